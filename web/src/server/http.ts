/** The server over HTTP. Secrets travel in the header, never in an address. */
import type {
  Clause, Contact, ContactState, EditionDetails, ExampleSteps, FirstLesson, Hint, FoundTable, JoinCode, SeatCode, TableInfo, MadeTable, MailState, ReplayStep, ReviewAnswer, SketchMove, SketchSteps, MovedSeat, NewTable, Catalog, PlayWell, Refusal, RulebookText, TakenChair, Welcome,
} from "./types";

/** The server refused a request, with a reason to be put into words. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key);
  }
}

/** There was no answer. */
export class Unreachable extends Error {}

interface Request {
  method?: string;
  secret?: string;
  body?: unknown;
}

const API = new URL("api/", document.baseURI).pathname;

async function request(path: string, { method = "GET", secret, body }: Request = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(API + path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as { refused?: Refusal } | null;
  throw problem?.refused ? new Refused(problem.refused) : new Unreachable();
}

const json = async <T>(path: string, options?: Request): Promise<T> => (await request(path, options)).json() as Promise<T>;

export const catalog = () => json<Catalog>("catalog");
export const words = async (language: string, game?: string) =>
  (await request(`words/${language}${game ? `?game=${game}` : ""}`)).text();
export const rulebook = (game: string, language: string) => json<RulebookText>(`games/${game}/rulebook/${language}`);
export const example = (game: string, name: string) => json<ExampleSteps>(`games/${game}/examples/${name}`);
export const firstLesson = (game: string) => json<FirstLesson>(`games/${game}/lesson`);
export const playWell = (game: string) => json<PlayWell>(`games/${game}/play-well`);
export const tryExample = (game: string, name: string, action: string) => json<ExampleSteps>(`games/${game}/examples/${name}`, { method: "POST", body: { action } });
export const rules = (game: string, language: string) => json<Clause[]>(`games/${game}/rules/${language}`);
/** Has an edition file checked by the server, which does not store it. */
export const readEdition = (game: string, name: string, text: string) =>
  json<EditionDetails>(`games/${game}/edition`, { method: "POST", body: { name, text } });
/** The address of our own edition file. */
export const editionFile = (game: string): string => `${API}games/${game}/edition/file`;
export const gameEdition = (game: string) => json<EditionDetails>(`games/${game}/edition`);
export const edition = (table: string, secret: string) => json<EditionDetails>(`tables/${table}/edition`, { secret });

export const makeTable = (body: NewTable) => json<MadeTable>("tables", { method: "POST", body });
export const tableInfo = (table: string, secret: string) => json<TableInfo>(`tables/${table}`, { secret });
export const sit = (table: string, secret: string, name: string, chair: number | null) =>
  json<TakenChair>(`tables/${table}/chairs`, { method: "POST", secret, body: { name, chair } });
export const everything = async (table: string, secret: string) =>
  (await json<Welcome[]>(`tables/${table}/messages`, { secret }))[0];
export const hint = (table: string, secret: string) => json<Hint>(`tables/${table}/hint`, { secret, method: "POST" });
export const issueCode = (table: string, secret: string) =>
  json<SeatCode>(`tables/${table}/codes`, { method: "POST", secret });
/** Asked again with the same key, because there was no answer, it answers the same. */
export const redeemCode = (code: string, key: string) => json<MovedSeat>("codes", { method: "POST", body: { code, key } });
export const joinCode = (table: string, secret: string) => json<JoinCode>(`tables/${table}/join-code`, { method: "POST", secret });
export const findTable = (code: string) => json<FoundTable>("join-codes", { method: "POST", body: { code } });
export const setContact = (table: string, secret: string, body: Contact) =>
  json<ContactState>(`tables/${table}/contact`, { method: "PUT", secret, body });
export const contactState = (table: string, secret: string) => json<ContactState>(`tables/${table}/contact`, { secret });

/** What somebody has decided who got a mail with this token. To look at it changes nothing. */
export const mailState = (token: string) => json<MailState>(`mail/${token}`);
export const decideMail = (token: string, what: "confirm" | "stop") => json<MailState>(`mail/${token}/${what}`, { method: "POST" });

export const record = (table: string, secret: string, game: number) =>
  json<Record<string, unknown>>(`tables/${table}/games/${game}/record`, { secret });

/** Whose view a replay shows: a seat's, a spectator's, or all cards open. */
export type Perspective = number | "spectator" | "all";

export function replaySteps(table: string, secret: string, game: number, perspective: Perspective): Promise<ReplayStep[]> {
  const query = perspective === "all" ? "?perspective=all" : perspective === "spectator" ? "" : `?seat=${perspective}`;
  return json<ReplayStep[]>(`tables/${table}/games/${game}/steps${query}`, { secret });
}

/** What is known of the review of a finished game, without the decisions that are known here already. */
export const review = (table: string, secret: string, game: number, known: number) =>
  json<ReviewAnswer>(`tables/${table}/games/${game}/review?known=${known}`, { secret });
/** Play on against bots from a position of a finished game. */
export const sketch = (table: string, secret: string, game: number, body: { seat: number; move: number; moves: readonly SketchMove[] }) =>
  json<SketchSteps>(`tables/${table}/games/${game}/sketch`, { method: "POST", secret, body });

export function socketAddress(table: string): string {
  const address = new URL(`${API}tables/${table}/socket`, document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
