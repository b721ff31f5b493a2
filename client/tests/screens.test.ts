// The browser test of all screens (e2e/screens.test.ts) leaves none out.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";

const source = new URL("../src", import.meta.url).pathname;
const read = (path: string): string => readFileSync(path, "utf-8");
const looked = new Set(
  [...read(new URL("../e2e/screens.test.ts", import.meta.url).pathname).matchAll(/\bof: "([^"]+)"/g)].map(
    ([, of]) => of!,
  ),
);

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? files(join(folder, each.name)) : [join(folder, each.name)],
  );

it("looks at each page that an address can name", () => {
  const pages = [...read(join(source, "lib/routes.ts")).matchAll(/\{ page: "(\w+)"/g)].map(([, page]) => page!);
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.filter((page) => !looked.has(page))).toEqual([]);
});

it("looks at each dialog", () => {
  const dialogs = files(source)
    .filter((path) => path.endsWith(".svelte") && /<Dialog\b/.test(read(path)))
    .map((path) => relative(source, path));
  expect(dialogs.length).toBeGreaterThan(10);
  // The menu of a table is looked at part by part.
  const menu = "shell/table/TableMenu.svelte";
  expect(dialogs).toContain(menu);
  expect(dialogs.filter((path) => path !== menu && !looked.has(path))).toEqual([]);
  const parts = /export type Part = ([^;]+);/.exec(read(join(source, menu)))![1]!.match(/[\w-]+/g)!;
  expect(parts.filter((part) => !looked.has(part))).toEqual([]);
});
