import type { Clock } from '@kvota/server';

import type { Offer } from '../offer/offer.ts';
import type { Db } from '../database/database.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Logger } from '../kernel/log/logger.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { StoredTicket } from './store/stored-ticket.ts';
import type { AnnounceTicket } from './ticket-news.ts';
import type { OperatorSettings } from './terms/switched-off.ts';
import type { TraderLimit } from './terms/trader-limit.ts';

/** Returns what all that is open of a ticket would sell for now, in minor units; undefined if it cannot be sold. */
export type CashOutPrice = (ticket: StoredTicket) => bigint | undefined;

/** Dependencies on other modules. */
export interface TicketDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly offer: Offer;
  readonly ledger: Ledger;
  readonly settings: () => Promise<OperatorSettings>;
  /** True while maintenance forbids new tickets. Default: never. */
  readonly maintenance?: () => Promise<boolean>;
  /** Notes a sign of life of a player who stakes. Default: play sessions are not kept. */
  readonly seen?: (userId: string) => Promise<void>;
  /** Default: no limit below the highest stake. */
  readonly traderLimit?: TraderLimit;
  /** Prices shown in the history, at the terms of the moment of the call. Default: nothing can be sold. */
  readonly cashOutPrices?: () => Promise<CashOutPrice>;
  /** Receives what happens to tickets. Default: nobody follows them. */
  readonly announceTicket?: AnnounceTicket;
  /** Receives failures of the worker, which continues. */
  readonly logger?: Pick<Logger, 'error'>;
}
