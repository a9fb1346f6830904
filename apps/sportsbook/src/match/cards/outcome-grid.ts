/** Outcomes in rows and columns; an undefined place stays free. */
interface OutcomeGrid {
  readonly columns: 2 | 3;
  readonly rows: readonly (readonly (string | undefined)[])[];
}

type Side = 'host' | 'draw' | 'guest';

/** Returns the side that an outcome such as `2:1`, `1/BY2` or `2/KO` is a success of, or undefined. */
function sideOf(selection: string): Side | undefined {
  const [, host, guest] = /^(\d+):(\d+)$/.exec(selection) ?? [];
  if (host !== undefined) return host === guest ? 'draw' : Number(host) > Number(guest) ? 'host' : 'guest';
  const [, winner] = /^([12])\/(?![12X]$)/.exec(selection) ?? [];
  if (winner !== undefined) return winner === '1' ? 'host' : 'guest';
  return selection === 'X' ? 'draw' : undefined;
}

/**
 * Returns the outcomes of a market as a grid. Scores and margins are in a column for each side. Scores of draws are
 * between them, and a draw without score is below them, because names of margins need the width. Other outcomes are in
 * reading order.
 *
 * ```ts
 * gridRows(['1:0', '0:0', '0:1', '2:0', 'other']).rows; // [['1:0', '0:0', '0:1'], ['2:0', 'other', undefined]]
 * ```
 */
export function gridRows(selections: readonly string[]): OutcomeGrid {
  const of = (side: Side | undefined): string[] => selections.filter((selection) => sideOf(selection) === side);
  const [host, guest] = [of('host'), of('guest')];
  const draw = of('draw').filter((selection) => selection !== 'X');
  const others = selections.filter((selection) => selection === 'X' || sideOf(selection) === undefined);
  if (host.length === 0 || guest.length === 0) return inReadingOrder(selections);
  const sides = draw.length === 0 ? [host, guest] : [host, draw, guest];
  const columns = draw.length === 0 ? 2 : 3;
  const longest = Math.max(...sides.map(({ length }) => length));
  // Few outcomes of no side, such as any other score, end the shortest column.
  const shortest = sides.reduce((least, side) => (side.length < least.length ? side : least));
  const gaps = Array.from<undefined>({ length: Math.max(0, longest - shortest.length - others.length) });
  const fit = shortest.length + others.length <= longest;
  const filled = sides.map((side) => (fit && side === shortest ? [...side, ...gaps, ...others] : side));
  const rows = Array.from({ length: longest }, (_, row) => filled.map((side) => side[row]));
  return { columns, rows: fit ? rows : [...rows, ...chunks(others, columns)] };
}

function inReadingOrder(selections: readonly string[]): OutcomeGrid {
  // A range such as 120–129 has no room in three columns of a phone.
  const wide = selections.some((selection) => /^\d{2,}-\d{2,}$/.test(selection));
  const columns = wide || selections.length === 2 || selections.length === 4 ? 2 : 3;
  return { columns, rows: chunks(selections, columns) };
}

function chunks(selections: readonly string[], columns: number): (string | undefined)[][] {
  return Array.from({ length: Math.ceil(selections.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (__, column) => selections[row * columns + column]),
  );
}
