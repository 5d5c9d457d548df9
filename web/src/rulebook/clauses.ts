/** The numbered rules of the games, in the reader's language; each is read once. */
import * as server from "../server/http";
import { readOnce } from "../server/read_once";
import type { Clause } from "../server/types";

const clauses = readOnce<Clause[]>();

export const clausesOf = (game: string, language: string) => clauses(`${game} ${language}`, () => server.rules(game, language));

/** Clauses that mention all these words. */
export function search(clauses: readonly Clause[], asked: string): Clause[] {
  const sought = plain(asked).split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = plain(`${clause.number} ${clause.section} ${clause.text}`);
    return sought.every((word) => text.includes(word));
  });
}

const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f*`]/g, "").replaceAll("’", "'");
