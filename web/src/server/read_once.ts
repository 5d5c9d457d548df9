/** Reads once what many ask for; what could not be read, or is not final, is read again the next time. */
export function readOnce<Result>(isFinal: (result: Result) => boolean = () => true): (key: string, read: () => Promise<Result>) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (key, read) => {
    const found = known.get(key) ?? read();
    known.set(key, found);
    found.then(
      (result) => isFinal(result) || known.delete(key),
      () => known.delete(key),
    );
    return found;
  };
}
