import type { Clock } from '@kvota/server';

import type { Db } from '../database/database.ts';
import type { FairQueue } from '../kernel/fair-queue.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { SignIns } from '../identity/sessions/sign-ins.ts';
import type { TicketDeps } from '../tickets/ticket-deps.ts';
import type { AnnounceChange } from './live/agency-live.ts';

export interface AgencyDeps extends Pick<TicketDeps, 'offer' | 'cashOutPrices' | 'announceTicket'> {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Pick<Ledger, 'openWallet' | 'lockAll' | 'lockDebt' | 'post' | 'wallets' | 'refund' | 'pay'>;
  /** Receives changes of nodes after they are in the database. Default: nobody follows them. */
  readonly announceChange?: AnnounceChange;
  /** Asks the exclusion register about a user who is new or not here, in the background. Default: nobody is asked. */
  readonly askRegister?: (userId: string) => void;
  /** Where users are signed in. Default: nowhere. */
  readonly signIns?: Pick<SignIns, 'of' | 'endAll'>;
  /** Milliseconds since 1970 by the clock that dates sign-ins. Default: the machine's. */
  readonly signInNow?: () => number;
  /** Passwords are hashed a few at a time, in turns. */
  readonly passwordTurns: FairQueue;
}
