/** The user interface of each game: a folder for each that has one of its own, and the generic one for all others. */
import { genericUi } from "../generic_ui/generic_ui";
import type { GameUi } from "./game_ui";

const OWN = import.meta.glob<GameUi>("./*/index.ts", { eager: true, import: "ui" });

/** Those that are drawn for one game. */
export const ownUis: Readonly<Record<string, GameUi>> = Object.fromEntries(Object.values(OWN).map((ui) => [ui.name, ui]));

const generic: Record<string, GameUi> = {};

export const gameUi = (name: string): GameUi => ownUis[name] ?? (generic[name] ??= genericUi(name));
