// Words for people: the server's Fluent files, the same that the terminal reads.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { functions } from "./names";

export type Params = Record<string, FluentVariable>;

/** The Fluent id of a kind, token or key. */
export const messageId = (key: string): string => key.replace(/[.:]/g, "-");

export class Messages {
  private readonly bundles: FluentBundle[] = [];

  constructor(
    readonly language: string,
    sources: readonly { language: string; text: string }[],
  ) {
    for (const source of sources) {
      const bundle = new FluentBundle(source.language, {
        functions: functions(source.language),
        useIsolating: false,
      });
      bundle.addResource(new FluentResource(source.text));
      this.bundles.push(bundle);
    }
  }

  has(key: string, attribute?: string): boolean {
    return this.find(key, attribute) !== undefined;
  }

  /** The message, else the key itself: a hole must show, not crash. */
  text(key: string, params: Params = {}, attribute?: string): string {
    const found = this.find(key, attribute);
    if (!found) return attribute ? `${key}.${attribute}` : key;
    return found.bundle.formatPattern(found.pattern, params, []);
  }

  /** The message, if it can be said without knowing anything else. */
  plain(key: string): string | undefined {
    const found = this.find(key);
    if (!found) return undefined;
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, {}, errors);
    return errors.length ? undefined : text;
  }

  /** A form of a name, in the language that has the name: the English form of a Czech name would be no form of it. */
  form(key: string, form: string, params: Params = {}): string | undefined {
    const found = this.find(key);
    const pattern = found?.bundle.getMessage(messageId(key))?.attributes[form];
    return pattern == null ? undefined : found!.bundle.formatPattern(pattern, params, []);
  }

  private find(key: string, attribute?: string) {
    const id = messageId(key);
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern != null) return { bundle, pattern };
    }
    return undefined;
  }
}

const loaded = new Map<string, Promise<string>>();

function load(address: string): Promise<string> {
  let text = loaded.get(address);
  if (!text) {
    text = fetch(address).then((reply) => {
      if (!reply.ok) throw new Error(`messages: ${reply.status}`);
      return reply.text();
    });
    loaded.set(address, text);
    text.catch(() => loaded.delete(address));
  }
  return text;
}

/** That language alone: the server offers only those in which nothing is missing. With a game, what its tables say. */
export async function loadMessages(language: string, game = ""): Promise<Messages> {
  const address = `/api/messages/${language}`;
  return new Messages(language, [{ language, text: await load(game ? `${address}?game=${game}` : address) }]);
}

/** The language that was set, else the first of the browser's that there are words in, else English. */
export function pickLanguage(available: readonly string[], setting: string, browser: readonly string[]): string {
  const wishes = [setting, ...browser].map((wish) => wish.split("-")[0]!.toLowerCase());
  return wishes.find((wish) => available.includes(wish)) ?? "en";
}
