import { describe, expect, it } from "vitest";
import { answer, asked, invitation, leave, makeMatch, type Person, person, takeSeat, withBrowser } from "./browser";

withBrowser();

/** Anna plays the Free Peoples, Bert the Shadow. */
async function friends(more: Record<string, unknown> = {}): Promise<[Person, Person, string]> {
  const [anna, bert] = [await person(), await person()];
  const players = { free: { kind: "me" }, shadow: { kind: "open" } };
  const id = await makeMatch(anna.page, { game: "wotr", name: "Anna", players, ...more });
  await anna.page.goto(`/match/${id}`);
  await takeSeat(bert, await invitation(anna.page, id), "Bert", "Shadow");
  await asked(anna.page);
  return [anna, bert, id];
}

async function resign({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByText("That can't be taken back", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Resign" }).click();
}

describe("a match between people", () => {
  it("is over for both when one resigns, and can't be taken back", async () => {
    const [anna, bert, id] = await friends();
    await answer(anna.page, "done");
    await asked(bert.page);
    await resign(anna);
    await anna.page.getByRole("dialog", { name: "You have lost" }).waitFor();
    const won = bert.page.getByRole("dialog", { name: "You have won" });
    await won.getByText("Shadow won: the other side resigned.").waitFor();
    await bert.page.keyboard.press("Escape");
    await won.waitFor({ state: "detached" });
    expect(await bert.page.locator(".options [data-token]").count()).toBe(0);
    expect(await bert.page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
    await bert.page.getByRole("tab", { name: /Chat/ }).click();
    await bert.page.getByText("Anna resigns.").waitFor();
    // The lobby says so, too.
    await bert.page.goto("/");
    await bert.page.locator("summary").click();
    await bert.page.locator(`a[href^="/match/${id}"]`).getByText("Shadow won: the other side resigned.").waitFor();
    await leave(anna, bert);
  });

  it("is played again with sides changed, and the other is told where", async () => {
    const [anna, bert, id] = await friends();
    await resign(anna);
    await anna.page.getByRole("button", { name: "Play again, sides changed" }).click();
    await anna.page.waitForURL((url) => url.pathname.startsWith("/match/") && !url.pathname.endsWith(id));
    await anna.page.getByText("Waiting for Free Peoples (Bert)").waitFor();
    const over = bert.page.getByRole("dialog", { name: "You have won" });
    await over.getByText("Anna has begun a new match, with sides changed.").waitFor();
    expect(await over.getByRole("button", { name: "Play again" }).count()).toBe(0);
    await bert.page.keyboard.press("Escape");
    await bert.page.getByRole("link", { name: "To the new match" }).click();
    await asked(bert.page);
    expect(bert.page.url()).toBe(anna.page.url());
    await leave(anna, bert);
  });
});
