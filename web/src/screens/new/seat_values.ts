/** What every seat gets by an option, one thing for one seat: how the things go round when a chair is touched. */
import type { OptionInfo } from "../../server/types";

/** All things there are: the server names those of the largest table. */
export function thingsOf(option: OptionInfo): string[] {
  const most = Math.max(...Object.keys(option.values).map(Number));
  return String(option.values[most]?.find((value) => String(value).includes(",")) ?? "").split(",");
}

/** After a touch on a chair it has the next thing; whoever had that gets what the chair had. */
export function nextForSeat(things: readonly string[], given: readonly string[], seat: number): string[] {
  const old = given[seat]!;
  const next = things[(things.indexOf(old) + 1) % things.length]!;
  return given.map((thing, other) => (other === seat ? next : thing === next ? old : thing));
}
