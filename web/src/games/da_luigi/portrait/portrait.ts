/** A guest's picture, put together from parts. */
import { clothes } from "./clothes";
import { extras } from "./extras";
import { hair } from "./hair";
import { features, headBoxOf, head } from "./head";
import { colourOf, looksOf } from "./looks";
import { area, ellipse, shaded, type Shape } from "./shapes";

/** The walls behind the guests. */
const WALLS = ["#e9d9b4", "#d7dfc0", "#f1d3c2", "#cfdfe4", "#e3d3e0", "#f2e3b0"];
/** Every restaurant has the same two start guests; so that no two cards are alike, each has its own ribbon. */
const RIBBONS = ["#cc3a26", "#2f7ba3", "#f0c02e", "#6f7d2f"];

const drawn = new Map<string, readonly Shape[]>();

/** The shapes of a guest, from back to front. `restaurant` is the restaurant a start guest belongs to. */
export function portraitOf(number: number, description: string | undefined, restaurant: number | null = null): readonly Shape[] {
  const key = `${number} ${restaurant ?? ""} ${description ?? ""}`;
  const found = drawn.get(key) ?? compose(number, description, restaurant);
  drawn.set(key, found);
  return found;
}

function compose(number: number, description: string | undefined, restaurant: number | null): Shape[] {
  const looks = looksOf(description, number);
  const frame = headBoxOf(looks);
  const colour = colourOf(looks.hair, "#6b4226");
  const { back, front } = hair(looks.hair, frame, colour);
  const brows = /bushy black|thick dark/.test(looks.extra) ? "#2b2422" : shaded(colour, -0.35);
  return [
    area("M0 0h100v100H0z", WALLS[number % WALLS.length] ?? "#e9d9b4"),
    ...back,
    ...clothes(looks),
    ...head(looks),
    ...features(looks, brows),
    ...front,
    ...extras(frame, looks),
    ...(restaurant === null ? [] : ribbon(RIBBONS[restaurant % RIBBONS.length] ?? "#cc3a26")),
  ];
}

const ribbon = (colour: string): Shape[] => [
  area("M72 84l5 14 4-5 6 3-5-13z", shaded(colour, -0.2)),
  area(ellipse(76, 82, 7), colour),
  area(ellipse(76, 82, 3), "#fffaf0"),
];
