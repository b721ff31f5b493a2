import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The server serves what is built; `npm run dev` proxies to one that runs on its usual port.
const server = process.env.WESTMARCH_SERVER ?? "http://127.0.0.1:8000";

/** Packs code and styles once, as small as it gets: the server sends them so, and has nothing left to do. */
const packed = (): Plugin => ({
  name: "packed",
  apply: "build",
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => /\.(js|css)$/.test(each))) {
      const file = join(dir!, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
});

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: "../src/westmarch/server/static",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 900,
    // What a match needs from its start comes in one file, but for its game: each more is a request more before it is seen.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "home",
              test: /src\/(main|App|styles|lib\/(?!reference|practice|lesson|setup)|kit|board|shell\/(Match|Door|table(?!\/(EndSheet|Fallen|TableMenu|Invitation|Fair|Stops))))|node_modules\/(?!@fontsource|qr\/)/,
            },
            { name: "lobby", test: /src\/shell\/lobby\/(?!FirstTime)/ },
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
