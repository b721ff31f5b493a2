// How much a browser fetches that has never been here before, until a match can be played.

import { describe, expect, it } from "vitest";
import { against, asked, leave, makeMatch, person, withBrowser } from "./browser";

withBrowser();

const MOST_BYTES = 350_000;
const MOST_REQUESTS = 17;

const GAMES = {
  wotr: { players: against("random") },
  b5a: { players: against("random") },
  lcg: {},
} as const;

interface Fetched {
  address: string;
  bytes: number;
}

/** Opens a match in a browser that holds nothing but who its player is. All that came over the line, until it is quiet. */
async function coldStart(game: keyof typeof GAMES, language: string): Promise<Fetched[]> {
  const maker = await person({ language });
  const id = await makeMatch(maker.page, { game, name: "Anna", seed: 3, ...GAMES[game] });
  const known = await maker.context.cookies();
  await leave(maker);
  const comer = await person({ language });
  await comer.context.addCookies(known);
  const line = await comer.context.newCDPSession(comer.page);
  await line.send("Network.enable");
  // What a browser unpacks that comes over a home network, without https: there it is more than with it.
  await line.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Encoding": "gzip" } });
  const fetched = new Map<string, Fetched>();
  line.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("data:")) fetched.set(requestId, { address: request.url, bytes: 0 });
  });
  line.on("Network.webSocketCreated", ({ requestId, url }) => fetched.set(requestId, { address: url, bytes: 0 }));
  line.on("Network.webSocketFrameReceived", ({ requestId, response }) => {
    fetched.get(requestId)!.bytes += response.payloadData.length;
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const each = fetched.get(requestId);
    if (each) each.bytes = encodedDataLength;
  });
  await comer.page.goto(`/match/${id}`);
  await asked(comer.page);
  await comer.page.waitForLoadState("networkidle");
  await comer.page.evaluate(() => document.fonts.ready);
  await leave(comer);
  return [...fetched.values()];
}

describe("a match in a browser that was never here", () => {
  for (const game of Object.keys(GAMES) as (keyof typeof GAMES)[])
    for (const language of ["en", "cs", "hu"])
      it(`${game} in ${language}: at most 350 KB in 17 requests`, async () => {
        const fetched = await coldStart(game, language);
        const told = fetched.map(({ address, bytes }) => `${bytes} ${address}`).join("\n");
        // The words, the game and its letters are among them: else nothing was measured.
        for (const part of [`/api/messages/${language}?game=${game}`, `/assets/${game}-`, "alegreya"])
          expect(told).toContain(part);
        expect(fetched.length, told).toBeLessThanOrEqual(MOST_REQUESTS);
        expect(
          fetched.reduce((sum, each) => sum + each.bytes, 0),
          told,
        ).toBeLessThanOrEqual(MOST_BYTES);
      });
});
