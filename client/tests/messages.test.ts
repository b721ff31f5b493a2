import { expect, it } from "vitest";
import { Messages, pickLanguage } from "../src/lib/messages";

const messages = new Messages("xx", [
  { language: "xx", text: "a-b = Eins\n" },
  { language: "en", text: "a-b = One\na-c = So many: { $count }\n    .help = Help\n" },
]);

it("a message comes in the language asked for, else in English, else as its key", () => {
  expect(messages.text("a.b")).toBe("Eins");
  expect(messages.text("a:c", { count: 3 })).toBe("So many: 3");
  expect(messages.text("a.c", {}, "help")).toBe("Help");
  expect(messages.text("a.d")).toBe("a.d");
});

it("what can't be said without parameters isn't said", () => {
  expect(messages.plain("a.b")).toBe("Eins");
  expect(messages.plain("a.c")).toBeUndefined();
  expect(messages.plain("a.d")).toBeUndefined();
});

it("the setting decides the language, then the browser, and a language that is not offered is none", () => {
  expect(pickLanguage(["cs", "en"], "cs", ["en-GB"])).toBe("cs");
  expect(pickLanguage(["cs", "en"], "", ["de", "cs-CZ", "en"])).toBe("cs");
  expect(pickLanguage(["cs", "en"], "hu", ["hu", "en-US"])).toBe("en");
  expect(pickLanguage(["cs", "en"], "", ["de"])).toBe("en");
});
