import { expect, test } from "vitest";
import { editions } from "../../../src/device/editions.svelte";

const edition = (name: string) => ({ name, reconstructed: false, sha256: "", names: {}, data: { edition: name } });
const files = (game: string) => editions.of(game).map((cards) => `${cards.file}: ${cards.name}`);

test("files are remembered by game, the newest first; one of the same name is replaced", () => {
  editions.add("domingo", "attic.toml", edition("Attic"));
  editions.add("domingo", "cellar.toml", edition("Cellar"));
  editions.add("da_luigi", "attic.toml", edition("Guests"));
  const again = editions.add("domingo", "attic.toml", edition("Attic, corrected"));
  expect(again.data).toEqual({ edition: "Attic, corrected" });
  expect(files("domingo")).toEqual(["attic.toml: Attic, corrected", "cellar.toml: Cellar"]);
  editions.forget("domingo", "attic.toml");
  expect([files("domingo"), files("da_luigi")]).toEqual([["cellar.toml: Cellar"], ["attic.toml: Guests"]]);
});
