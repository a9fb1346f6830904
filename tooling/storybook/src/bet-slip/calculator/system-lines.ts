import type { Ticket } from '@kvota/bet-slip/math';

/** Returns all k-subsets of a list. */
function choose<T>(list: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  return list.flatMap((first, at) => choose(list.slice(at + 1), k - 1).map((rest) => [first, ...rest]));
}

/** Lists the lines of a ticket as ids of their legs. Only for tickets with few lines; the engine never lists them. */
export function linesOf({ selections, groups }: Ticket): string[][] {
  const grouped = new Set(groups.flatMap(({ selectionIds }) => selectionIds));
  const bankers = selections.map(({ id }) => id).filter((id) => !grouped.has(id));
  return groups.reduce<string[][]>(
    (lines, { conditions, selectionIds }) =>
      lines.flatMap((line) => conditions.flatMap((k) => choose(selectionIds, k).map((part) => [...line, ...part]))),
    [bankers],
  );
}

/** Returns one divided by the odds, as decimal text with nine places: the chance if the odds were fair. */
export function impliedChance(thousandths: number): string {
  const billionths = thousandths < 1000 ? 0n : 1_000_000_000_000n / BigInt(thousandths);
  return billionths >= 1_000_000_000n ? '1' : `0.${String(billionths).padStart(9, '0')}`;
}
