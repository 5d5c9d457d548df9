// The screens that all games share, and those without a game.
import assert from "node:assert/strict";
import test from "node:test";
import { openOn } from "../browser/looking.mjs";
import { screens } from "../browser/screens.mjs";
import { comeTo, opened } from "../browser/server_and_browser.mjs";
import { flawsOf } from "./layouts.mjs";

opened();

const looked = (screen) => ({
  name: screen.name,
  come: (somebody) => (screen.table ? comeTo(somebody, screen.table) : somebody.go(screen.path)),
  ready: screen.ready,
  act: ({ page }) => openOn(page, screen),
});

/** The page of the design is for those who work on the app, at a desk. */
const isForPlayers = ({ name }) => name !== "design";

test("home, joining, settings, rulebooks and whatever else there is can be seen, read and touched", async () => {
  assert.deepEqual(await flawsOf((await screens()).filter(isForPlayers).map(looked), "shared"), []);
});
