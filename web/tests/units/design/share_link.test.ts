import { afterEach, expect, test, vi } from "vitest";
import { canShare, copyLink, shareLink } from "../../../src/design/share_link";

afterEach(() => vi.unstubAllGlobals());

test("a device that can share does", async () => {
  const shared: unknown[] = [];
  vi.stubGlobal("navigator", { share: async (what: unknown) => shared.push(what) });
  expect([canShare(), await shareLink("Domingo", "http://a.test/")]).toEqual([true, "shared"]);
  expect(shared).toEqual([{ title: "Domingo", url: "http://a.test/" }]);
});

test("elsewhere the link is copied", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => copied.push(text) } });
  expect([await shareLink("Domingo", "http://a.test/"), copied]).toEqual(["copied", ["http://a.test/"]]);
});

test("nobody is told that something was copied where nothing was", async () => {
  vi.stubGlobal("navigator", {});
  expect(await shareLink("Domingo", "http://a.test/")).toBe("impossible");
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } });
  expect(await copyLink("http://a.test/")).toBe("impossible");
});
