/** Which screen is shown: the route is the fragment of the address, which no server ever sees. */

/** The guided first game, and positions that teach how a good player thinks. */
export type LessonName = "first" | "play-well";

export type Route =
  | { screen: "home" | "settings" | "privacy" | "design" | "code" | "missing" }
  | { screen: "new"; game: string }
  | { screen: "lesson"; game: string; lesson: LessonName }
  | { screen: "rules"; game: string; clause: string | null }
  | { screen: "table"; id: string }
  | { screen: "mail"; what: "confirm" | "stop"; token: string }
  | { screen: "join" | "watch" | "seat"; id: string; secret: string }
  | { screen: "replay"; id: string; game: number; move: number | null; perspective: string | null; watch: string | null };

export function parseRoute(fragment: string): Route {
  const [screen = "", one, two, three, four, five] = partsIn(fragment) ?? ["missing"];
  switch (screen) {
    case "":
      return { screen: "home" };
    case "settings":
    case "privacy":
    case "design":
    case "code":
      return { screen };
    case "new":
      return one ? { screen, game: one } : { screen: "missing" };
    case "lesson":
      return one ? { screen, game: one, lesson: two === "play-well" ? two : "first" } : { screen: "missing" };
    case "rules":
      return one ? { screen, game: one, clause: two ?? null } : { screen: "missing" };
    case "table":
      return one ? { screen, id: one } : { screen: "missing" };
    case "mail":
      return (one === "confirm" || one === "stop") && two ? { screen, what: one, token: two } : { screen: "missing" };
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
        perspective: four || null,
        watch: five || null,
      };
    default:
      return { screen: "missing" };
  }
}

/** The parts of a route, or null if the address is damaged. */
function partsIn(fragment: string): string[] | null {
  try {
    return fragment.replace(/^#?\/?/, "").split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The inverse of `parseRoute`. */
export function pathOf(route: Route): string {
  const parts = partsOf(route).map((part) => encodeURIComponent(part ?? ""));
  return `/${parts.join("/").replace(/\/+$/, "")}`;
}

function partsOf(route: Route): (string | number | null)[] {
  const { screen } = route;
  switch (screen) {
    case "home":
      return [];
    case "new":
      return [screen, route.game];
    case "lesson":
      return [screen, route.game, route.lesson === "first" ? null : route.lesson];
    case "rules":
      return [screen, route.game, route.clause];
    case "table":
      return [screen, route.id];
    case "mail":
      return [screen, route.what, route.token];
    case "join":
    case "watch":
    case "seat":
      return [screen, route.id, route.secret];
    case "replay":
      return [screen, route.id, route.game, route.move, route.perspective, route.watch];
    default:
      return [screen];
  }
}

class Router {
  route = $state.raw<Route>({ screen: "home" });
  /** Where other devices in the network find the server, if that is not where this page comes from. */
  network = $state.raw<string | null>(null);
  /** Loads the code of a screen that somebody is about to go to. */
  preload: (screen: "table") => void = () => undefined;
  #expected: (() => void)[] = [];

  /** Resolves when the screen of the next route is shown, or cannot be. */
  arrival(): Promise<void> {
    return new Promise((arrived) => this.#expected.push(arrived));
  }

  arrived(): void {
    for (const arrived of this.#expected.splice(0)) arrived();
  }

  start(): void {
    const look = () => (this.route = parseRoute(location.hash));
    addEventListener("hashchange", look);
    look();
  }
}

export const router = new Router();

export const navigate = (path: string): void => void (location.hash = path);

/** Go to another route and leave no trace of this one in the history: for addresses with a secret in them. */
export function replaceRoute(path: string): void {
  history.replaceState(null, "", `#${path}`);
  router.route = parseRoute(path);
}

const ONLY_HERE = ["localhost", "127.0.0.1", "[::1]"];

/** A route as an address for others: on the server's own machine, the one by which other devices find it. */
export function addressOf(path: string): string {
  const page = document.baseURI.replace(/#.*$/, "");
  const base = router.network && ONLY_HERE.includes(new URL(page).hostname) ? router.network : page;
  return new URL(`#${path}`, base).href;
}
