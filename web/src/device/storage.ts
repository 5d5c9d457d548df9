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

/** Returns whether it is stored now. A full or forbidden storage is no reason to stop playing. */
export function save(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes all that was stored here, and nothing of other apps at the same address. */
export function clear(): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, k) => localStorage.key(k) ?? "");
    names.filter((name) => name.startsWith(PREFIX)).forEach((name) => localStorage.removeItem(name));
  } catch {
    // Where nothing can be stored, there is nothing to remove.
  }
}

/** Calls `changed` when another window has stored something else under this name. */
export function onChangedElsewhere(name: string, changed: () => void): void {
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (key === null || key === PREFIX + name) changed();
  });
}
