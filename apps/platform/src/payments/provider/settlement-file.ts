import { PositiveMoney } from '@kvota/contracts';
import * as v from 'valibot';

import { settlementTypes } from '../../database/schema/index.ts';

const Id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/));

/** One movement of money as a provider settles it. `id` is the number of a refund or chargeback, `payment` that of the payment. */
export const SettlementLine = v.object({
  type: v.picklist(settlementTypes),
  id: Id,
  payment: Id,
  reference: v.pipe(v.string(), v.maxLength(100)),
  /** With a refund: what we named it. */
  partReference: v.optional(v.pipe(v.string(), v.maxLength(110))),
  amount: PositiveMoney,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
export type SettlementLine = v.InferOutput<typeof SettlementLine>;

/** The file of a day. One whose number of lines is another than announced is not complete. */
export const SettlementFile = v.pipe(
  v.object({ day: v.string(), count: v.number(), lines: v.array(SettlementLine) }),
  v.check(({ count, lines }) => count === lines.length, 'The file is not complete.'),
);
