/** Events and actions as the games declare them (`declared.ts` in each game's folder). */
import type { Event } from "../server/shapes";

/** An event of a game: the name says which fields there are. */
export type EventOf<Events> = {
  [Name in keyof Events & string]: Omit<Event, "name" | "fields"> & { name: Name; fields: Events[Name] };
}[keyof Events & string];

type FieldName<Fields> = Fields extends unknown ? keyof Fields & string : never;
type FieldValue<Fields, Name> = Fields extends unknown ? (Name extends keyof Fields ? NonNullable<Fields[Name]> : never) : never;

/** The value of a field, for events that have it and readers who see it. */
export const fieldOf = <E extends Event, Name extends FieldName<E["fields"]>>(event: E, name: Name): FieldValue<E["fields"], Name> =>
  event.fields[name] as FieldValue<E["fields"], Name>;

/** An action in its parts: the verb, and the values of its fields. */
export const partsOf = <Actions>(action: string): [verb: keyof Actions & string, ...values: string[]] =>
  action.split(" ") as [keyof Actions & string, ...string[]];
