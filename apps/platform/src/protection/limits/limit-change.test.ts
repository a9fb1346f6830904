import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { sized } from '../../testing/large-runs.ts';
import { isLooser, type LimitValue } from './limit-value.ts';
import { changeLimit, confirmLimit, limitAt, noLimit, type HeldLimit } from './limit-change.ts';

const hour = 3_600_000;
const five = { amount: 5n };
const money = (amount: bigint | undefined): LimitValue | undefined => (amount === undefined ? undefined : { amount });

type Step =
  | { readonly act: 'set'; readonly amount: bigint | undefined }
  | { readonly act: 'take' }
  | { readonly act: 'keep' };

/** A limit that is stepped hour by hour, with counters in place of instants. */
class SteppedLimit {
  amount: bigint | undefined;
  wish: { amount: bigint | undefined; cooling: number; samePeriod: boolean; confirm: number } | undefined;
  private readonly coolingHours: number;
  private readonly periodHours: number | undefined;

  constructor(coolingHours: number, periodHours: number | undefined) {
    this.coolingHours = coolingHours;
    this.periodHours = periodHours;
  }

  hourPasses(begun: number): void {
    if (this.wish === undefined) return;
    const wasReady = this.isReady();
    this.wish.cooling = Math.max(0, this.wish.cooling - 1);
    if (this.periodHours !== undefined && begun % this.periodHours === 0) this.wish.samePeriod = false;
    if (wasReady) this.wish.confirm -= 1;
    if (this.wish.confirm === 0) this.wish = undefined;
  }

  isReady(): boolean {
    return this.wish !== undefined && this.wish.cooling === 0 && !this.wish.samePeriod;
  }

  take(step: Step): string | undefined {
    if (step.act === 'keep') {
      this.wish = undefined;
      return undefined;
    }
    if (step.act === 'take') {
      if (this.wish === undefined) return 'limitNotWaiting';
      if (!this.isReady()) return 'limitTooEarly';
      this.amount = this.wish.amount;
      this.wish = undefined;
      return undefined;
    }
    const lowers = this.amount === undefined || (step.amount !== undefined && step.amount <= this.amount);
    if (lowers) {
      this.amount = step.amount;
      this.wish = undefined;
    } else if (this.wish === undefined || this.wish.amount !== step.amount) {
      this.wish = {
        amount: step.amount,
        cooling: this.coolingHours,
        samePeriod: this.periodHours !== undefined,
        confirm: 7 * 24,
      };
    }
    return undefined;
  }
}

describe('[OP-87] changes of a limit', () => {
  test('every history of changes and confirmations ends as it does hour by hour', () => {
    const step: fc.Arbitrary<Step> = fc.oneof(
      { weight: 3, arbitrary: fc.record({ act: fc.constant('set' as const), amount: fc.bigInt(0n, 4n) }) },
      { weight: 1, arbitrary: fc.constant({ act: 'set' as const, amount: undefined }) },
      { weight: 3, arbitrary: fc.constant({ act: 'take' as const }) },
      { weight: 1, arbitrary: fc.constant({ act: 'keep' as const }) },
    );
    const later = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 150, max: 400 }));
    const history = fc.array(fc.record({ hours: later, step }), { maxLength: 30 });
    const rules = fc.record({
      coolingHours: fc.constantFrom(0, 24, 72, 168),
      periodHours: fc.constantFrom(undefined, 24, 168, 720),
    });
    const property = fc.property(rules, history, ({ coolingHours, periodHours }, steps) => {
      const stepped = new SteppedLimit(coolingHours, periodHours);
      let limit: HeldLimit = noLimit;
      let hours = 0;
      for (const { hours: passed, step: taken } of steps) {
        for (let i = 0; i < passed; i += 1) {
          hours += 1;
          stepped.hourPasses(hours);
        }
        const now = hours * hour;
        const period = periodHours === undefined ? undefined : periodHours * hour;
        const periodEnd = period === undefined ? undefined : (Math.floor(now / period) + 1) * period;
        const before = limit;
        const result =
          taken.act === 'set'
            ? changeLimit(limit, money(taken.amount), { now, coolingHours, periodEnd })
            : confirmLimit(limit, taken.act, now);
        expect(typeof result === 'string' ? result : undefined).toBe(stepped.take(taken));
        if (typeof result !== 'string') limit = result;
        const shown = limitAt(limit, now);
        expect(shown.value).toEqual(money(stepped.amount));
        expect(shown.next?.value).toEqual(money(stepped.wish?.amount));
        expect(shown.next !== undefined).toBe(stepped.wish !== undefined);
        // No request alone makes a limit looser.
        if (taken.act !== 'take') expect(isLooser(limit.value, before.value)).toBe(false);
      }
    });
    fc.assert(property, { numRuns: sized(300, 5000) });
  });

  test('a higher amount waits for the longer of cooling time and running period, then for seven days to be confirmed', () => {
    const terms = { now: 0, coolingHours: 24, periodEnd: 30 * 24 * hour };
    const { next } = changeLimit({ value: five }, { amount: 6n }, terms);
    expect(next).toEqual({ value: { amount: 6n }, from: 30 * 24 * hour, confirmBy: 37 * 24 * hour });
    expect(changeLimit({ value: five }, undefined, { ...terms, periodEnd: 1 }).next?.from).toBe(24 * hour);
    expect(changeLimit({ value: five, next }, five, terms)).toEqual({ value: five });
    expect(confirmLimit({ value: five, next }, 'take', next!.from - 1)).toBe('limitTooEarly');
    expect(confirmLimit({ value: five, next }, 'take', next!.from)).toEqual({ value: { amount: 6n } });
    expect(confirmLimit({ value: five, next }, 'take', next!.confirmBy)).toBe('limitNotWaiting');
  });
});
