import type { exclusionMonths, pauseDays } from '@kvota/contracts';

import type { StoppedPlay } from './stop-play.ts';

/** Pauses and self-exclusions of players. What takes a stake or money in asks for the guard in the transaction that books. */
export interface Guards {
  /** Pauses play for some days. */
  pause(userId: string, days: (typeof pauseDays)[number]): Promise<StoppedPlay>;
  /** Excludes a user for months, or for good. Open vouchers go back to the wallet, and games end. */
  exclude(userId: string, months: (typeof exclusionMonths)[number] | null): Promise<StoppedPlay>;
}
