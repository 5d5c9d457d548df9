// Whole games as the page of one seat is told of them: everything that comes over its line is kept, and can be told again to
// any page, position by position, without a server that plays.
import { ask, running, until } from "../browser/server_and_browser.mjs";

/** Steps from one choice to another one, so that a game does not always go the same way. */
const STRIDE = 7;

const hasPosition = (frame) => frame.kind === "welcome" || (frame.kind === "message" && frame.view);
const isAsked = (frame) => frame.decision !== null && frame.decision !== undefined;

/** Listens at a table with the secret of a seat; `frames` grows as long as the line is open. */
function listen(table, secret) {
  const frames = [];
  const socket = new WebSocket(`${running.address.replace("http", "ws")}api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ secret, since: null }));
  socket.onmessage = ({ data }) => frames.push(JSON.parse(data));
  return { frames, close: () => socket.close() };
}

/** Plays a game to its end for this seat, and returns its positions: all that comes over the line until the seat is asked something, or the game is over. */
export async function recordGame(made, secret = made.seats[0]) {
  const table = made.table.id;
  const line = listen(table, secret);
  const last = () => line.frames.findLast(hasPosition);
  for (let k = 0; ; k++) {
    await until(() => last() && (last().view.result || isAsked(last())));
    const { view, decision } = last();
    if (view.result) break;
    const action = view.decision[(k * STRIDE) % view.decision.length];
    await ask(`tables/${table}/commands`, { secret, body: { do: "move", key: `layout${decision}`, decision, action } });
    await until(() => last().decision !== decision);
  }
  line.close();
  return positionsOf(line.frames);
}

function positionsOf(frames) {
  const parts = [[]];
  for (const frame of frames) {
    parts.at(-1).push(frame);
    if (hasPosition(frame) && (isAsked(frame) || frame.view.result)) parts.push([]);
  }
  return parts.filter((part) => part.some(hasPosition));
}

/** What can be done in a position, by its verbs. */
function question(position) {
  const { view } = position.findLast(hasPosition);
  return view.result ? "over" : [...new Set(view.decision.map((action) => action.split(" ")[0]))].sort().join();
}

/** The numbers of positions, one for each question: the last one, when most has come together. */
export const oneOfEach = (positions) => [...new Map(positions.map((position, number) => [question(position), number])).values()].sort((one, other) => one - other);

/** These numbers, and so many others of all positions, about as far from each other. */
export function spread(length, count, wanted) {
  const even = Array.from({ length: count }, (_, k) => Math.round((k * (length - 1)) / (count - 1)));
  return [...new Set([...even, ...wanted])].sort((one, other) => one - other);
}

/** Tells a page what was recorded, instead of the server: `show(number)` goes on to that position. */
export async function retell(page, positions) {
  let line = null;
  let told = 0;
  await page.routeWebSocket(/\/socket$/, (socket) =>
    socket.onMessage(() => {
      if (line) return;
      line = socket;
      tell(line);
    }),
  );
  const tell = (socket) => {
    for (const frame of positions[told]) socket.send(JSON.stringify(frame));
    told += 1;
  };
  return {
    async show(number) {
      while (told <= number) tell(line);
    },
  };
}
