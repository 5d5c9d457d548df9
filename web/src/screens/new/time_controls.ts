/** The time controls that a new table can have. */
import type { NewTable } from "../../server/types";
import type { Words } from "../../words/words";

const MINUTE = 60;
const DAY = 86_400;

export const TIME_CONTROLS = {
  none: {},
  "10": { bank: 10 * MINUTE, increment: 5 },
  "30": { bank: 30 * MINUTE, increment: 10 },
  day: { allowance: DAY },
  days: { allowance: 3 * DAY },
} as const satisfies Record<string, Partial<NewTable["time_control"]>>;

export type TimeControl = keyof typeof TIME_CONTROLS;

export function timeControlName(name: TimeControl, words: Words): string {
  const control = TIME_CONTROLS[name];
  if ("bank" in control) return words.say("clock-bank", { minutes: control.bank / MINUTE });
  if ("allowance" in control) return words.say("clock-days", { days: control.allowance / DAY });
  return words.say("clock-none");
}
