// The line to the table: a WebSocket that comes back by itself, and answers that are sent until they are confirmed.

import { ApiError, type Reason, type State, type Table } from "./api";

export type LineStatus = "connecting" | "open" | "lost" | "closed";

export interface Handlers {
  table(table: Table): void;
  state(state: State): void;
  status(status: LineStatus): void;
  /** The server will not have us: no such match, not allowed. */
  refused(code: number): void;
}

interface Waiting {
  message: Record<string, unknown>;
  resolve(reply: Record<string, unknown>): void;
  reject(error: Error): void;
}

const FINAL = new Set([4400, 4401, 4403, 4404]);

// A line can be dead without anybody having closed it. Who sent something and hears nothing for so long is told; after
// so long, another line is opened.
const SILENCE = 2000;
const GIVEN_UP = 6000;
// Who looks and has heard nothing for a second asks whether the server is there, and gives it another second: so a dead
// line is told within two. A page that nobody looks at asks only so often that the line is kept open.
const BEAT = 1000;
const REST = 25_000;
// A line may be slow without being dead.
const SLOWER = 3;
const SLOWEST = 5000;

/** What a table needs of it. */
export interface TableLine {
  send(type: string, fields?: Record<string, unknown>): Promise<Record<string, unknown>>;
  look(seat: string | null): void;
  speak(language: string): void;
  close(): void;
}

export class Line implements TableLine {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private nextId = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private doubts: ReturnType<typeof setTimeout>[] = [];
  private silent = false;
  private pinged = 0;
  /** How long the server takes to answer when it has nothing else to do. */
  private delay = 0;
  since = 0;
  /** The viewpoint; undefined lets the server choose. */
  seat: string | null | undefined;

  constructor(
    private readonly id: string,
    private language: string,
    private readonly on: Handlers,
  ) {
    addEventListener("offline", this.cut);
    addEventListener("online", this.probe);
    document.addEventListener("visibilitychange", this.rouse);
    this.connect();
  }

  /** Sends a message and waits until the server has stored it. What got lost with a connection is sent again. */
  send(type: string, fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const id = this.nextId++;
    const message = { type, id, ...fields };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { message, resolve, reject });
      this.transmit(message);
    });
  }

  private transmit(message: Record<string, unknown>, silence = SILENCE, givenUp = GIVEN_UP): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    if (!this.doubts.length) this.doubts = [setTimeout(this.cut, silence), setTimeout(() => this.renew(), givenUp)];
  }

  /** The network is gone, or the server is silent: people are told so. */
  private cut = (): void => {
    this.silent = true;
    this.on.status("lost");
  };

  /** Is anybody there? Not all who ask in vain shall come back at the same time. */
  private probe = (): void => {
    this.pinged ||= performance.now();
    const patience = Math.min(SLOWEST, Math.max(BEAT, SLOWER * this.delay));
    this.transmit({ type: "ping", id: 0 }, patience, GIVEN_UP * (1 + Math.random()));
  };

  /** Asks again when nothing was heard for a while. */
  private listen(): void {
    clearTimeout(this.pinger);
    this.pinger = setTimeout(this.probe, document.hidden ? REST : BEAT);
  }

  /** Somebody looks again. */
  private rouse = (): void => {
    if (!document.hidden) this.probe();
  };

  private trust(): void {
    for (const each of this.doubts) clearTimeout(each);
    this.doubts = [];
  }

  private renew(): void {
    const old = this.socket;
    this.trust();
    clearTimeout(this.timer);
    this.tries++;
    this.connect();
    old?.close();
  }

  look(seat: string | null): void {
    this.seat = seat;
    this.since = 0;
    void this.send("look", { seat }).catch(() => undefined);
  }

  /** The server learns a language with the greeting. */
  speak(language: string): void {
    if (language === this.language || this.closed) return;
    this.language = language;
    const old = this.socket;
    clearTimeout(this.timer);
    this.connect();
    old?.close();
  }

  close(): void {
    this.closed = true;
    removeEventListener("offline", this.cut);
    removeEventListener("online", this.probe);
    document.removeEventListener("visibilitychange", this.rouse);
    this.trust();
    clearTimeout(this.timer);
    clearTimeout(this.pinger);
    this.socket?.close();
    for (const each of this.waiting.values()) each.reject(new ApiError(0, "client-offline", ""));
    this.waiting.clear();
    this.on.status("closed");
  }

  private connect(): void {
    this.on.status(this.tries ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${this.id}/live`);
    this.socket = socket;
    this.pinged = 0;
    socket.onopen = () => {
      const hello: Record<string, unknown> = { type: "hello", since: this.since, lang: this.language };
      if (this.seat !== undefined) hello.seat = this.seat;
      this.transmit(hello);
      for (const { message } of this.waiting.values()) this.transmit(message);
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as Record<string, unknown>);
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      clearTimeout(this.pinger);
      this.trust();
      if (FINAL.has(event.code)) {
        this.closed = true;
        this.on.status("closed");
        this.on.refused(event.code);
        return;
      }
      this.on.status("lost");
      const wait = Math.min(8000, 250 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
      this.timer = setTimeout(() => this.connect(), wait);
    };
  }

  private hear(message: Record<string, unknown>): void {
    this.trust();
    this.listen();
    if (this.silent) {
      this.silent = false;
      this.on.status("open");
    }
    switch (message.type) {
      case "table":
        this.on.table(message.table as Table);
        break;
      case "state": {
        const state = message.state as State;
        this.tries = 0;
        this.since = state.seq;
        this.seat = state.seat;
        this.on.status("open");
        this.on.state(state);
        break;
      }
      case "pong":
        this.delay = performance.now() - this.pinged;
        this.pinged = 0;
        break;
      case "ok":
        this.settle(message.id, (each) => each.resolve(message));
        break;
      case "error": {
        const error = message.error as Reason;
        this.settle(message.id, (each) =>
          each.reject(new ApiError(400, error.key, error.text, error.params, error.rule)),
        );
        break;
      }
    }
  }

  private settle(id: unknown, how: (each: Waiting) => void): void {
    const each = this.waiting.get(id as number);
    if (!each) return;
    this.waiting.delete(id as number);
    how(each);
  }
}
