/** Where in the app somebody is: the fragment of the address, which no server ever sees. */
export type Place =
  | { screen: "home" | "settings" | "design" | "code" | "missing" }
  | { screen: "new" | "lesson"; game: string }
  | { screen: "rules"; game: string; clause: string | null }
  | { screen: "table"; id: string }
  | { screen: "join" | "watch" | "seat"; id: string; secret: string }
  | { screen: "replay"; id: string; game: number; move: number | null; eyes: string | null; watch: string | null };

export function read(fragment: string): Place {
  const [screen = "", one, two, three, four, five] = fragment.replace(/^#?\/?/, "").split("/").map(decodeURIComponent);
  switch (screen) {
    case "":
      return { screen: "home" };
    case "settings":
    case "design":
    case "code":
      return { screen };
    case "new":
    case "lesson":
      return one ? { screen, game: one } : { screen: "missing" };
    case "rules":
      return one ? { screen, game: one, clause: two ?? null } : { screen: "missing" };
    case "table":
      return one ? { screen, id: one } : { screen: "missing" };
    case "join":
    case "watch":
    case "seat":
      return one && two ? { screen, id: one, secret: two } : { screen: "missing" };
    case "replay":
      if (!one || !Number(two)) return { screen: "missing" };
      return {
        screen,
        id: one,
        game: Number(two),
        move: three === undefined || three === "" ? null : Number(three),
        eyes: four || null,
        watch: five || null,
      };
    default:
      return { screen: "missing" };
  }
}

class Here {
  place = $state.raw<Place>({ screen: "home" });
  /** Where other devices in the network find the server, if that is not where this page comes from. */
  network = $state.raw<string | null>(null);
  /** Fetches a screen that somebody is about to go to. */
  fetch: (screen: "table") => void = () => undefined;
  #expected: (() => void)[] = [];

  /** Until the screen of the place that somebody is going to is shown, or cannot be. */
  arrival(): Promise<void> {
    return new Promise((arrived) => this.#expected.push(arrived));
  }

  arrived(): void {
    for (const arrived of this.#expected.splice(0)) arrived();
  }

  follow(): void {
    const look = () => (this.place = read(location.hash));
    addEventListener("hashchange", look);
    look();
  }
}

export const here = new Here();

export const go = (path: string): void => void (location.hash = path);

/** Go on to another place without leaving the present one behind: for addresses with a secret in them. */
export function replace(path: string): void {
  history.replaceState(null, "", `#${path}`);
  here.place = read(path);
}

const ONLY_HERE = ["localhost", "127.0.0.1", "[::1]"];

/** A place as an address for others: on the server's own machine, the one by which other devices find it. */
export function addressOf(path: string): string {
  const page = document.baseURI.replace(/#.*$/, "");
  const base = here.network && ONLY_HERE.includes(new URL(page).hostname) ? here.network : page;
  return new URL(`#${path}`, base).href;
}
