// Which page an address names.

export type Route =
  | { page: "lobby" }
  | { page: "match"; id: string }
  | { page: "replay"; id: string; step: number | null; seat: string | null }
  | { page: "review"; id: string }
  | { page: "workshop"; game: string; id: string | null }
  | { page: "rules"; game: string; section: string | null; example: string | null }
  | { page: "puzzles"; game: string; id: string | null }
  | { page: "player"; id: string }
  | { page: "learn"; game: string; id: string | null }
  | { page: "analysis"; game: string | null }
  | { page: "lost" };

/** What makes it another page: all else in its address a page follows by itself. */
export function keyOf(route: Route): string {
  if (route.page === "learn") return `learn ${route.game} ${route.id}`;
  if (route.page === "analysis") return route.page;
  return `${route.page} ${"game" in route ? route.game : "id" in route ? route.id : ""}`;
}

export function parse(path: string, search: string): Route {
  const parts = path.split("/").filter(Boolean);
  if (!parts.length) return { page: "lobby" };
  if (parts[0] === "match" && parts[1] && parts.length === 2) return { page: "match", id: parts[1] };
  if (parts[0] === "match" && parts[1] && parts[2] === "replay") {
    const query = new URLSearchParams(search);
    const step = Number.parseInt(query.get("step") ?? "", 10);
    return { page: "replay", id: parts[1], step: Number.isNaN(step) ? null : step, seat: query.get("seat") };
  }
  if (parts[0] === "match" && parts[1] && parts[2] === "review" && parts.length === 3)
    return { page: "review", id: parts[1] };
  if (parts[0] === "workshop" && parts[1] && parts.length <= 3)
    return { page: "workshop", game: parts[1], id: parts[2] ?? null };
  if (parts[0] === "rules" && parts[1] && parts.length <= 3)
    return {
      page: "rules",
      game: parts[1],
      section: parts[2] ?? null,
      example: new URLSearchParams(search).get("try"),
    };
  if (parts[0] === "puzzles" && parts[1] && parts.length <= 3)
    return { page: "puzzles", game: parts[1], id: parts[2] ?? null };
  if (parts[0] === "player" && parts[1] && parts.length === 2) return { page: "player", id: parts[1] };
  if (parts[0] === "learn" && parts[1] && parts.length <= 3)
    return { page: "learn", game: parts[1], id: parts[2] ?? null };
  if (parts[0] === "analysis" && parts.length === 1)
    return { page: "analysis", game: new URLSearchParams(search).get("game") };
  return { page: "lost" };
}
