/** How the people on this device are notified. The server does not tell it again, so it is stored here. */
import { load, save } from "./storage";

export type StoredContact = { way: "email"; address: string } | { way: "push" };

class Contacts {
  #all = $state.raw<Record<string, StoredContact>>(load("contacts", {}));

  of(table: string, chair: number): StoredContact | null {
    return this.#all[`${table}/${chair}`] ?? null;
  }

  set(table: string, chair: number, contact: StoredContact | null): void {
    const others = Object.entries(this.#all).filter(([place]) => place !== `${table}/${chair}`);
    this.#all = Object.fromEntries(contact ? [...others, [`${table}/${chair}`, contact]] : others);
    save("contacts", this.#all);
  }

  /** The address that was given last: most people have one. */
  get address(): string {
    const mails = Object.values(this.#all).flatMap((contact) => (contact.way === "email" ? [contact.address] : []));
    return mails.at(-1) ?? "";
  }

  /** Does any table send push messages here? */
  get isPushing(): boolean {
    return Object.values(this.#all).some((contact) => contact.way === "push");
  }
}

export const contacts = new Contacts();
