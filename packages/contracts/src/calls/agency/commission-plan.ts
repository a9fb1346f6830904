import * as v from 'valibot';

import { Day } from '../moment.ts';

/** The cycles in which commission is settled. */
export const commissionCycles = ['week', 'month'] as const;
export type CommissionCycle = (typeof commissionCycles)[number];

/** The most lines of a plan, and tiers of a rate. */
const mostLines = 20;
const mostTiers = 40;

const Ppm = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000), v.description('Parts per million'));
/** The highest amounts are far above every real plan, and low enough that every total can be stored as money. */
const Units = v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'whole units of the currency, such as "1000"'));
const amount = 'an amount, such as "20.50"';
const Terms = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/, amount));
const PerPlayer = v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,2})?$/, amount));
const Id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, 'lower-case letters, digits and hyphens'));

const Rate = v.variant('kind', [
  v.strictObject({ kind: v.literal('flat'), ppm: Ppm }),
  v.strictObject({
    kind: v.picklist(['slab', 'graduated']),
    tiers: v.pipe(v.array(v.strictObject({ from: Units, ppm: Ppm })), v.minLength(1), v.maxLength(mostTiers)),
  }),
  v.strictObject({
    kind: v.literal('selections'),
    tiers: v.pipe(
      v.array(v.strictObject({ from: v.pipe(v.number(), v.integer(), v.minValue(1)), ppm: Ppm })),
      v.minLength(1),
      v.maxLength(mostTiers),
    ),
  }),
]);

const shared = {
  id: Id,
  products: v.union([v.literal('all'), v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(20))]),
  cycle: v.picklist(commissionCycles),
};

/** A line of a plan, as `@kvota/commission` reads it. Its rules are in the SPEC of that package. */
export const CommissionLine = v.variant('base', [
  v.strictObject({
    ...shared,
    base: v.picklist(['turnover', 'ggr', 'ngr']),
    rate: Rate,
    carry: v.picklist(['none', 'carry', 'split']),
    less: v.pipe(v.array(Id), v.maxLength(mostLines)),
    leastTurnover: Units,
  }),
  v.strictObject({
    ...shared,
    base: v.literal('cpa'),
    perPlayer: PerPlayer,
    terms: v.strictObject({
      deposits: Terms,
      turnover: Terms,
      days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
    }),
  }),
  v.strictObject({ ...shared, base: v.literal('head'), perPlayer: PerPlayer }),
]);
export type CommissionLine = v.InferOutput<typeof CommissionLine>;

export const CommissionLines = v.pipe(v.array(CommissionLine), v.maxLength(mostLines));

/** A version of the plan between a parent and a child. It holds from the first period that begins on `validFrom` or later. */
export const CommissionPlan = v.object({
  version: v.pipe(v.number(), v.description('From 1, without gaps')),
  validFrom: v.pipe(Day, v.description('A Monday; a month that begins on it or later is the first')),
  createdAt: v.string(),
  lines: v.array(CommissionLine),
});
export type CommissionPlan = v.InferOutput<typeof CommissionPlan>;
