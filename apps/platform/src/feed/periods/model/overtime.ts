import { meanValue, pointsChances } from '../../pricing/counts.ts';
import type { PeriodRules, Rates } from '../script/rules.ts';
import { leadOf, type PeriodState } from '../script/state.ts';

/** Additions of an overtime to the lead and to the points, with their probability. */
export type Additions = readonly (readonly [lead: number, points: number, chance: number])[];

/** Returns the additions of the overtime after a draw. A shoot-out adds one. */
export function overtimeOf(rules: PeriodRules, rates: Rates, state: PeriodState | null, clock: number): Additions {
  const { overtime, values, seconds, phases } = rules;
  if (overtime?.kind !== 'golden') return [[0, 0, 1]];
  const begun = state !== null && state.period > phases.length;
  if (begun && leadOf(state) !== 0) return [[leadOf(state), Math.abs(leadOf(state)), 1]];
  const left = begun && state.stage === 'play' ? Math.max(0, overtime.seconds - clock) : begun ? 0 : overtime.seconds;
  const mean = meanValue(values);
  const scores = (((rates.host + rates.away) / mean) * left * overtime.pace) / seconds;
  const some = 1 - Math.exp(-scores);
  const share = rates.host / (rates.host + rates.away);
  const goals = values.flatMap(
    ([points, part]) =>
      [
        [points, points, some * part * share],
        [-points, points, some * part * (1 - share)],
      ] as const,
  );
  const rest: Additions = overtime.shootOut
    ? [
        [1, 1, (1 - some) / 2],
        [-1, 1, (1 - some) / 2],
      ]
    : [[0, 0, 1 - some]];
  return [...goals, ...rest];
}

/**
 * Returns the additions of extra innings, which go on until one side leads. After three of them the rest is shared out.
 */
export function extraInnings({ scoring, values }: PeriodRules, rates: Rates): Additions {
  const host = pointsChances(scoring, values, rates.host, 1).slice(0, 6);
  const away = pointsChances(scoring, values, rates.away, 1).slice(0, 6);
  const found = new Map<number, readonly [number, number, number]>();
  const put = (lead: number, points: number, chance: number): void => {
    const code = points * 16 + lead;
    found.set(code, [lead, points, chance + (found.get(code)?.[2] ?? 0)]);
  };
  let level = [1];
  for (let inning = 1; inning <= 3; inning += 1) {
    const next: number[] = [];
    for (const [runs, chance] of level.entries()) {
      for (const [guests, g] of away.entries()) {
        for (const [hosts, h] of host.entries()) {
          const then = chance * g * h;
          if (then < 1e-6) continue;
          const by = Math.min(1, hosts - guests);
          if (by !== 0) put(by, 2 * (runs + guests) + by, then);
          else next[runs + guests] = (next[runs + guests] ?? 0) + then;
        }
      }
    }
    level = Array.from(next, (chance) => chance ?? 0);
  }
  const all = [...found.values()];
  const sum = all.reduce((total, [, , chance]) => total + chance, 0);
  return all.map(([lead, points, chance]) => [lead, points, chance / sum] as const);
}
