import assert from "node:assert/strict";
import test from "node:test";
import { opened } from "./house.mjs";
import { bareKeys } from "./looking.mjs";
import { screens } from "./screens.mjs";

opened();

for (const language of ["de", "en", "it"]) {
  test(`no key of a translation file shows itself in ${language}`, async () => {
    assert.deepEqual(await bareKeys(await screens(), language, new URL(`../../src/words/app.${language}.ftl`, import.meta.url)), []);
  });
}
