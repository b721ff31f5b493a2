// A hand on the mouse.

import type { Page } from "playwright-core";

/** A hand on the mouse that counts what it does: a click is one, and so is a drag. */
export class Hand {
  clicks = 0;
  constructor(private readonly page: Page) {}

  /** A point on a piece that lies still, or inside a region. */
  private async point(selector: string): Promise<[number, number]> {
    const found = this.page.locator(selector).first();
    await found.waitFor({ state: "attached" });
    return found.evaluate(async (each) => {
      const place = () => JSON.stringify(each.getBoundingClientRect());
      const frame = () => new Promise((go) => requestAnimationFrame(go));
      for (let before = ""; before !== place(); await frame()) {
        before = place();
        await frame();
      }
      const box = each.getBoundingClientRect();
      // From the middle outwards, until it is what one sees there.
      const spots = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
      for (const down of spots)
        for (const across of spots) {
          const [x, y] = [box.left + across * box.width, box.top + down * box.height];
          const seen = document.elementFromPoint(x, y);
          if (seen && (seen === each || each.contains(seen))) return [x, y] as [number, number];
        }
      throw new Error("it can't be seen");
    });
  }

  async click(selector: string): Promise<void> {
    const [x, y] = await this.point(selector);
    this.clicks++;
    await this.page.mouse.click(x, y);
  }

  async drag(from: string, to: string): Promise<void> {
    const [x, y] = await this.point(from);
    const goal = await this.point(to);
    this.clicks++;
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move((x + goal[0]) / 2, (y + goal[1]) / 2, { steps: 4 });
    await this.page.mouse.move(...goal, { steps: 4 });
    await this.page.mouse.up();
  }
}
