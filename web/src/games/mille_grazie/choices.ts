/** What may be chosen now, read from the notation. */
import { partsOf } from "../events";
import type { Actions, Table } from "./declared";

export type Choice =
  | { kind: "ambush"; letters: readonly string[] }
  | { kind: "escort" | "walk"; letter: string }
  | { kind: "alone" | "take" | "leave" }
  | { kind: "discard"; order: number };

export function choiceOf(action: string): Choice {
  const [verb, value = ""] = partsOf<Actions>(action);
  if (verb === "ambush" || verb === "ambushes") return { kind: "ambush", letters: [...value] };
  if (verb === "escort" || verb === "walk") return { kind: verb, letter: value };
  if (verb === "discard") return { kind: "discard", order: Number(value) };
  return { kind: verb };
}

/** The action that lies in wait on these roads, whichever stands first; null if that may not be chosen. */
export function ambushOn(choices: readonly string[], letters: readonly string[]): string | null {
  const wanted = [...letters].sort().join("");
  return choices.find((action) => action.startsWith("ambush") && [...(action.split(" ")[1] ?? "")].sort().join("") === wanted) ?? null;
}

/** How many letters a robber sets at once (MG-09). */
export const compassesFor = (players: number): number => (players === 2 ? 2 : 1);

/** All letters that some choice names. */
export function lettersIn(choices: readonly string[]): string[] {
  const all = choices.flatMap((action) => {
    const choice = choiceOf(action);
    return choice.kind === "ambush" ? choice.letters : "letter" in choice ? [choice.letter] : [];
  });
  return [...new Set(all)].sort();
}

export const isNobleman = (table: Table, seat: number | null): boolean => seat !== null && seat === table.nobleman;
