// What the browser tests measure of a page as it stands: what can be read, what lies on what, what a finger can hit.

import type { Page } from "playwright-core";

/** Whatever is measured, in words; empty where all is well. */
export type Faults = string[];

/**
 * Text below that many pixels as it is seen: what is drawn counts by its size on the screen. Not what is out of sight, nor
 * what is only there as a far view of something that opens (`data-far`).
 */
export const smallText = (page: Page, least: number): Promise<Faults> =>
  page.evaluate((least) => {
    const found = new Map<string, number>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent!.trim();
      const around = walk.currentNode.parentElement!;
      if (!text || !around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (around.closest(".out-of-sight, [inert], option, script, style")) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      const box = range.getBoundingClientRect();
      const inside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
      if (!box.width || !inside) continue;
      let scale = 1;
      const drawn: Element = around;
      if (drawn instanceof SVGGraphicsElement) {
        const matrix = drawn.getScreenCTM();
        if (matrix) scale = Math.hypot(matrix.b, matrix.d);
      }
      const size = Number.parseFloat(getComputedStyle(around).fontSize) * scale;
      if (size >= least - 0.05) continue;
      const where = `${around.tagName.toLowerCase()}.${around.getAttribute("class") ?? ""}`.replace(
        / ?svelte-\w+/g,
        "",
      );
      const parent = around.parentElement
        ?.closest("[class]")
        ?.getAttribute("class")
        ?.replace(/ ?svelte-\w+/g, "");
      const key = `${where} in .${parent}: “${text.slice(0, 30)}”`;
      found.set(key, Math.min(size, found.get(key) ?? 99));
    }
    return [...found].map(([key, size]) => `${size.toFixed(1)} px: ${key}`);
  }, least);

/**
 * Words that lie on other words: both can be seen, and nothing that hides the lower one lies between them. So a window over
 * the board is no fault, and a name across another one is.
 */
export const overlaps = (page: Page): Promise<Faults> =>
  page.evaluate(() => {
    const SLACK = 2.5;
    // What lets clicks through is seen all the same.
    const all = document.createElement("style");
    all.textContent = "* { pointer-events: auto !important; } .out-of-sight { display: none !important; }";
    document.head.append(all);
    interface Word {
      text: string;
      around: Element;
      box: DOMRect;
    }
    const words: Word[] = [];
    const root = document.querySelector("dialog[open]") ?? document.body;
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent!.trim();
      const around = walk.currentNode.parentElement!;
      if (!text || around.closest(".out-of-sight, [inert], option, script, style, .hand")) continue;
      if (!around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight)
          continue;
        // Of the height of a line only its middle is ink.
        const ink = new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6);
        words.push({ text, around, box: ink });
      }
    }
    const opaque = (element: Element): boolean => {
      const style = getComputedStyle(element);
      if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
        if (!(element instanceof SVGGeometryElement)) return false;
        const alpha = Number(style.fillOpacity) * Number(style.opacity);
        return (
          style.fill !== "none" && alpha > 0.8 && !/rgba\(.*, ?0(\.[0-7]\d*)?\)|\/ 0(\.[0-7]\d*)?\)/.test(style.fill)
        );
      }
      const colour = style.backgroundColor;
      return (
        !/rgba\(.*, ?0(\.[0-7]\d*)?\)|transparent|\/ 0(\.[0-7]\d*)?\)/.test(colour) || style.backgroundImage !== "none"
      );
    };
    const faults = new Set<string>();
    words.sort((one, other) => one.box.left - other.box.left);
    for (const [at, one] of words.entries()) {
      for (let next = at + 1; next < words.length; next++) {
        const other = words[next]!;
        if (other.box.left > one.box.right - SLACK) break;
        if (one.around === other.around) continue;
        const left = Math.max(one.box.left, other.box.left);
        const right = Math.min(one.box.right, other.box.right);
        const top = Math.max(one.box.top, other.box.top);
        const bottom = Math.min(one.box.bottom, other.box.bottom);
        if (right - left < SLACK || bottom - top < SLACK) continue;
        const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const places = [one, other].map((each) =>
          stack.findIndex((found) => found === each.around || each.around.contains(found)),
        );
        // One of them is scrolled or clipped away there.
        const drawn = (each: Word) => each.around instanceof SVGElement;
        if (places.some((place, which) => place < 0 && !drawn(which ? other : one))) continue;
        // Letters have gaps: a drawn word that isn't hit is found by what it belongs to.
        const depth = places.map((place, which) => {
          if (place >= 0) return place;
          const group = (which ? other : one).around.closest("svg");
          return stack.findIndex((found) => group?.contains(found));
        });
        if (depth.some((each) => each < 0)) continue;
        const [upper, lower] = [Math.min(...depth), Math.max(...depth)];
        const above = depth[0]! <= depth[1]! ? one : other;
        const below = above === one ? other : one;
        const between = stack.slice(0, lower).filter((each, index) => index >= upper || each.contains(above.around));
        const hidden =
          between.some((each) => !each.contains(below.around) && opaque(each)) || stack.slice(0, upper).some(opaque);
        if (!hidden) faults.add(`“${above.text.slice(0, 30)}” on “${below.text.slice(0, 30)}”`);
      }
    }
    all.remove();
    return [...faults];
  });

/** What a finger should hit and is smaller than it needs; not what is drawn on a map, which can be looked at closely. */
export const smallTargets = (page: Page, least = 44): Promise<Faults> =>
  page.evaluate((least) => {
    const faults = new Set<string>();
    const root = document.querySelector("dialog[open]") ?? document;
    const things = "button, a, select, summary, input, textarea, [role=button], [role=tab]";
    for (const each of root.querySelectorAll<HTMLElement>(things)) {
      if (each.closest("svg, .out-of-sight, [inert], p, li p") || each.matches(":disabled")) continue;
      if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // A tick is hit with the words beside it, too.
      const box = (each.closest("label") ?? each).getBoundingClientRect();
      if (!box.width || box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) continue;
      // Cards that overlap are hit by what is seen of them.
      if (Math.round(box.width) >= least && Math.round(box.height) >= least) continue;
      const name = (each.getAttribute("aria-label") ?? each.textContent ?? "").trim().slice(0, 30);
      const place = each
        .closest("[class]:not(button, a)")
        ?.getAttribute("class")
        ?.replace(/ ?svelte-\w+/g, "");
      faults.add(
        `${Math.round(box.width)}x${Math.round(box.height)}: “${name}” (${each.className.toString().replace(/ ?svelte-\w+/g, "")} in .${place})`,
      );
    }
    return [...faults];
  }, least);

/**
 * What the answers to a question lie under, and which of them can't be seen: each must be where a pointer can hit it. A map
 * can be moved, so that one of its places in sight is enough.
 */
export const covered = (page: Page, choices: string): Promise<Faults> =>
  page.evaluate((choices) => {
    const faults = new Set<string>();
    const root = document.querySelector("dialog[open]") ?? document;
    const far: string[] = [];
    let near = 0;
    for (const each of root.querySelectorAll<HTMLElement | SVGElement>(choices)) {
      // What is no answer may be missing, as what would lay the cards aside where they don't lie over the table.
      if (!each.dataset.token && !each.checkVisibility()) continue;
      const token = each.getAttribute("data-token") ?? each.textContent?.trim().slice(0, 30) ?? "";
      each.scrollIntoView?.({ block: "nearest", inline: "nearest" });
      const box = each.getBoundingClientRect();
      if (!box.width || box.right <= 0 || box.bottom <= 0 || box.left >= innerWidth || box.top >= innerHeight) {
        if (each instanceof SVGElement) far.push(token);
        else faults.add(`${token}: out of sight`);
        continue;
      }
      const steps = [0.5, 0.25, 0.75, 0.1, 0.9, 0.4, 0.6];
      const hits = (x: number, y: number): boolean => {
        const under = document.elementFromPoint(x, y);
        if (!under) return false;
        if (each === under || each.contains(under)) return true;
        // A banner stands for its region.
        return under.closest("[data-region]")?.getAttribute("data-region") === token;
      };
      const seen = steps.some((down) =>
        steps.some((across) => hits(box.left + box.width * across, box.top + box.height * down)),
      );
      const frame = each.closest(".frame")?.getBoundingClientRect();
      if (seen) near++;
      else if (
        frame &&
        (box.bottom > frame.bottom || box.top < frame.top || box.right > frame.right || box.left < frame.left)
      )
        far.push(token);
      if (seen || far.at(-1) === token) continue;
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const over = top
        ?.closest("[class]")
        ?.getAttribute("class")
        ?.replace(/ ?svelte-\w+/g, "");
      faults.add(`${token}: under ${top?.tagName.toLowerCase()}.${over}`);
    }
    if (!near) for (const token of far) faults.add(`${token}: out of sight`);
    return [...faults];
  }, choices);

/** How far the answers stand from the nearest thing that they are about, in pixels; nothing where they name none. */
export const strayed = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>(".answers[data-about]");
    if (!panel) return null;
    const a = panel.getBoundingClientRect();
    const gaps = panel.dataset.about!.split(" ").flatMap((name) => {
      const [family, id] = name.split(":");
      const spots = [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)];
      const kinds = ["card", "region", "token", "id"].map((kind) => `[data-${kind}="${CSS.escape(name)}"]`);
      const all = family === "fold" ? `[data-fold="${id}"]` : kinds.join(", ");
      return (spots.length ? spots : [...document.querySelectorAll(all)]).map((each) => {
        const b = each.getBoundingClientRect();
        return Math.hypot(
          Math.max(0, b.left - a.right, a.left - b.right),
          Math.max(0, b.top - a.bottom, a.top - b.bottom),
        );
      });
    });
    return gaps.length ? Math.min(...gaps) : null;
  });

/** Windows and panels that lie on each other. */
export const piledUp = (page: Page): Promise<Faults> =>
  page.evaluate(() => {
    const PARTS = ".window, .answers, .direct, .strip, .notes, .beside > *, .list, header .sentence, header .tools";
    const all = [...document.querySelectorAll(PARTS)].filter((each) => each.checkVisibility());
    const faults: string[] = [];
    // Only what is seen of it, where something around it scrolls.
    const seen = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === "visible") continue;
        const edge = box.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return { left, top, right, bottom };
    };
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [seen(one), seen(other)];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const named = (each: Element) => `.${each.getAttribute("class")?.replace(/ ?svelte-\w+/g, "")}`;
        if (wide > 3 && high > 3)
          faults.push(`${named(one)} and ${named(other)} by ${Math.round(wide)}x${Math.round(high)}`);
      }
    return faults;
  });
