import type { SlipEnv } from '@kvota/bet-slip/slip';
import { defaultTicketSettings } from '@kvota/contracts';

/** The env without time and ids. */
export type World = Omit<SlipEnv, 'now' | 'newId'>;

/** A fixed Saturday evening, so that logs are reproducible. */
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
