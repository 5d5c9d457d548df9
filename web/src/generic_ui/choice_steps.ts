/** Choosing step by step where there are many choices: first what to do, then each field in which the choices differ. */
import type { EditionDetails, GameInfo } from "../server/types";
import type { Names, Words } from "../words/words";

/** So many choices are offered at once, each as a sentence. */
export const MAX_AT_ONCE = 8;

/** A button: what it says, and the choices that are left once it is pressed. */
interface ChoiceButton {
  text: string;
  left: string[];
}

/** What is asked, and the answers. */
interface ChoiceStep {
  question: string;
  buttons: ChoiceButton[];
}

interface Context {
  game: GameInfo;
  words: Words;
  names: Names;
  edition: EditionDetails | null;
}

/** The key of what is asked for, in general: the first field in which the choices differ, if they are of one kind. */
export function questionKey(choices: readonly string[], actions: GameInfo["actions"], words: Pick<Words, "has">): string {
  const [verb = "", ...others] = new Set(choices.map(verbOf));
  const fields = others.length ? [] : (actions[verb] ?? []);
  const field = fields.find((_, place) => grouped(choices, valueAt(place)).length > 1) ?? fields[0];
  return field ? fieldKey(verb, field.name, words) : "choice-what";
}

/** The question for a field: the one for this kind of action goes first. */
function fieldKey(verb: string, field: string, words: Pick<Words, "has">): string {
  const special = `field-${verb}-${field}`;
  return words.has(special) ? special : `field-${field}`;
}

const valueAt = (place: number) => (choice: string): string => choice.split(" ")[place + 1] ?? "";
const verbOf = (choice: string): string => choice.split(" ")[0] ?? "";

function grouped(choices: readonly string[], keyOf: (choice: string) => string): [key: string, left: string[]][] {
  const groups = new Map<string, string[]>();
  for (const choice of choices) groups.set(keyOf(choice), [...(groups.get(keyOf(choice)) ?? []), choice]);
  return [...groups];
}

/** The next step, for at least two choices. */
export function stepFor(choices: readonly string[], context: Context): ChoiceStep {
  const { game, words, names, edition } = context;
  if (choices.length <= MAX_AT_ONCE) {
    return { question: "", buttons: choices.map((choice) => ({ text: words.action(game, choice, names, edition), left: [choice] })) };
  }
  const byVerb = grouped(choices, verbOf);
  if (byVerb.length > 1) {
    return { question: words.say("choice-what"), buttons: byVerb.map(([verb, left]) => ({ text: words.say(`verb-${verb}`), left })) };
  }
  const verb = verbOf(choices[0] ?? "");
  for (const [place, field] of (game.actions[verb] ?? []).entries()) {
    const byValue = grouped(choices, valueAt(place));
    if (byValue.length < 2) continue;
    return {
      question: words.say(fieldKey(verb, field.name, words)),
      buttons: byValue.map(([value, left]) => ({ text: String(words.value(field, value, names, edition)), left })),
    };
  }
  throw new Error(`equal choices: ${choices.join(", ")}`);
}
