// Up to where somebody has looked at a match, kept in the browser, so that whoever comes back is told what happened since.

const KEY = "westmarch-looked";
const MOST = 60;

function stored(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

const name = (match: string, seat: string | null): string => `${match}/${seat ?? ""}`;

export const lookedUpTo = (match: string, seat: string | null): number | undefined => stored()[name(match, seat)];

export function noteLook(match: string, seat: string | null, step: number): void {
  const { [name(match, seat)]: _, ...rest } = stored();
  const kept = Object.entries(rest).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [name(match, seat), step]])));
  } catch {
    // Without room in the browser nothing is remembered.
  }
}
