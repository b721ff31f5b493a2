// A mail server that takes every letter and leaves it in a folder, one file each.

import { writeFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";

let letters = 0;

function talk(line: Socket, folder: string): void {
  let heard = "";
  let writing = false;
  const say = (words: string) => line.write(`${words}\r\n`);
  say("220 mailbox");
  line.on("error", () => undefined);
  line.on("data", (data) => {
    heard += data.toString("utf-8");
    for (;;) {
      const end = heard.indexOf(writing ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const part = heard.slice(0, end);
      heard = heard.slice(end + (writing ? 5 : 2));
      if (writing) {
        writeFileSync(join(folder, `${String(letters++).padStart(4, "0")}.eml`), part);
        writing = false;
        say("250 taken");
      } else if (/^DATA/i.test(part)) {
        writing = true;
        say("354 write");
      } else if (/^QUIT/i.test(part)) {
        say("221 bye");
        line.end();
      } else say("250 mailbox");
    }
  });
}

/** Begins to take letters on that port. */
export function openMailbox(port: number, folder: string): Promise<Server> {
  const server = createServer((line) => talk(line, folder));
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}
