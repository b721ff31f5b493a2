import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["e2e/**/*.test.ts"],
    globalSetup: ["e2e/server.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // One browser and one server at a time: machines that run this are small.
    fileParallelism: false,
  },
});
