import type { NewSelection, SlipEnv } from '@kvota/bet-slip/slip';

/** A selection of a match before kick-off, at 1.85 if nothing else is given. */
export const plainSelection = (more: Partial<NewSelection> = {}): NewSelection => ({
  id: '1',
  desc: 'prematch',
  marketName: '1X2',
  marketDesc: 'Full-time result',
  outcome: '1',
  price: '1.85',
  band: null,
  pair: 'Crvena zvezda - Partizan',
  sfId: '4711',
  time: '18:45',
  timeStart: 2_000_000,
  marketsKey: '1X2',
  marketsTable: null,
  marketsGroup: null,
  player: null,
  sport: 'F',
  realSport: null,
  ...more,
});

/** A signed-in player who may pay. */
export const plainHost = (): Omit<SlipEnv, 'now' | 'newId'> => ({
  loggedIn: true,
  wallet: { currency: 'RSD', currencyId: 1 },
  limits: null,
  blocked: false,
  maintenance: false,
  online: true,
});
