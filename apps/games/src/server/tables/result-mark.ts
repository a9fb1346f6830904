import type { TableMark } from '@kvota/contracts';
import { reds } from '@kvota/games';
import * as v from 'valibot';

import type { TableResult } from '../../wire/index.ts';

/** The results of the engines, as `sharedResult` of the maths makes them. */
const outcomes: Readonly<Record<string, (round: number, outcome: unknown) => TableMark>> = {
  roulette(round, outcome) {
    const { number } = v.parse(v.object({ number: v.number() }), outcome);
    return { kind: 'number', round, number, color: number === 0 ? 'green' : reds.includes(number) ? 'red' : 'black' };
  },
  keno(round, outcome) {
    const { drawn } = v.parse(v.object({ drawn: v.array(v.number()) }), outcome);
    return { kind: 'numbers', round, numbers: drawn.toSorted((a, b) => a - b) };
  },
  race(round, outcome) {
    const { order } = v.parse(v.object({ order: v.array(v.number()) }), outcome);
    // Runners are named from 1.
    return { kind: 'winner', round, number: (order[0] ?? 0) + 1 };
  },
  curve(round, outcome) {
    const { point } = v.parse(v.object({ point: v.number() }), outcome);
    const text = String(point).padStart(3, '0');
    return { kind: 'multiple', round, multiple: `${text.slice(0, -2)}.${text.slice(-2)}` };
  },
};

/** A result as it is drawn in a list of the last ones; undefined if its engine has no such form (CAS-58). */
export function resultMark(engine: string, { number, outcome }: TableResult): TableMark | undefined {
  return Object.hasOwn(outcomes, engine) ? outcomes[engine]?.(number, outcome) : undefined;
}
