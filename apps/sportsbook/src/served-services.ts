import type { NewSelection } from '@kvota/bet-slip/slip';
import { createSlip, type Slip } from '@kvota/bet-slip/store';
import { createOfferStore } from '@kvota/offer';
import { ticketSettingsAtom, type Host } from '@kvota/shell';

import { createMoveCues } from './offer/move-cues.ts';
import type { Services } from './offer/services.ts';
import { pairSign } from './offer/leg-texts.ts';

const nothing = (): void => undefined;
const never = () => nothing;

function createServedSlip(host: Host): Slip {
  return createSlip({
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
}

/** A selection of a match in play, whose mark is removed from copies for other matches. */
const sample: NewSelection = {
  id: '1',
  desc: 'live',
  marketName: '',
  marketDesc: '',
  outcome: '',
  price: '2',
  band: null,
  pair: pairSign,
  sfId: '1',
  time: '',
  timeStart: 0,
  marketsKey: null,
  marketsTable: null,
  marketsGroup: null,
  player: null,
  sport: '',
  realSport: null,
};

/**
 * Creates the parts of the sportsbook for a screen on the server: an offer to fill, an empty slip, one with a selection, and
 * nothing that runs.
 */
export function createServedServices(host: Host): Services {
  const sampleSlip = createServedSlip(host);
  sampleSlip.send({ type: 'add', selection: sample });
  return {
    host,
    offer: createOfferStore({ now: () => 0, frame: never }),
    slip: createServedSlip(host),
    sampleSlip,
    cues: createMoveCues({ now: () => 0, every: never }),
    silence: { get: () => false, since: () => undefined, subscribe: never },
    snapshots: { show: nothing },
    open: never,
  };
}
