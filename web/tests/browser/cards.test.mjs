import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { guest, myTurn, opened } from "./server_and_browser.mjs";

opened();

const file = (name, text) => ({ name, mimeType: "application/toml", buffer: Buffer.from(text) });

test("cards of one's own: ours to start from, a slip in words, the right ones on the table, and remembered", async () => {
  const anna = await guest();
  await anna.go("/new/domingo");
  const download = anna.page.waitForEvent("download");
  await anna.page.click("[data-cards-ours]");
  const ours = readFileSync(await (await download).path(), "utf8");
  assert.match(ours, /^game = "domingo"/m);

  const mine = ours.replace(/^edition = .*$/m, 'edition = "The box from our attic"').replace("reconstructed = true", "reconstructed = false");
  await anna.page.setInputFiles("[data-cards]", file("attic.toml", mine.replace(/"[toal]{3}"/, '"tox"')));
  await anna.page.waitForSelector("[data-problem] >> text=/attic.toml: card \\d+ \\(“tox”\\) must be three of the letters/");
  await anna.page.setInputFiles("[data-cards]", file("attic.toml", `${mine}\ncards [`));
  await anna.page.waitForSelector("[data-problem] >> text=/attic.toml: is not a proper TOML file: .*line \\d+/");
  await anna.page.setInputFiles("[data-cards]", file("attic.toml", mine));
  await anna.page.getByRole("radio", { name: "The box from our attic attic.toml", checked: true }).waitFor();
  assert.equal(await anna.page.locator("[data-problem]").count(), 0);

  await anna.page.click("[data-lay]");
  await anna.page.waitForSelector("text=The box from our attic");
  await anna.page.getByRole("button", { name: "Fill up with bots" }).click();
  await anna.page.click("[data-deal]");
  await myTurn(anna.page);

  await anna.go("/new/domingo");
  await anna.page.reload();
  await anna.page.getByRole("radio", { name: "The box from our attic attic.toml", checked: false }).waitFor();
  await anna.page.getByRole("button", { name: "Forget attic.toml" }).click();
  await anna.page.waitForSelector("text=The box from our attic", { state: "detached" });
  await anna.close();
});
