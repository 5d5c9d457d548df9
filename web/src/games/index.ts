/** The games that have a face. Only these are offered. */
import type { GameFace } from "./face";
import { domingo } from "./domingo";
import { mamma_mia } from "./mamma_mia";

export const faces: Readonly<Record<string, GameFace>> = { domingo, mamma_mia };
