// A line to the table, with a socket and a clock in the test's hand.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type LineStatus } from "../src/lib/live";

class Socket {
  static readonly OPEN = 1;
  static readonly all: Socket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen!();
  }

  say(message: Record<string, unknown>): void {
    this.onmessage!({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }

  close(): void {}
}

const page = Object.assign(new EventTarget(), { hidden: false });
const STATE = { type: "state", state: { seq: 1, seat: "free" } };
let status: LineStatus;
let line: Line;

/** The line after its first state: all is well. */
function connected(): Socket {
  line = new Line("m", "en", {
    table: () => undefined,
    state: () => undefined,
    status: (now) => {
      status = now;
    },
    refused: () => undefined,
  });
  const socket = Socket.all.at(-1)!;
  socket.open();
  socket.say(STATE);
  expect(status).toBe("open");
  return socket;
}

// Three times what the slow answer took.
const SLOWED = 4500;

const pings = (socket: Socket): number => socket.sent.filter((type) => type === "ping").length;

beforeEach(() => {
  Socket.all.length = 0;
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  const network = new EventTarget();
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
  page.hidden = false;
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a line that went dead, with nothing sent", () => {
  it("is told within two seconds, and another one is opened", () => {
    connected();
    vi.advanceTimersByTime(1999);
    expect(status).toBe("open");
    vi.advanceTimersByTime(1);
    expect(status).toBe("lost");
    vi.advanceTimersByTime(5000);
    expect(Socket.all.length).toBe(2);
    Socket.all.at(-1)!.open();
    Socket.all.at(-1)!.say(STATE);
    expect(status).toBe("open");
  });

  it("is no matter while nobody looks, and told after they look again", () => {
    const socket = connected();
    page.hidden = true;
    socket.say(STATE);
    vi.advanceTimersByTime(24_999);
    expect(pings(socket)).toBe(0);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(pings(socket)).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(status).toBe("lost");
  });
});

describe("a quiet line", () => {
  it("is asked once a second, and not while there is something to hear", () => {
    const socket = connected();
    for (let second = 0; second < 5; second++) {
      vi.advanceTimersByTime(1000);
      socket.say({ type: "pong", id: 0 });
    }
    expect(pings(socket)).toBe(5);
    for (let news = 0; news < 5; news++) {
      vi.advanceTimersByTime(900);
      socket.say(STATE);
    }
    expect(pings(socket)).toBe(5);
    expect(status).toBe("open");
  });

  it("gets more time when it is slow, so that it isn't called dead again and again", () => {
    const socket = connected();
    vi.advanceTimersByTime(2500);
    expect(status).toBe("lost");
    socket.say({ type: "pong", id: 0 });
    expect(status).toBe("open");
    vi.advanceTimersByTime(1000 + 1500);
    expect(status).toBe("open");
    vi.advanceTimersByTime(SLOWED - 1500);
    expect(status).toBe("lost");
  });
});
