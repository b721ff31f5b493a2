// Pieces that would cover each other are moved apart.

const TURNS = 12;

/** How far apart the middles of two pieces should be, along x or along y; null where they may lie on each other. */
type Room<Piece> = (a: Piece, b: Piece) => readonly [wide: number, high: number] | null;

/** Moves pieces apart where they overlap, each no further than that from where it belongs. */
export function spread<Piece extends { x: number; y: number }>(
  pieces: readonly Piece[],
  furthest: number,
  room: Room<Piece>,
): void {
  const home = pieces.map(({ x, y }) => ({ x, y }));
  for (let turn = 0; turn < TURNS; turn++) {
    for (let i = 0; i < pieces.length; i++)
      for (let j = i + 1; j < pieces.length; j++) part(pieces[i]!, pieces[j]!, room);
    pieces.forEach((piece, at) => {
      const { x, y } = home[at]!;
      piece.x = Math.max(x - furthest, Math.min(x + furthest, piece.x));
      piece.y = Math.max(y - furthest, Math.min(y + furthest, piece.y));
    });
  }
}

function part<Piece extends { x: number; y: number }>(a: Piece, b: Piece, room: Room<Piece>): void {
  const needed = room(a, b);
  if (!needed) return;
  const overX = needed[0] - Math.abs(b.x - a.x);
  const overY = needed[1] - Math.abs(b.y - a.y);
  if (overX <= 0 || overY <= 0) return;
  // Along the axis where less is needed.
  if (overX < overY) {
    const push = (overX / 2) * (b.x >= a.x ? 1 : -1);
    a.x -= push;
    b.x += push;
  } else {
    const push = (overY / 2) * (b.y >= a.y ? 1 : -1);
    a.y -= push;
    b.y += push;
  }
}
