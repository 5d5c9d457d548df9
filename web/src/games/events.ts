/** Events and actions as the games declare them (`declared.ts` in each game's folder), and what all games do with them. */
import type { Event, View } from "../server/types";

/** An event of a game: the name says which fields there are. */
export type EventOf<Events> = {
  [Name in keyof Events & string]: Omit<Event, "name" | "fields"> & { name: Name; fields: Events[Name] };
}[keyof Events & string];

type FieldName<Fields> = Fields extends unknown ? keyof Fields & string : never;
type FieldValue<Fields, Name> = Fields extends unknown ? (Name extends keyof Fields ? NonNullable<Fields[Name]> : never) : never;

/** The value of a field, for events that have it and readers who see it. */
export const fieldOf = <E extends Event, Name extends FieldName<E["fields"]>>(event: E, name: Name): FieldValue<E["fields"], Name> =>
  event.fields[name] as FieldValue<E["fields"], Name>;

/** Makes events of a game that everybody sees in full. */
export const emitterOf =
  <Events>() =>
  <Name extends keyof Events & string>(name: Name, fields: Events[Name]): EventOf<Events> =>
    ({ name, fields, cut: "" }) as unknown as EventOf<Events>;

/** The events up to the one that is being shown; all of them, if none is. */
export function eventsUntil<E extends Event>(events: readonly E[], shown: E | null): readonly E[] {
  const at = shown ? events.lastIndexOf(shown) : -1;
  return at < 0 ? events : events.slice(0, at + 1);
}

/** An action in its parts: the verb, and the values of its fields. */
export const partsOf = <Actions>(action: string): [verb: keyof Actions & string, ...values: string[]] =>
  action.split(" ") as [keyof Actions & string, ...string[]];

/** What a game's views show of its table, as the game declares it. */
export const tableReader =
  <Table>() =>
  (view: View): Table =>
    view.table as unknown as Table;

/** The same values with another one in one place. */
export const replaced = <T>(all: readonly T[], at: number, one: T): T[] => all.map((old, k) => (k === at ? one : old));

/** Numbers of which one has changed by so much. */
export const added = (numbers: readonly number[], at: number, by: number): number[] => numbers.map((one, k) => (k === at ? one + by : one));
