/** The faces of games: a folder of its own for each that has one, and one made from declarations for all others. */
import { genericFace } from "../generic_face/face";
import type { GameFace } from "./face";

const OWN = import.meta.glob<GameFace>("./*/index.ts", { eager: true, import: "face" });

/** The faces that are drawn for one game. */
export const ownFaces: Readonly<Record<string, GameFace>> = Object.fromEntries(Object.values(OWN).map((face) => [face.name, face]));

const generic: Record<string, GameFace> = {};

/** The face of a game. */
export const gameFace = (name: string): GameFace => ownFaces[name] ?? (generic[name] ??= genericFace(name));
