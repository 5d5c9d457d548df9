// Whole games as the page of one seat is told of them: everything that comes over its line is kept, and can be told again to
// any page, position by position, without a server that plays.
import { ask, house, until } from "../browser/house.mjs";

/** Steps from one choice to another one, so that a game does not always go the same way. */
const STRIDE = 7;

const hasPosition = (frame) => frame.kind === "welcome" || (frame.kind === "message" && frame.view);
const isAsked = (frame) => frame.decision !== null && frame.decision !== undefined;

/** Listens at a table with the secret of a seat; `frames` grows as long as the line is open. */
function listen(table, secret) {
  const frames = [];
  const socket = new WebSocket(`${house.address.replace("http", "ws")}api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ secret, since: null }));
  socket.onmessage = ({ data }) => frames.push(JSON.parse(data));
  return { frames, close: () => socket.close() };
}

/** Plays a game to its end for this seat, and returns every frame that its page gets. */
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
  return line.frames;
}

/** The frames of a game, cut so that each part ends where the seat is asked something, or the game is over. */
export function positionsOf(frames) {
  const parts = [[]];
  for (const frame of frames) {
    parts.at(-1).push(frame);
    if (hasPosition(frame) && (isAsked(frame) || frame.view.result)) parts.push([]);
  }
  return parts.filter((part) => part.some(hasPosition));
}

/** So many of these, from the first to the last, about as far from each other. */
export const spread = (all, count) => [...new Set(Array.from({ length: count }, (_, k) => Math.round((k * (all.length - 1)) / Math.max(1, count - 1))))];

/** Tells a page what was recorded, instead of the server: `show(number)` goes on to that position. */
export async function retell(page, frames) {
  const parts = positionsOf(frames);
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
    for (const frame of parts[told]) socket.send(JSON.stringify(frame));
    told += 1;
  };
  return {
    count: parts.length,
    async show(number) {
      while (told <= number) tell(line);
    },
  };
}
