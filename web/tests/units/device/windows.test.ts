/** The app may be open in several windows of a device, which share its storage. */
import { afterEach, expect, test, vi } from "vitest";
import { Contacts } from "../../../src/device/contacts.svelte";
import { Editions } from "../../../src/device/editions.svelte";
import { Settings } from "../../../src/device/settings.svelte";
import { clear } from "../../../src/device/storage";
import { Tables } from "../../../src/device/tables.svelte";
import { FullStorage, Storage } from "../storage";

type Heard = { key: string | null };
let heard: ((event: Heard) => void)[] = [];

/** The storage of a device; what the browser tells of changes goes to all windows that were opened on it. */
function device(storage = new Storage()) {
  heard = [];
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", (_: "storage", hear: (event: Heard) => void) => heard.push(hear));
  return storage;
}
const tell = (key: string | null) => heard.forEach((hear) => hear({ key }));
const ids = (tables: Tables) => tables.all.map((table) => table.id);

afterEach(() => vi.unstubAllGlobals());

test("two windows do not lose each other's seats", () => {
  device();
  const [one, other] = [new Tables(), new Tables()];
  one.add("a", "domingo", { chairs: { 0: "anna" } });
  other.add("b", "domingo", { chairs: { 1: "bruno" } });
  one.note("a", { isMyTurn: true });
  expect(ids(new Tables())).toEqual(["b", "a"]);
  expect(new Tables().find("b")?.chairs).toEqual({ 1: "bruno" });
  one.add("b", "domingo", { chairs: { 0: "anna" } });
  expect(new Tables().find("b")?.chairs).toEqual({ 0: "anna", 1: "bruno" });
});

test("a window shows what another one has stored", () => {
  device();
  const [one, other] = [new Tables(), new Tables()];
  one.add("a", "domingo", { host: "h" });
  expect(ids(other)).toEqual([]);
  tell("tavolata.tables");
  expect(ids(other)).toEqual(["a"]);
});

test("what one window has forgotten does not come back from another one", () => {
  device();
  const [one, other] = [new Tables(), new Tables()];
  one.add("a", "domingo", { host: "h" });
  tell("tavolata.tables");
  clear();
  tell(null);
  other.add("b", "domingo", { host: "h" });
  expect(ids(new Tables())).toEqual(["b"]);
});

test("the first commitment of a deal counts, whichever window was told it", () => {
  device();
  const [one, other] = [new Tables(), new Tables()];
  one.add("a", "domingo", { host: "h" });
  one.rememberCommitment("a", 1, "first");
  other.rememberCommitment("a", 1, "second");
  expect(new Tables().commitmentOf("a", 1)).toBe("first");
});

test("where nothing can be stored, all of it is there as long as the page is open", () => {
  device(new FullStorage());
  const tables = new Tables();
  tables.add("a", "domingo", { host: "h" });
  tables.add("b", "domingo", { host: "h" });
  expect(ids(tables)).toEqual(["b", "a"]);
});

test("contacts, files and settings of another window stay", () => {
  device();
  const contacts = [new Contacts(), new Contacts()] as const;
  contacts[0].set("a", 0, { way: "push" });
  contacts[1].set("b", 0, { way: "push" });
  expect([new Contacts().of("a", 0), new Contacts().of("b", 0)]).toEqual([{ way: "push" }, { way: "push" }]);
  const edition = { name: "Attic", reconstructed: false, sha256: "", names: {}, data: {} };
  const editions = [new Editions(), new Editions()] as const;
  editions[0].add("domingo", "attic.toml", edition);
  editions[1].add("domingo", "cellar.toml", edition);
  expect(new Editions().of("domingo").map(({ file }) => file)).toEqual(["cellar.toml", "attic.toml"]);
  const settings = [new Settings(), new Settings()] as const;
  settings[0].set("name", "Anna");
  settings[1].set("sound", true);
  expect([new Settings().name, new Settings().sound]).toEqual(["Anna", true]);
  tell("tavolata.settings");
  expect(settings[1].name).toBe("Anna");
});

test("only what is ours is removed", () => {
  const storage = device();
  storage.setItem("another-app", "1");
  new Settings().set("name", "Anna");
  new Tables().add("a", "domingo", { host: "h" });
  clear();
  expect([storage.length, storage.getItem("another-app")]).toEqual([1, "1"]);
});

test("a motion that was stored under its old name counts, until another one is chosen", () => {
  const storage = device();
  storage.setItem("tavolata.settings", '{"pace":"none","name":"Anna"}');
  const settings = new Settings();
  expect([settings.motion, settings.tempo, settings.name]).toEqual(["none", 0, "Anna"]);
  settings.set("motion", "brisk");
  expect(JSON.parse(storage.getItem("tavolata.settings") ?? "")).toEqual({ motion: "brisk", name: "Anna" });
});
