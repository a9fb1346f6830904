import type { SlipEnv } from '@kvota/bet-slip/slip';
import { defaultTicketSettings } from '@kvota/contracts';

/** All of the env but time and ids, which are the host's. */
export type World = Omit<SlipEnv, 'now' | 'newId'>;

/** A Saturday evening: fixed, so that a log reads the same each time. */
export const startOfTime = Date.UTC(2026, 10, 21, 17, 0, 0);

export const wallets = {
  RSD: { currency: 'RSD', currencyId: 941 },
  EUR: { currency: 'EUR', currencyId: 978 },
  'FREEBET-RSD': { currency: 'FREEBET-RSD', currencyId: 1000 },
} as const;

export const firstWorld: World = {
  loggedIn: true,
  wallet: wallets.RSD,
  limits: defaultTicketSettings,
  blocked: false,
  maintenance: false,
  online: true,
};
