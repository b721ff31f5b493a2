// Starts the real server with an empty database, and stops it in the end.

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { openMailbox } from "./mailbox";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
    moments: Moments;
    /** The file that matches are kept in, and the folder that letters come to. */
    data: string;
    letters: string;
  }
}

/** Matches that were stopped where something is to be seen, made by play-records.py. */
export type Moments = Record<
  "move" | "battle" | "losses" | "siege" | "hunt" | "cards" | "mordor" | "end" | "short",
  { seat: string; record: string }
>;

const root = new URL("../..", import.meta.url).pathname;
export const python = process.env.WESTMARCH_PYTHON ?? join(root, ".venv/bin/python");

async function moments(): Promise<Moments> {
  const script = new URL("play-records.py", import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(python, [script], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as Moments;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** The server refuses settings that it doesn't know, and so those of the browser tests. */
const withoutOurs = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("WESTMARCH_E2E_")));

async function ready(address: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const reply = await fetch(`${address}/api/health`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("moments", await moments());
  const given = process.env.WESTMARCH_E2E_SERVER;
  if (given) {
    project.provide("address", given);
    return async () => undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), "westmarch-e2e-"));
  const [port, mailPort] = [await freePort(), await freePort()];
  const mailbox = await openMailbox(mailPort, folder);
  const data = join(folder, "test.db");
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(
    python,
    ["-m", "westmarch.server", "--port", String(port), "--data", data, "--bots", "1", "--log", "text"],
    {
      cwd: folder,
      // All tests come from one address, and faster than people.
      env: {
        ...withoutOurs(process.env),
        WESTMARCH_RATE_LIMITS: "false",
        WESTMARCH_PLUGINS: "judge",
        PYTHONPATH: [new URL(".", import.meta.url).pathname, process.env.PYTHONPATH ?? ""]
          .filter(Boolean)
          .join(delimiter),
        WESTMARCH_SMTP: `smtp://127.0.0.1:${mailPort}`,
        WESTMARCH_MAIL_FROM: "westmarch@example.org",
        WESTMARCH_PUBLIC_URL: address,
      },
      stdio: ["ignore", "ignore", process.env.WESTMARCH_E2E_LOG ? "inherit" : "ignore"],
    },
  );
  await ready(address, server);
  project.provide("address", address);
  project.provide("data", data);
  project.provide("letters", folder);
  return async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 8000))]);
    if (server.exitCode === null) server.kill("SIGKILL");
    mailbox.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
