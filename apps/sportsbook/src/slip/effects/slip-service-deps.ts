import { isApiError } from '@kvota/api-client';
import { fromTicketResponse, toReason } from '@kvota/bet-slip/wire';
import {
  activeWalletAtom,
  blockedAtom,
  newId,
  onlineAtom,
  sessionAtom,
  ticketSettingsAtom,
  type Host,
} from '@kvota/shell';

import type { SlipServiceDeps } from './slip-service.ts';
import { persistedIds, type SlipTabs } from './slip-tabs.ts';

/** Connects the slip to the host: calls, wallet, session and server time. */
export function createSlipServiceDeps(
  host: Host,
  ways: Pick<SlipServiceDeps, 'notify' | 'refused' | 'offerExpired' | 'beep'>,
  tabs: SlipTabs,
  feedSilent: () => boolean,
): SlipServiceDeps {
  const { api, store } = host;
  return {
    ...ways,
    now: () => host.serverNow(),
    newId: persistedIds(host.tabStorage, () => newId()),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    host: () => {
      const wallet = store.get(activeWalletAtom);
      return {
        loggedIn: store.get(sessionAtom).status === 'signed-in',
        wallet: wallet ? { currency: wallet.currency, currencyId: wallet.currency_id } : null,
        limits: store.get(ticketSettingsAtom),
        blocked: store.get(blockedAtom),
        maintenance: false,
        online: store.get(onlineAtom),
        feedSilent: feedSilent(),
      };
    },
    storage: host.tabStorage,
    calls: {
      ticketRequest: async (body) => {
        try {
          return fromTicketResponse(await api.ticketRequest({ body }));
        } catch (error) {
          // A refusal with a body is an answer (ERR-07). After any other failure the outcome is unknown (OP-25).
          if (
            isApiError(error) &&
            (error.kind === 'refused' || error.kind === 'invalid' || error.kind === 'forbidden')
          ) {
            return { kind: 'refused', error: toReason(error.code) ?? toReason(error.message), subcode: null };
          }
          throw error;
        }
      },
      reoffer: async (body) => (await api.reoffer({ body })).ErrorText === 'ok',
      check: (ticket) => api.checkTicketSelections({ body: { ticket: [...ticket] } }),
      mayCheck: () => document.visibilityState === 'visible' && store.get(onlineAtom),
      ping: (ticketId) => api.ping({ query: { ticket_id: ticketId } }),
    },
    sent: tabs.sent,
    ticketDone: (done) => {
      tabs.ended(done);
      host.pingNow();
    },
    log: (what, cause) => {
      // oxlint-disable-next-line no-console -- the specification wants such failures in the log and nowhere else (ERR-01, ERR-18)
      console.warn(what, cause ?? '');
    },
  };
}
