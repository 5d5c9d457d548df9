/** The numbered rules of the games, in the reader's language; each is read once. */
import * as server from "../server/http";
import type { Clause } from "../server/shapes";

const read = new Map<string, Promise<Clause[]>>();

export function clausesOf(game: string, language: string): Promise<Clause[]> {
  const key = `${game} ${language}`;
  const found = read.get(key) ?? server.rules(game, language);
  read.set(key, found);
  found.catch(() => read.delete(key));
  return found;
}

/** Clauses that mention all these words. */
export function search(clauses: readonly Clause[], asked: string): Clause[] {
  const sought = plain(asked).split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = plain(`${clause.number} ${clause.section} ${clause.text}`);
    return sought.every((word) => text.includes(word));
  });
}

const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f*`]/g, "").replaceAll("’", "'");
