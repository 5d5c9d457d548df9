/** Local storage, with a prefix for all names. Where nothing can be stored, the app works for as long as it is open. */
const PREFIX = "tavolata.";

export function load<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A full or forbidden storage is no reason to stop playing.
  }
}
