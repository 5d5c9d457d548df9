/** Choosing step by step where there are many choices: first what to do, then each field in which the choices differ. */
import type { EditionDetails, GameInfo } from "../server/shapes";
import type { Names, Words } from "../words/words";

/** So many choices are offered at once, each as a sentence. */
export const MAX_AT_ONCE = 8;

/** A button: what it says, and the choices that are left once it is pressed. */
export interface ChoiceButton {
  text: string;
  left: string[];
}

/** What is asked, and the answers. */
export interface ChoiceStep {
  question: string;
  buttons: ChoiceButton[];
}

interface Context {
  game: GameInfo;
  words: Words;
  names: Names;
  edition: EditionDetails | null;
}

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
  for (const [place, shape] of (game.actions[verb] ?? []).entries()) {
    const byValue = grouped(choices, (choice) => choice.split(" ")[place + 1] ?? "");
    if (byValue.length < 2) continue;
    const special = `field-${verb}-${shape.name}`;
    return {
      question: words.say(words.has(special) ? special : `field-${shape.name}`),
      buttons: byValue.map(([value, left]) => ({ text: String(words.value(shape, value, names, edition)), left })),
    };
  }
  throw new Error(`equal choices: ${choices.join(", ")}`);
}
