// Tables to be photographed: made and played over HTTP.
/** So many bots of the cast, as people meet them. */
export const bots = (count) => ["dario", "elsa", "neri", "rosa", "fabio"].slice(0, count).map((bot) => ({ who: "bot", bot }));
export const anna = { who: "here", name: "Anna" };

/** How to make tables of a game, and to play on at them. */
export function host(address) {
  const post = async (path, body, secret) => {
    const headers = { "Content-Type": "application/json", ...(secret ? { Authorization: `Bearer ${secret}` } : {}) };
    return (await fetch(`${address}api/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const get = async (path, secret) => (await fetch(`${address}api/${path}`, { headers: { Authorization: `Bearer ${secret}` } })).json();

  /** A table that is played on at once, unless `more` says otherwise. */
  const make = (game, chairs, more = {}) => post("tables", { game, chairs, start: true, ...more });

  /** Give a command for Anna. */
  const command = (made, body) => post(`tables/${made.table.id}/commands`, { key: crypto.randomUUID(), ...body }, made.host);

  /** What the best bot would do; while all who could think are busy, it is asked again. Where there is no hint, the first choice. */
  async function choiceOf(made, view) {
    while (view.has_hint) {
      const answer = await post(`tables/${made.table.id}/hint`, {}, made.host);
      if (answer.advice) return answer.advice[0].action;
      if (answer.refused.key !== "bots-busy") break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return view.decision[0];
  }

  /** Play on for Anna, as a bot would, until so many of her moves were made, or to the end, or until her view is as wanted. */
  async function playOn(made, moves, isEnough = () => false) {
    for (let k = 0; k < moves; k++) {
      let state;
      do [state] = await get(`tables/${made.table.id}/messages`, made.host);
      while (state.decision === null && !state.view.result && (await new Promise((resolve) => setTimeout(resolve, 60, true))));
      if (state.view.result || isEnough(state.view)) return;
      await command(made, { do: "move", decision: state.decision, action: await choiceOf(made, state.view) });
    }
  }
  return { make, command, playOn };
}

export const press = (selector) => async (page) => page.click(selector);
export const pressUntil = (selector, shown) => async (page) => {
  await page.click(selector);
  await page.waitForSelector(shown);
};
export const type = (key) => async (page) => page.keyboard.press(key);
