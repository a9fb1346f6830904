import * as v from 'valibot';

import { Outcome } from '../../calls/answer.ts';
import { agencyProducts } from '../../calls/agency/figures/agency-products.ts';
import { defineCall } from '../../calls/call.ts';
import { Day } from '../../calls/moment.ts';
import { operator } from './operator-path.ts';

/** The most shares that hold at a time. */
const mostShares = 10;

/** A part of stakes or GGR that NGR deducts: a tax, or a fee of the platform. */
export const NgrShare = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{1,32}$/, 'lower-case letters, digits and hyphens'),
    v.description('Agents read it in their statements, such as `gaming-tax`'),
  ),
  products: v.union([v.literal('all'), v.pipe(v.array(v.picklist(agencyProducts)), v.minLength(1))]),
  of: v.picklist(['turnover', 'ggr']),
  ppm: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(1_000_000),
    v.description('Parts per million: 50000 is 5 %'),
  ),
});
export type NgrShare = v.InferOutput<typeof NgrShare>;

const NgrShareVersion = v.object({
  version: v.pipe(v.number(), v.description('From 1, without gaps')),
  validFrom: v.pipe(Day, v.description('A Monday; a week or month that begins on it or later is the first')),
  shares: v.array(NgrShare),
  createdAt: v.string(),
  createdBy: v.string(),
});

/** Controls of commission: the shares that NGR deducts before agents get a part of it. */
export const commissionControls = {
  ngrShares: defineCall({
    id: 'operator',
    method: 'GET',
    path: operator('ngrShares'),
    summary: 'Versions of the shares that NGR deducts in commission, newest first, and from when a new one would hold',
    access: 'operator',
    answer: v.object({ result: v.array(NgrShareVersion), nextFrom: Day }),
  }),
  setNgrShares: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setNgrShares'),
    summary: 'Set the shares that NGR deducts from the next Monday on; periods that have begun keep theirs',
    access: 'operator',
    body: v.object({
      version: v.pipe(v.number(), v.integer(), v.minValue(0), v.description('The newest one; 0 if there is none')),
      shares: v.pipe(
        v.array(NgrShare),
        v.maxLength(mostShares),
        v.check((shares) => new Set(shares.map(({ id }) => id)).size === shares.length, 'each id once'),
      ),
    }),
    answer: v.object({ ...Outcome.entries, validFrom: v.nullish(Day) }),
  }),
};
