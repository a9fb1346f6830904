import { limitKeys, limitSwitches } from '@kvota/contracts';
import { personalPrefix } from '@kvota/shell';
import * as v from 'valibot';

import type { LimitsDraft } from './limits-draft.ts';

/** One draft for each user and currency. The shell removes them when the user signs out. */
const prefix = `${personalPrefix}agency.limits.`;

const Text = v.pipe(v.string(), v.maxLength(60));
const Kept = v.object({
  typed: v.object(v.entriesFromList(limitKeys, v.exactOptional(Text))),
  switched: v.object(v.entriesFromList(limitSwitches, v.exactOptional(v.boolean()))),
  base: v.object({
    version: v.string(),
    limits: v.object(v.entriesFromList(limitKeys, v.nullable(Text))),
    switches: v.object(v.entriesFromList(limitSwitches, v.boolean())),
  }),
});

type Records = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The user and the currency of a draft. */
export interface LimitsOwner {
  readonly userId: string;
  readonly currencyId: number;
}

const keyOf = ({ userId, currencyId }: LimitsOwner): string => `${prefix}${userId}.${currencyId}`;

export const keepLimits = (storage: Records, owner: LimitsOwner, draft: LimitsDraft): void =>
  storage.setItem(keyOf(owner), JSON.stringify(draft));

export const forgetLimits = (storage: Records, owner: LimitsOwner): void => storage.removeItem(keyOf(owner));

/** Returns the draft of a user; undefined if there is none, or one that another version of the app wrote. */
export function keptLimits(storage: Records, owner: LimitsOwner): LimitsDraft | undefined {
  try {
    const read = v.safeParse(Kept, JSON.parse(storage.getItem(keyOf(owner)) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
