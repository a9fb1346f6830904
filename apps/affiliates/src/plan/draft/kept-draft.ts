import { personalPrefix } from '@kvota/shell';
import * as v from 'valibot';

import type { PlanDraft } from './plan-draft.ts';

/** One draft for each child. The shell removes them when the user signs out. */
const prefix = `${personalPrefix}agency.plan.`;

const Text = v.pipe(v.string(), v.maxLength(60));
const Line = v.object({
  id: Text,
  base: v.picklist(['turnover', 'ggr', 'ngr', 'cpa', 'head']),
  products: v.union([v.literal('all'), v.array(Text)]),
  cycle: v.picklist(['week', 'month']),
  rate: v.picklist(['flat', 'slab', 'graduated', 'selections']),
  percent: Text,
  tiers: v.array(v.object({ from: Text, percent: Text })),
  carry: v.picklist(['none', 'carry', 'split']),
  less: v.array(Text),
  leastTurnover: Text,
  perPlayer: Text,
  deposits: Text,
  turnover: Text,
  days: Text,
});
/** A draft with the id of the request that sends it. A repetition of what was sent needs the same one. */
const Kept = v.object({
  requestId: Text,
  sent: v.boolean(),
  forgive: v.boolean(),
  version: v.number(),
  lines: v.array(Line),
});

/** A kept draft. `sent` is true while the outcome of its request is unknown. */
export interface KeptDraft extends PlanDraft {
  readonly requestId: string;
  readonly sent: boolean;
  /** True if losses that removed lines carry are forgotten. */
  readonly forgive: boolean;
}

type Records = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const keepDraft = (storage: Records, userId: string, draft: KeptDraft): void =>
  storage.setItem(prefix + userId, JSON.stringify(draft));

export const forgetDraft = (storage: Records, userId: string): void => storage.removeItem(prefix + userId);

/** Returns the draft for a child; undefined if there is none, or one that another version of the app wrote. */
export function keptDraft(storage: Records, userId: string): KeptDraft | undefined {
  try {
    const read = v.safeParse(Kept, JSON.parse(storage.getItem(prefix + userId) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
