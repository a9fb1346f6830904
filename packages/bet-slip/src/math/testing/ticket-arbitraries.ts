import * as fc from 'fast-check';
import type { LegResult, PayoutAdjustment, Rules, Ticket } from '../types.ts';

const odds = fc.integer({ min: 101, max: 3000 }).map((cents) => (cents / 100).toFixed(2));
const fineOdds = fc.oneof(
  odds,
  fc.integer({ min: 1010, max: 99_999 }).map((mills) => (mills / 1000).toFixed(3)),
);
const stake = fc.integer({ min: 1, max: 20_000_000 }).map((cents) => (cents / 100).toFixed(2));

/** Accumulators of 1 to 30 legs. */
const accumulators: fc.Arbitrary<Ticket> = fc.record({
  selections: fc
    .array(fineOdds, { minLength: 1, maxLength: 30 })
    .map((list) => list.map((o, i) => ({ id: `e${i}`, odds: o }))),
  groups: fc.constant([]),
  stake,
  freeBet: fc.boolean(),
});

/** Systems of one to three groups with bankers, small enough to list their lines. */
export const systems: fc.Arbitrary<Ticket> = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }), fc.integer({ min: 0, max: 3 }))
  .chain(([sizes, bankers]) => {
    const total = sizes.reduce((sum, size) => sum + size, bankers);
    let next = 0;
    const members = sizes.map((size) => Array.from({ length: size }, () => `e${next++}`));
    return fc.record({
      selections: fc
        .array(fineOdds, { minLength: total, maxLength: total })
        .map((list) => list.map((o, i) => ({ id: `e${i}`, odds: o }))),
      groups: fc.tuple(
        ...members.map((selectionIds) =>
          fc
            .uniqueArray(fc.integer({ min: 1, max: selectionIds.length }), { minLength: 1 })
            .map((conditions) => ({ selectionIds, conditions: conditions.toSorted((a, b) => a - b) })),
        ),
      ),
      stake,
      freeBet: fc.boolean(),
    });
  });

/** One group: every k of n up to 12, or several sizes of up to 8 at once. */
const single: fc.Arbitrary<Ticket> = fc
  .oneof(
    fc.integer({ min: 1, max: 12 }).chain((n) =>
      fc.tuple(
        fc.constant(n),
        fc.integer({ min: 1, max: n }).map((k) => [k]),
      ),
    ),
    fc.integer({ min: 2, max: 8 }).chain((n) =>
      fc.tuple(
        fc.constant(n),
        fc.subarray(
          Array.from({ length: n }, (_, i) => i + 1),
          { minLength: 1 },
        ),
      ),
    ),
  )
  .chain(([n, conditions]) =>
    fc.record({
      selections: fc
        .array(fineOdds, { minLength: n, maxLength: n })
        .map((list) => list.map((o, i) => ({ id: `e${i}`, odds: o }))),
      groups: fc.constant([{ conditions, selectionIds: Array.from({ length: n }, (_, i) => `e${i}`) }]),
      stake,
      freeBet: fc.boolean(),
    }),
  );

export const tickets = fc.oneof(accumulators, systems, single);

/** Adjustments by 0 to 2000 per mille, in exact decimals. */
const adjustments: fc.Arbitrary<PayoutAdjustment> = fc
  .record({ mille: fc.integer({ min: 0, max: 2000 }), stage: fc.constantFrom('beforeCap', 'afterCap', undefined) })
  .map(({ mille, stage }) => ({
    code: `${mille}`,
    ...(stage && { stage }),
    apply: (payout) => {
      const [whole = '', fraction = ''] = payout.split('.');
      const digits = `${BigInt(whole + fraction) * BigInt(mille)}`.padStart(fraction.length + 4, '0');
      return `${digits.slice(0, -fraction.length - 3)}.${digits.slice(-fraction.length - 3)}`;
    },
  }));

export const rulesets: fc.Arbitrary<Rules> = fc.record(
  {
    adjustments: fc.array(adjustments, { minLength: 1, maxLength: 3 }),
    maxTicketWin: fc.integer({ min: 1, max: 5_000_000 }).map(String),
    rounding: fc.record(
      {
        places: fc.integer({ min: 0, max: 4 }),
        mode: fc.constantFrom('halfUp' as const, 'down' as const, 'halfEven' as const),
        scope: fc.constantFrom('ticket' as const, 'line' as const),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const shares = fc.constantFrom('0', '0.25', '0.5', '1', '1/3', '2/3');

export const legResults: fc.Arbitrary<LegResult> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<LegResult>('won') },
  fc.constantFrom<LegResult>('lost', 'void'),
  fc.record(
    { outcome: fc.constantFrom('won' as const, 'lost' as const), deadHeat: shares, voidFactor: shares },
    { requiredKeys: ['outcome'] },
  ),
);
