/** A hint in words: the best action and what follows it in the same turn, the next best, their expected points and wins. */
import type { Hint } from "../server/types";
import type { Words } from "../words/words";

type Advice = Hint["advice"][number];

/** Where one choice is so much better than all others, there is nothing to vary. */
const CLEAR_SHARE = 0.9;

const outlook = ({ points, win }: Advice) => ({ points: Math.round(points) || 0, wins: Math.round(10 * win) });

const capital = (text: string, language: string) => text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/** The sentences of a hint; `wording` puts an action into words. */
export function hintSentences({ advice, is_secret }: Hint, words: Words, wording: (action: string) => string): string[] {
  const [best, next] = advice;
  if (!best) return [];
  const said = [words.say("hint-best", { action: capital(wording(best.action), words.language), ...outlook(best) })];
  if (best.plan.length) said.push(words.say("hint-plan", { actions: best.plan.map(wording).join(", ") }));
  if (next?.is_sure) said.push(second(best, next, words, wording(next.action)));
  if (is_secret && best.share < CLEAR_SHARE) said.push(words.say("hint-vary", { times: Math.round(10 * best.share) }));
  return said;
}

function second(best: Advice, next: Advice, words: Words, action: string): string {
  const [before, after] = [outlook(best), outlook(next)];
  const isEqual = after.points >= before.points && after.wins >= before.wins;
  return isEqual ? words.say("hint-equal", { action }) : words.say("hint-next", { action, ...after });
}
