import * as v from 'valibot';

import { Money } from '../amount/money-schema.ts';

/** A movement that the books of a provider and of the wallet do not have alike (RGS-45). `here` is the provider's book. */
export const BookDifference = v.object({
  /** Rises with each difference that was found. */
  number: v.number(),
  kind: v.picklist(['missingHere', 'missingThere', 'otherContent']),
  id: v.string(),
  round_id: v.string(),
  movement: v.picklist(['bet', 'win', 'rollback']),
  /** Null if the book lacks the movement. */
  here: v.nullable(Money),
  there: v.nullable(Money),
  currency: v.string(),
  bookedAt: v.string(),
  foundAt: v.string(),
});
export type BookDifference = v.InferOutput<typeof BookDifference>;

/** A page of the differences between the books of a provider and those of the wallet (CAS-52). */
export const ComparedBooks = v.object({
  /** Everything that was booked before was compared. */
  comparedTo: v.string(),
  total: v.number(),
  result: v.array(BookDifference),
  /** `after` of the next page. */
  next: v.nullable(v.number()),
});
export type ComparedBooks = v.InferOutput<typeof ComparedBooks>;
