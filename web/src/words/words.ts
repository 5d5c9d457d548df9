/** Words: the translation files (Fluent) of the server, of a game and of this app, in one language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { EditionDetails, Event, FieldInfo, GameInfo, Refusal } from "../server/types";
import { signed } from "./signed";

export type Fields = Record<string, FluentVariable>;
/** What seats are called, by their number. */
export type Names = readonly string[];
/** How a game words values that the translation files have no words for; null: as they are. */
export type Naming = (field: FieldInfo, value: string, words: Words) => string | null;
type Worded = string | number | { key: string; fields: Record<string, unknown> };

class PrintedNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return signed(super.toString(...scope));
  }
}

const printed = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === "number" ? new PrintedNumber(value) : value]));

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    readonly translations: readonly string[],
    readonly naming: Naming = () => null,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of translations) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence for a key. A missing key is shown as it is, so that somebody notices. */
  say(key: string, fields: Fields = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, printed(fields), []) : key;
  }

  /** Several things in one sentence: “Anna, Ben and Carla”. */
  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language === "en" ? "en-GB" : this.language).format(parts);
  }

  seat(seat: number, names: Names): string {
    return names[seat] ?? this.say("seat", { number: seat + 1 });
  }

  action(game: GameInfo, notation: string, names: Names, edition: EditionDetails | null): string {
    const [verb = "", ...values] = notation.split(" ");
    const fields = game.actions[verb] ?? [];
    const said = fields.map((field, k) => [field.name, this.value(field, values[k] ?? "", names, edition)] as const);
    return this.say(`action-${verb}`, Object.fromEntries(said));
  }

  event(game: GameInfo, event: Event, names: Names, edition: EditionDetails | null): string {
    const fields = new Map((game.events[event.name]?.fields ?? []).map((field) => [field.name, field]));
    const said = Object.entries(event.fields).map(([name, value]) => {
      const field = fields.get(name);
      return [name, field ? this.value(field, value, names, edition) : value] as const;
    });
    const key = `event-${event.name.replaceAll("_", "-")}`;
    return this.say(event.cut ? `${key}-${event.cut}` : key, Object.fromEntries(said));
  }

  refusal(refusal: Refusal): string {
    const fields = Object.entries(refusal.fields).map(([name, value]) => [name, this.#plain(value)] as const);
    return this.say(`error-${refusal.key}`, Object.fromEntries(fields));
  }

  /** A field's value in words; numbers stay numbers. */
  value(field: FieldInfo, value: string | number, names: Names, edition: EditionDetails | null): string | number {
    if (field.domain === "seat") return this.seat(Number(value), names);
    if (field.domain === "component") {
      const called = edition?.names[field.topic]?.[Number(value) - 1];
      return called === undefined ? value : this.#named(called as Worded);
    }
    if (field.domain === "name" && field.topic) return this.say(`${field.topic}-${value}`);
    if (field.domain === "number") return Number(value);
    return this.naming(field, String(value), this) ?? value;
  }

  #named(name: Worded): string | number {
    if (typeof name !== "object") return name;
    const fields = Object.entries(name.fields).map(([part, given]) => [part, this.#plain(given)] as const);
    return this.say(name.key, Object.fromEntries(fields));
  }

  #plain(value: unknown): string | number {
    if (Array.isArray(value)) return value.map((one) => this.#plain(one)).join(", ");
    if (typeof value === "number") return value;
    if (value && typeof value === "object" && "key" in value) {
      return "clause" in value ? this.refusal(value as Refusal) : this.#named(value as Worded);
    }
    return String(value);
  }
}
