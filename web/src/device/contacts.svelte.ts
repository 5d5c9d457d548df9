/** How the people on this device are notified. The server does not tell it again, so it is stored here. */
import { SharedValue } from "./shared_value.svelte";

export type StoredContact = { way: "email"; address: string } | { way: "push" };

export class Contacts {
  readonly #all = new SharedValue<Record<string, StoredContact>>("contacts", {});

  of(table: string, chair: number): StoredContact | null {
    return this.#all.value[`${table}/${chair}`] ?? null;
  }

  set(table: string, chair: number, contact: StoredContact | null): void {
    this.#all.change((all) => {
      const others = Object.entries(all).filter(([place]) => place !== `${table}/${chair}`);
      return Object.fromEntries(contact ? [...others, [`${table}/${chair}`, contact]] : others);
    });
  }

  /** The address that was given last: most people have one. */
  get address(): string {
    const mails = Object.values(this.#all.value).flatMap((contact) => (contact.way === "email" ? [contact.address] : []));
    return mails.at(-1) ?? "";
  }

  /** Does any table send push messages here? */
  get isPushing(): boolean {
    return Object.values(this.#all.value).some((contact) => contact.way === "push");
  }
}

export const contacts = new Contacts();
