/**
 * How a guest looks, from the six parts of their description. Where a guest has no description, as in a file of
 * one's own, the number of the guest decides: always the same way.
 */
export const SKINS: Readonly<Record<string, string>> = {
  pale: "#f8dfc8",
  rosy: "#f4c3ab",
  tanned: "#dda677",
  brown: "#a8714a",
  dark: "#6f452d",
};
export const HEADS = ["round", "oval", "square", "long", "thin", "broad", "heart-shaped", "pointed"] as const;
export type Head = (typeof HEADS)[number];
export const MOODS = ["beaming", "smiling", "sour", "enchanted", "chatty", "absent-minded", "restless"] as const;
export type Mood = (typeof MOODS)[number];

/** Colours by their names; longer names stand first, since they contain shorter ones. */
const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/dyed green/, "#5f9a4a"],
  [/blue-grey/, "#9fb0c0"],
  [/light brown|sandy/, "#b58a55"],
  [/dark brown/, "#4a2d1c"],
  [/dark blonde/, "#b78d4b"],
  [/platinum/, "#f3e6bd"],
  [/blond/, "#e6bd54"],
  [/light blue/, "#8cc0dc"],
  [/light green/, "#a9c98a"],
  [/dark green/, "#3f5a36"],
  [/dark blue|navy/, "#2c4160"],
  [/auburn/, "#8f3f22"],
  [/silver|sequin/, "#cdd2d6"],
  [/gold/, "#d9ab3a"],
  [/turquoise/, "#3aa39b"],
  [/burgundy/, "#74243a"],
  [/lilac/, "#b795c9"],
  [/violet/, "#7d559c"],
  [/mustard/, "#c99a2e"],
  [/olive/, "#6f7d2f"],
  [/denim|boiler|overalls|blue/, "#3f74a6"],
  [/pink/, "#e596ab"],
  [/orange/, "#dd7d33"],
  [/yellow/, "#efc440"],
  [/beige|trench/, "#cdb48b"],
  [/black|pinstripe|leather/, "#332b2b"],
  [/brown|tweed|corduroy/, "#74492b"],
  [/grey|felt/, "#9a958f"],
  [/white|wedding|lace/, "#f6f1e6"],
  [/red/, "#c0402c"],
  [/green|hunting/, "#5d8a48"],
  [/dark/, "#3a3035"],
  [/leopard/, "#d8a65a"],
  [/straw|gardening/, "#e0bd6a"],
];

export const colourOf = (words: string, otherwise: string): string => COLOURS.find(([named]) => named.test(words))?.[1] ?? otherwise;

export interface Looks {
  who: string;
  isOld: boolean;
  isChild: boolean;
  isWoman: boolean;
  head: Head;
  skin: string;
  hair: string;
  extra: string;
  clothes: string;
  mood: Mood;
}

const HAIR = ["short black hair", "curly brown hair", "long red hair", "grey hair in a bun", "blonde bob", "bald", "wavy black hair"];
const EXTRA = ["round glasses", "thick black moustache", "straw hat", "pearl earrings", "freckles", "red beret", "full brown beard"];
const CLOTHES = ["green jumper", "dark suit with a red tie", "blue overalls", "yellow dress", "red checked shirt", "white blouse"];
const PEOPLE = ["man", "woman", "old man", "old woman", "boy", "girl", "young man", "young woman"];

/** A description for a guest who has none; each part cycles with its own period. */
function invented(number: number): string {
  const pick = (from: readonly string[], pace: number) => from[(number * pace + Math.floor(number / from.length)) % from.length] ?? "";
  const face = `${pick(HEADS, 3)} ${pick(Object.keys(SKINS), 2)} face`;
  return [pick(PEOPLE, 5), face, pick(HAIR, 3), pick(EXTRA, 2), pick(CLOTHES, 5), pick(MOODS, 4)].join(", ");
}

export function looksOf(description: string | undefined, number: number): Looks {
  const [who = "", face = "", hair = "", extra = "", clothes = "", mood = ""] = (description ?? invented(number)).split(", ");
  return {
    who,
    isOld: who.startsWith("old"),
    isChild: /boy|girl/.test(who),
    isWoman: /woman|girl/.test(who),
    head: HEADS.find((one) => face.startsWith(one)) ?? "oval",
    skin: SKINS[face.split(" ")[1] ?? ""] ?? "#dda677",
    hair,
    extra,
    clothes,
    mood: MOODS.find((one) => one === mood) ?? "smiling",
  };
}
