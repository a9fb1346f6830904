import { bindRooms, createOfferStore, priceKey } from '@kvota/offer';
import {
  activeWalletAtom,
  asideOpenAtom,
  blockedAtom,
  onlineAtom,
  loadFontFor,
  sessionAtom,
  ticketSettingsAtom,
  walletsAtom,
  whenIdle,
  type Host,
  type Stop,
} from '@kvota/shell';
import type { Slip } from '@kvota/bet-slip/store';
import { selectBusy, selectPollId, type SlipState } from '@kvota/bet-slip/slip';
import { fromPing } from '@kvota/bet-slip/wire';
import type { Ping } from '@kvota/contracts';

import { priceText } from './offer/bind-price.ts';
import { followSilence } from './offer/feed-silence.ts';
import { followOffer } from './offer/follow-offer.ts';
import { createMoveCues } from './offer/move-cues.ts';
import { servicesAtom, type RoomTarget } from './offer/services.ts';
import { keepLastOffer } from './offline/keep-last-offer.ts';
import { offerCache } from './offline/offer-cache.ts';
import { keepFilters } from './prematch/filters/kept-filters.ts';
import { beep } from './slip/effects/beep.ts';
import { followSelections } from './slip/effects/follow-selections.ts';
import { notifySlip } from './slip/effects/slip-notices.ts';
import { slipPorts } from './slip/effects/slip-ports.ts';
import { startSlip } from './slip/effects/slip-service.ts';
import { createSlipTabs } from './slip/effects/slip-tabs.ts';

/** What the shell asks of the running slip, outside React. */
export interface RunningSlip {
  /** The ticket whose truth is wanted of ping (SES-20). */
  waitingFor(): string | undefined;
  receive(answer: Ping): void;
  /** A payment is under way. */
  busy(): boolean;
  readonly stop: Stop;
}

/** A payment that a reload interrupted goes on once the wallet is known; anything else at once (OP-50, OP-89). */
function resumeWhenKnown({ store }: Host, slip: Slip, stops: Stop[]): void {
  const known = (): boolean => !selectBusy(slip.getSnapshot().state) || store.get(activeWalletAtom) !== undefined;
  if (known()) {
    slip.send({ type: 'resume' });
    return;
  }
  const stop = store.sub(activeWalletAtom, () => {
    if (!known()) return;
    stop();
    slip.send({ type: 'resume' });
  });
  stops.push(stop);
}

/** Whether what has to be said stands in the ticket itself: a refusal over it, or a question with its twenty seconds. */
const speaksInSheet = (payment: SlipState['payment']): boolean =>
  (payment.status === 'rejected' && payment.surface === 'overlay') ||
  (payment.status === 'deciding' && payment.offer.surface === 'panel');

/** Whoever was told to log in has read it when he pressed Pay. */
const asksToLogIn = (payment: SlipState['payment']): boolean =>
  payment.status === 'rejected' && payment.key === 'snackbarMustLogin';

const every = (ms: number, run: () => void): Stop => {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
};

/** For developers: the page goes on without it. */
const warn = (what: string, cause: unknown): void => {
  // oxlint-disable-next-line no-console -- a call that only needs logging (ERR-18)
  console.warn(what, cause);
};

/** Starts everything of the sportsbook that lives long: the offer store, its rooms, the slip. Every part is listed in `stops`. */
export function startSportsbook(host: Host): RunningSlip {
  const { store, realtime } = host;
  const now = (): number => performance.now();
  const offer = createOfferStore({
    now,
    frame: (run) => {
      const frame = requestAnimationFrame(run);
      return () => cancelAnimationFrame(frame);
    },
    later: (run) => {
      const timer = setTimeout(run);
      return () => clearTimeout(timer);
    },
  });
  const rooms = bindRooms(offer, realtime);
  const cues = createMoveCues({ now, every });
  const tabs = createSlipTabs(host.channel, () => {
    const session = store.get(sessionAtom);
    return session.status === 'signed-in' ? session.id : undefined;
  });
  const silence = followSilence(realtime);
  const lastSeen = keepLastOffer({
    host,
    offer,
    cache: offerCache(globalThis.caches),
    stale: silence.get,
    whenIdle,
    log: warn,
  });
  const slip = startSlip(slipPorts(host, { notify: notifySlip(host), beep }, tabs, silence.get));

  const selections = (): SlipState['selections'] => slip.getSnapshot().state.selections;
  const tellSurroundings = (): void => {
    slip.send({ type: 'env-changed' });
    // Whoever signs in meanwhile, in this tab or another, has done what the slip asked for.
    if (asksToLogIn(slip.getSnapshot().state.payment) && store.get(sessionAtom).status === 'signed-in')
      slip.send({ type: 'dismiss' });
  };
  const visible = (): void => {
    if (document.visibilityState === 'visible') {
      offer.resume();
      slip.focused();
    } else offer.pause();
  };
  document.addEventListener('visibilitychange', visible);
  const listen = (): void => silence.listen(selections().length > 0);
  listen();

  let shown = slip.getSnapshot().state.payment.status;
  const kept = slip.getSnapshot().state.payment;
  // What a reload interrupted is said again where it can be seen; whoever may log in when he likes looks on in peace.
  if (speaksInSheet(kept) && !asksToLogIn(kept)) store.set(asideOpenAtom, true);
  const stops: Stop[] = [
    ...[sessionAtom, walletsAtom, activeWalletAtom, ticketSettingsAtom, blockedAtom, onlineAtom].map((part) =>
      store.sub(part, tellSurroundings),
    ),
    slip.subscribe(listen),
    silence.subscribe(() => {
      tellSurroundings();
      // What is on the slip was not watched by every room that spoke again.
      if (!silence.get()) slip.focused();
    }),
    realtime.on('live_inactive_update', ({ eventId }) => offer.deactivate(eventId)),
    followSelections({
      selections,
      subscribe: slip.subscribe,
      watch: (selection, news) => {
        const key = priceKey(selection.id.split('_')[0] ?? selection.id, selection.marketName, selection.outcome);
        return offer.subscribePrice(key, (price) => {
          if (price)
            news({
              price: price.available || price.status === 'SUSPENDED' ? priceText(price) : '-',
              suspended: price.status === 'SUSPENDED',
            });
        });
      },
      send: (updates) => slip.send({ type: 'odds', updates }),
      soon: (run) => queueMicrotask(run),
    }),
    // The sheet of a phone makes room for the dialog of an accepted ticket, and opens for what has to be said in it.
    slip.subscribe(() => {
      const { payment } = slip.getSnapshot().state;
      if (payment.status === shown) return;
      shown = payment.status;
      if (payment.status === 'accepted') store.set(asideOpenAtom, false);
      if (speaksInSheet(payment)) store.set(asideOpenAtom, true);
    }),
    keepFilters(host),
    followOffer(host, {
      onFocus: (run) => {
        window.addEventListener('focus', run);
        return () => window.removeEventListener('focus', run);
      },
      checkSelections: slip.focused,
    }),
    () => document.removeEventListener('visibilitychange', visible),
    tabs.follow(slip),
    () => rooms.stop(),
    () => cues.stop(),
    silence.stop,
    lastSeen.stop,
    () => slip.stop(),
  ];
  store.set(servicesAtom, {
    host,
    offer,
    slip,
    cues,
    silence,
    lastSeen,
    open: (target: RoomTarget) => {
      // Names of teams are on their way, with letters that no word of the page may have.
      void loadFontFor('č');
      return rooms.open(target);
    },
  });
  resumeWhenKnown(host, slip, stops);
  return {
    waitingFor: () => selectPollId(slip.getSnapshot().state) ?? undefined,
    receive: (answer) => {
      const info = fromPing(answer);
      if (info) slip.send({ type: 'ticket-info', info });
    },
    busy: () => selectBusy(slip.getSnapshot().state),
    stop: () => {
      store.set(servicesAtom, null);
      for (const stop of stops) stop();
    },
  };
}
