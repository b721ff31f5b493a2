import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server serves what is built; `npm run dev` proxies to one that runs on its usual port.
const server = process.env.WESTMARCH_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/westmarch/server/static",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 900,
    // What every page needs comes in one file: each more is a request more before a match is seen.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "home",
              test: /src\/lib\/(?!reference|practice)|src\/kit\/(Icon|dialogs)|node_modules\/(?!@fontsource)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    // Only for what hangs: no test may fail because a machine is slow or busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
