import type { Db } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import type { FairQueue } from '../kernel/fair-queue.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Ledger } from '../ledger/ledger.ts';

export interface AgencyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Pick<Ledger, 'openWallet' | 'lockAll' | 'post' | 'wallets'>;
  /** Passwords are hashed a few at a time, in turns. */
  readonly passwordTurns: FairQueue;
}
