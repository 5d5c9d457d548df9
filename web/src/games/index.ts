/** The games that have a face. Only these are offered. */
import type { GameFace } from "./face";
import { domingo } from "./domingo";
import { milleGrazie } from "./mille_grazie";

export const faces: Readonly<Record<string, GameFace>> = { domingo, mille_grazie: milleGrazie };
