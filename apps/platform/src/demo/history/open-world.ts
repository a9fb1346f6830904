import type { Clock } from '@kvota/server';

import { createAgency } from '../../agency/create-agency.ts';
import type { AgencyDeps } from '../../agency/agency-deps.ts';
import { cashOutTerms } from '../../cash-out/cash-out-terms.ts';
import { createCashOuts } from '../../cash-out/create-cash-outs.ts';
import type { Feed } from '../../feed/model/feed.ts';
import { createLedger } from '../../ledger/create-ledger.ts';
import type { Offer } from '../../offer/offer.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import { createTickets } from '../../tickets/create-tickets.ts';
import { ticketSettings } from '../../tickets/ticket-settings.ts';
import { readUserIds, userIdOf, type HistoryParts, type HistoryWorld } from './history-world.ts';
import { createMovedClock } from './moved-clock.ts';
import { readMatches } from './matches/recorded-matches.ts';
import { createRecordedOffer } from './matches/recorded-offer.ts';

/** Modules of the platform that the history uses. Those that write get a clock of its past in their place. */
export interface WorldDeps extends Pick<AgencyDeps, 'db' | 'ids' | 'passwordTurns'> {
  /** The clock of the platform: the history ends at its time. */
  readonly clock: Clock;
  readonly feed: Feed;
  readonly offer: Offer;
  readonly settings: SettingsStore;
}

/** Creates the modules that sell, pay and settle, over a clock that moves through the past and over recorded matches. */
export async function openWorld(deps: WorldDeps, goOn: () => void): Promise<HistoryWorld> {
  const { db, ids, feed, clock: present } = deps;
  const end = present.now();
  const clock = createMovedClock(end);
  const recorded = createRecordedOffer(deps.offer, readMatches(), clock);
  const parts = await createParts(deps, clock, recorded.offer);
  const userIds = await readUserIds(db);
  const salt = userIdOf({ userIds }, 'operator');
  return { ...parts, open: recorded.open, db, feed, clock, ids, end, salt, userIds, goOn };
}

async function createParts(deps: WorldDeps, clock: Clock, offer: Offer): Promise<HistoryParts> {
  const { db, ids, passwordTurns } = deps;
  const ledger = createLedger({ db, clock, ids });
  const base = { db, clock, ids, offer, ledger };
  // Read once: nobody changes them while the history is made.
  const settings = await ticketSettings(deps.settings).settings();
  const terms = await cashOutTerms(deps.settings);
  return {
    offer,
    tickets: createTickets({ ...base, settings: () => Promise.resolve(settings) }),
    cashOuts: createCashOuts({ ...base, terms: () => Promise.resolve(terms) }),
    agency: createAgency({ ...base, passwordTurns }),
  };
}
