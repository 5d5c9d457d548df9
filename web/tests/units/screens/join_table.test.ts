import { expect, test } from "vitest";
import { readTyped } from "../../../src/screens/home/join_table";

test("three words, a link and the code of a seat are told apart", () => {
  expect(readTyped(" Limone gatto sole ")).toEqual({ kind: "words", words: "Limone gatto sole" });
  expect(readTyped("https://example.org/#/join/t/secret")).toEqual({ kind: "link", path: "/join/t/secret" });
  expect(readTyped("abcd-2345")).toEqual({ kind: "seat", code: "abcd-2345" });
  expect(readTyped("https://example.org/#/settings").kind).toBe("words");
  expect(readTyped("https://example.org/#/join/x/100%").kind).toBe("words");
});
