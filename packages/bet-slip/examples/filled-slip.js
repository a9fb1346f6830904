// The slip that the examples of the API pages start from: two selections, 100 RSD, and the env of a signed-in player.
import { initialSlip, transition } from '@kvota/bet-slip/slip';

/** @type {import('@kvota/bet-slip/slip').SlipEnv} */
export const env = {
  now: Date.UTC(2026, 10, 21, 12),
  newId: 'ticket-0001',
  loggedIn: true,
  wallet: { currency: 'RSD', currencyId: 941 },
  limits: {
    minTicketPayin: [{ currency: 'RSD', limit: '20' }],
    minPayinPerSystemComb: [{ currency: 'RSD', limit: '5' }],
    maxTicketWin: [{ currency: 'RSD', limit: '1000000' }],
    timeoutPrematchTicket: 15,
    timeoutLiveTicket: 20,
    liveTicketDelay: 5,
    maxSystemTicketCombinations: 5000,
    maxTicketSelections: 30,
  },
  blocked: false,
  maintenance: false,
  online: true,
};

/**
 * Returns a selection of a match that begins in an hour.
 *
 * @type {(id: string, price: string) => import('@kvota/bet-slip/slip').NewSelection}
 */
export const selection = (id, price) => ({
  id,
  price,
  desc: 'prematch',
  marketName: '1X2',
  marketDesc: 'Full-time result',
  outcome: '1',
  band: null,
  pair: 'Crvena zvezda - Partizan',
  sfId: `sf-${id}`,
  time: 'Sat 14:00',
  timeStart: env.now + 3_600_000,
  marketsKey: '1X2',
  marketsTable: 'main',
  marketsGroup: 'main',
  player: null,
  sport: 'F',
  realSport: null,
});

/**
 * Returns the state after some events.
 *
 * @type {(state: import('@kvota/bet-slip/slip').SlipState, ...events: import('@kvota/bet-slip/slip').SlipEvent[]) =>
 *   import('@kvota/bet-slip/slip').SlipState}
 */
export const after = (state, ...events) => events.reduce((now, event) => transition(now, event, env)[0], state);

export const slip = after(
  initialSlip(),
  { type: 'add', selection: selection('4711', '2.10') },
  { type: 'add', selection: selection('4712', '1.85') },
  { type: 'set-stake', stake: '100' },
);
