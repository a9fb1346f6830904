// Apart from the schema, so that a page that needs only the defaults does not load the schema library.
import type { TicketSettings } from './ticket-settings.ts';

/** The initial values of a platform, and those that a client assumes until it has loaded the settings (OP-67). */
export const defaultTicketSettings: TicketSettings = {
  minTicketPayin: [
    { currency: 'RSD', limit: '20' },
    { currency: 'EUR', limit: '1' },
    { currency: 'FREEBET-RSD', limit: '20' },
  ],
  minPayinPerSystemComb: [
    { currency: 'RSD', limit: '1' },
    { currency: 'EUR', limit: '0.05' },
    { currency: 'FREEBET-RSD', limit: '1' },
  ],
  maxTicketWin: [
    { currency: 'RSD', limit: '10000000' },
    { currency: 'EUR', limit: '85000' },
    { currency: 'FREEBET-RSD', limit: '10000000' },
  ],
  timeoutPrematchTicket: 15,
  timeoutLiveTicket: 20,
  liveTicketDelay: 5,
  maxSystemTicketCombinations: 1000,
  maxTicketSelections: 30,
};
