// What went wrong is told in our own sentences, never in the browser's.

import { afterEach, expect, it, vi } from "vitest";
import { ApiError, api, troubleOf } from "../src/lib/api";

const text = (key: string) => `text of ${key}`;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("says that the server can't be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const error = await api.games().catch((each: unknown) => each);
  expect(troubleOf(error, text)).toBe("text of client-offline");
});

it("says what the server says", () => {
  expect(troubleOf(new ApiError(409, "server-taken", "The seat is taken."), text)).toBe("The seat is taken.");
});

it("says that something failed, and leaves the rest to who can read it", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const error = new DOMException("not allowed");
  expect(troubleOf(error, text)).toBe("text of client-failed");
  expect(log).toHaveBeenCalledWith(error);
});
