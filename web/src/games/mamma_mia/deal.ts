/** Mamma Mia's deal, from the seed alone, exactly as the server deals (MM-02 to MM-06). */
import { Chance } from "../../proof/chance";
import { emitterOf } from "../events";
import type { DealGiven } from "../game_ui";
import { COLOURS, KINDS, type Colour, type Event, type Events } from "./declared";
import { CARDS_OF_A_KIND, ORDERS_OF_A_COLOUR } from "./table";

const DEALT = 8;
/** How many cards of each kind stay in the box, by the number of players. */
const TO_THE_BOX = [0, 0, 7, 5, 3, 1, 0];

/** Our own cards and those of others are as many. */
type Given = Omit<DealGiven, "edition">;

const emit = emitterOf<Events>();

function coloursOf(chance: Chance, { players, options }: Given): Colour[] {
  const wanted = options["colours"];
  if (typeof wanted === "string" && wanted !== "random") return wanted.split(",") as Colour[];
  return chance.shuffle([...COLOURS]).slice(0, players);
}

/** The cards one player is dealt: by kind, then an order. */
function dealtTo(seat: number, colour: Colour, stock: number[], chance: Chance): Event[] {
  const cards = stock.splice(-DEALT);
  const drawn = KINDS.flatMap((kind, k) => {
    const count = cards.filter((card) => card === k).length;
    return count ? [emit("kind_drawn", { seat, kind, count })] : [];
  });
  const waiter = chance.shuffle(Array.from({ length: ORDERS_OF_A_COLOUR }, (_, k) => k));
  const order = COLOURS.indexOf(colour) * ORDERS_OF_A_COLOUR + waiter.at(-1)! + 1;
  return [
    emit("ingredients_drawn", { seat, count: DEALT }),
    ...drawn,
    emit("orders_drawn", { seat, count: 1 }),
    emit("order_drawn", { seat, order }),
  ];
}

export function deal(seed: string, given: Given): Event[] {
  const { players, options } = given;
  const chance = new Chance(seed);
  const colours = coloursOf(chance, given);
  const each = CARDS_OF_A_KIND - (TO_THE_BOX[players] ?? 0);
  const stock = chance.shuffle(KINDS.flatMap((_, kind) => Array.from({ length: each }, () => kind)));
  const events = [
    ...colours.map((colour, seat) => emit("seated", { seat, colour })),
    emit("stock_renewed", { count: stock.length }),
    ...colours.flatMap((colour, seat) => dealtTo(seat, colour, stock, chance)),
  ];
  const first = typeof options["first"] === "number" ? options["first"] : chance.below(players);
  return [...events, emit("began", { seat: first })];
}
