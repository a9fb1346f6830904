import { ONE, multiply } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import { roundedRatio, roundingOf } from './payout.ts';
import { countLines } from './structure.ts';
import type { Structure } from './structure.ts';
import type { Rules, Selection } from './types.ts';

/** The most lines that rounding per line lists when the rules set no `maxCombinations`. */
export const LINE_LIMIT = 100_000;

/** Whether rounding every line would have to list more lines than allowed. */
export function tooManyToList(structure: Structure, rules: Rules): boolean {
  return roundingOf(rules).scope === 'line' && countLines(structure) > BigInt(rules.maxCombinations ?? LINE_LIMIT);
}

/** Sum of the rounded payouts of all lines: the one calculation that has to list them. */
export function sumOfRoundedLines(
  { bankers, groups }: Structure,
  valueOf: (leg: Selection) => Ratio,
  stake: Ratio,
  rules: Rules,
): bigint {
  const parts = [
    ...bankers.map((leg) => ({ conditions: [1], values: [valueOf(leg)] })),
    ...groups.map(({ conditions, members }) => ({ conditions, values: members.map(valueOf) })),
  ];
  let total = 0n;
  const pick = (part: number, from: number, wanted: number, so: Ratio): void => {
    const current = parts[part];
    if (!current) {
      total += roundedRatio(so, rules);
    } else if (wanted === 0) {
      start(part + 1, so);
    } else {
      for (let i = from; i <= current.values.length - wanted; i += 1) {
        pick(part, i + 1, wanted - 1, multiply(so, current.values[i] ?? ONE));
      }
    }
  };
  const start = (part: number, so: Ratio): void => {
    const conditions = parts[part]?.conditions;
    if (conditions) for (const k of conditions) pick(part, 0, k, so);
    else pick(part, 0, 0, so);
  };
  start(0, stake);
  return total;
}
