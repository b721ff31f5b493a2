import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["e2e/**/*.test.ts"],
    globalSetup: ["e2e/server.ts"],
    environment: "node",
    // Only for what hangs: no test may fail because a machine is slow or busy.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    // What is asked for again and again until it is so.
    expect: { poll: { timeout: 120_000 } },
    // Two browsers at one server: that keeps two cores busy.
    maxWorkers: 2,
  },
});
