/** The games that have a face. Only these are offered. */
import type { GameFace } from "./face";
import { daLuigi } from "./da_luigi";
import { domingo } from "./domingo";
import { mammaMia } from "./mamma_mia";
import { milleGrazie } from "./mille_grazie";

export const faces: Readonly<Record<string, GameFace>> = { domingo, mille_grazie: milleGrazie, mamma_mia: mammaMia, da_luigi: daLuigi };
