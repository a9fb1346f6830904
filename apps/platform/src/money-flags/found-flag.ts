import type { MoneyFlag } from '@kvota/contracts/operator';

import type { FlagRow } from '../database/schema/index.ts';

/** A pattern of money of a user. The same kind and subject are noted once. */
export interface FoundFlag {
  readonly kind: MoneyFlag;
  readonly subject: string;
  readonly rows: readonly FlagRow[];
}
