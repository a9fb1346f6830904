import type { Offer } from '../offer/offer.ts';
import type { CashOutTerms } from '../cash-out/cash-out-terms.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../database/database.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { OperatorSettings } from './switched-off.ts';
import type { TraderLimit } from './terms/trader-limit.ts';

/** What tickets need of the rest of the platform. */
export interface TicketEnv {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: () => string;
  readonly offer: Offer;
  readonly ledger: Ledger;
  readonly settings: () => Promise<OperatorSettings>;
  /** Whether maintenance has begun: no ticket is taken then. Default: never. */
  readonly maintenance?: () => Promise<boolean>;
  /** Default: no limit below the highest stake. */
  readonly traderLimit?: TraderLimit;
  /** At what terms tickets are sold back; by default those of a first start. */
  readonly cashOutTerms?: () => Promise<CashOutTerms>;
  /** Failures of the worker, which goes on. */
  readonly log?: { error(details: unknown, message: string): void };
}
