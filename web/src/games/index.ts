/** The games that have a face. Only these are offered. */
import type { GameFace } from "./face";
import { daLuigi } from "./da_luigi";
import { domingo } from "./domingo";

export const faces: Readonly<Record<string, GameFace>> = { domingo, da_luigi: daLuigi };
