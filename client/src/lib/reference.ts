// The rules of a game to read: loaded when somebody opens them, found by what they are about, searched by words.

import { get } from "./api";
import type {
  ChapterOut as Chapter,
  ExampleOut as Example,
  PuzzleOut as Puzzle,
  PuzzlesOut,
  RulesOut as Reference,
  SectionOut as Section,
} from "./api-types";

export type { Chapter, Example, Puzzle, Reference, Section };

/** What somebody wants to read about. */
export interface About {
  section?: string | undefined;
  question?: string | undefined;
  reason?: { key: string; rule: string } | undefined;
  card?: string | undefined;
}

const loaded = new Map<string, Promise<Reference>>();

/** The rules of that game in that language; asked for once. */
export function loadReference(game: string, language: string): Promise<Reference> {
  const key = `${game} ${language}`;
  let rules = loaded.get(key);
  if (!rules) {
    rules = get<Reference>(`/rules/${game}`);
    loaded.set(key, rules);
    rules.catch(() => loaded.delete(key));
  }
  return rules;
}

export const loadPuzzles = async (game: string): Promise<Puzzle[]> =>
  (await get<PuzzlesOut>(`/rules/${game}/puzzles`)).puzzles;

export const sectionsOf = (rules: Reference): Section[] => rules.chapters.flatMap((chapter) => chapter.sections);

// -- what a section is about; src/westmarch/games/reference.py does the same

const fits = (pattern: string, name: string): boolean =>
  name.includes(":") === pattern.includes(":") &&
  (pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern);

const dashed = (key: string): string => key.replaceAll(".", "-");

function best(rules: Reference, list: "questions" | "reasons", name: string): string | undefined {
  let found: string | undefined;
  let length = -1;
  for (const section of sectionsOf(rules))
    for (const pattern of section[list])
      if (name && pattern.length > length && fits(list === "reasons" ? dashed(pattern) : pattern, name)) {
        found = section.id;
        length = pattern.length;
      }
  return found;
}

/** The sections of a card (or of a copy, which has a number behind its name), the one that fits best first. */
export function cardSections(rules: Reference, which: string): Section[] {
  const card = which.replace(/\.\d+$/, "");
  const found = sectionsOf(rules).flatMap((section) => {
    const lengths = section.cards.filter((pattern) => fits(pattern, card)).map((pattern) => pattern.length);
    return lengths.length ? [{ section, length: Math.max(...lengths) }] : [];
  });
  return found.sort((a, b) => b.length - a.length).map(({ section }) => section);
}

/** Where to open the rules. */
export function sectionAbout(rules: Reference, about: About): string | undefined {
  if (about.section) return sectionsOf(rules).find((section) => section.id === about.section)?.id;
  if (about.reason) {
    const { key, rule } = about.reason;
    const found = best(rules, "reasons", dashed(key)) ?? best(rules, "reasons", dashed(rule));
    if (found) return found;
  }
  if (about.card) return cardSections(rules, about.card)[0]?.id;
  return about.question ? best(rules, "questions", about.question) : undefined;
}

// -- texts

export type Piece = { text: string; strong?: boolean; link?: string };
export type Block = { kind: "paragraph"; pieces: Piece[] } | { kind: "list"; items: Piece[][] };

const MARKS = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([a-z0-9-]+)\)/g;

/** Words that lead somewhere or are strong, apart from the others. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const mark of line.matchAll(MARKS)) {
    if (mark.index > at) found.push({ text: line.slice(at, mark.index) });
    found.push(mark[1] !== undefined ? { text: mark[1], strong: true } : { text: mark[2]!, link: mark[3]! });
    at = mark.index + mark[0].length;
  }
  if (at < line.length) found.push({ text: line.slice(at) });
  return found;
}

/** Paragraphs and lists. */
export function blocks(text: string): Block[] {
  return text.split(/\n\s*\n/).flatMap((part): Block[] => {
    const lines = part.split("\n").filter((line) => line.trim());
    const items = lines.filter((line) => line.startsWith("- "));
    const others = lines.filter((line) => !line.startsWith("- "));
    const found: Block[] = [];
    if (others.length) found.push({ kind: "paragraph", pieces: pieces(others.join(" ")) });
    if (items.length) found.push({ kind: "list", items: items.map((line) => pieces(line.slice(2))) });
    return found;
  });
}

const bare = (text: string): string => text.replace(MARKS, (_, strong, words) => strong ?? words);

// -- searching

/** Without case and marks, letter by letter, so that places in it are places in the text. */
export const plain = (text: string): string =>
  Array.from(text, (letter) => {
    const base = letter.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("en");
    return base.length === letter.length ? base : letter.toLocaleLowerCase("en").slice(0, letter.length);
  }).join("");

export interface Found {
  section: Section;
  chapter: Chapter;
  /** A piece of the text around the first word that was found, with that word apart. */
  before: string;
  word: string;
  behind: string;
}

const AROUND = 60;

/** Sections that have all the words, those with a word in the title first. */
export function search(rules: Reference, query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const found: (Found & { rank: number })[] = [];
  for (const chapter of rules.chapters)
    for (const section of chapter.sections) {
      const text = bare(section.text).replace(/\s+/g, " ");
      const [title, body] = [plain(section.title), plain(text)];
      const examples = plain(section.examples.map((each) => `${each.title} ${each.text} ${each.after}`).join(" "));
      if (!words.every((word) => title.includes(word) || body.includes(word) || examples.includes(word))) continue;
      const word = words.find((each) => body.includes(each)) ?? "";
      const at = word ? body.indexOf(word) : 0;
      const from = at > AROUND ? text.indexOf(" ", at - AROUND) + 1 : 0;
      found.push({
        section,
        chapter,
        before: (from ? "… " : "") + text.slice(from, at),
        word: text.slice(at, at + word.length),
        behind: `${text.slice(at + word.length, at + word.length + AROUND)} …`,
        rank: words.filter((each) => title.includes(each)).length,
      });
    }
  return found.sort((a, b) => b.rank - a.rank);
}
