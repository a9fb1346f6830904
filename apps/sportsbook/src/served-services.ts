import { createSlip } from '@kvota/bet-slip/store';
import { createOfferStore } from '@kvota/offer';
import { ticketSettingsAtom, type Host } from '@kvota/shell';

import { createMoveCues } from './offer/move-cues.ts';
import type { Services } from './offer/services.ts';

const nothing = (): void => undefined;
const never = () => nothing;

/** Creates the parts of the sportsbook for a screen on the server: an offer to fill, an empty slip, and nothing that runs. */
export function createServedServices(host: Host): Services {
  const slip = createSlip({
    deps: {
      now: () => host.serverNow(),
      newId: () => 'served',
      after: never,
      host: () => ({
        loggedIn: false,
        wallet: null,
        limits: host.store.get(ticketSettingsAtom),
        blocked: false,
        maintenance: false,
        online: true,
        feedSilent: false,
      }),
    },
    effects: {},
  });
  return {
    host,
    offer: createOfferStore({ now: () => 0, frame: never }),
    slip,
    cues: createMoveCues({ now: () => 0, every: never }),
    silence: { get: () => false, since: () => undefined, subscribe: never },
    snapshots: { show: nothing },
    open: never,
  };
}
