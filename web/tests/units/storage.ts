/** As much of a device's storage as is needed. */
export class Storage {
  #kept = new Map<string, string>();
  getItem = (name: string): string | null => this.#kept.get(name) ?? null;
  setItem = (name: string, text: string): void => void this.#kept.set(name, text);
}
