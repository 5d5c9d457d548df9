import { expect, test } from "vitest";
import { addressOf, parseRoute, pathOf, router } from "../../src/router.svelte";

test.each([
  ["", { screen: "home" }],
  ["#/", { screen: "home" }],
  ["#/privacy", { screen: "privacy" }],
  ["#/new/domingo", { screen: "new", game: "domingo" }],
  ["#/table/abc", { screen: "table", id: "abc" }],
  ["#/join/abc/s3cret", { screen: "join", id: "abc", secret: "s3cret" }],
  ["#/join/abc", { screen: "missing" }],
  ["#/mail/stop/t0ken", { screen: "mail", what: "stop", token: "t0ken" }],
  ["#/mail/delete/t0ken", { screen: "missing" }],
  ["#/replay/abc/2", { screen: "replay", id: "abc", game: 2, move: null, perspective: null, watch: null }],
  ["#/replay/abc/2/0/1", { screen: "replay", id: "abc", game: 2, move: 0, perspective: "1", watch: null }],
  ["#/replay/abc/2///w", { screen: "replay", id: "abc", game: 2, move: null, perspective: null, watch: "w" }],
  ["#/rules/domingo/DO-05", { screen: "rules", game: "domingo", clause: "DO-05" }],
  ["#/nowhere", { screen: "missing" }],
  ["#/join/x/100%", { screen: "missing" }],
])("%s", (fragment, place) => {
  expect(parseRoute(fragment)).toEqual(place);
});

test.each([
  "/", "/settings", "/privacy", "/new/domingo", "/lesson/domingo", "/lesson/domingo/play-well", "/rules/domingo", "/rules/domingo/DO-05", "/table/a-b", "/join/abc/s3cret",
  "/watch/abc/w", "/seat/abc/s", "/mail/stop/t0ken", "/replay/abc/2", "/replay/abc/2/0/1", "/replay/abc/2/7/all", "/replay/abc/2///w", "/replay/abc/2/7/all/w",
])("%s is the path of its route", (path) => {
  expect(pathOf(parseRoute(path))).toBe(path);
});

test("a link made on the server's own machine leads others there, too", () => {
  router.network = "http://192.0.2.7:8270";
  expect(addressOf("/join/abc/x")).toBe("http://table.test/#/join/abc/x");
  Object.assign(document, { baseURI: "http://localhost:8270/#/table/abc" });
  expect(addressOf("/join/abc/x")).toBe("http://192.0.2.7:8270/#/join/abc/x");
  router.network = null;
  expect(addressOf("/join/abc/x")).toBe("http://localhost:8270/#/join/abc/x");
});

test("whoever goes somewhere arrives when the screen is shown", async () => {
  const events: string[] = [];
  const going = [router.arrival(), router.arrival()].map((arrival) => arrival.then(() => events.push("arrived")));
  await Promise.resolve();
  events.push("shown");
  router.arrived();
  await Promise.all(going);
  expect(events).toEqual(["shown", "arrived", "arrived"]);
});
