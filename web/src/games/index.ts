/** The games that have a face. Only these are offered. */
import { anyFace, type GameFace } from "./face";
import { daLuigi } from "./da_luigi";
import { domingo } from "./domingo";
import { mammaMia } from "./mamma_mia";
import { milleGrazie } from "./mille_grazie";

export const faces: Readonly<Record<string, GameFace>> = {
  domingo: anyFace(domingo),
  mille_grazie: anyFace(milleGrazie),
  mamma_mia: anyFace(mammaMia),
  da_luigi: anyFace(daLuigi),
};
