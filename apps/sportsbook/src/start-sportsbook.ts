import { selectBusy, selectPollId } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { fromPing } from '@kvota/bet-slip/wire';
import { bindRooms } from '@kvota/offer';
import {
  afterContent,
  loadFontFor,
  sessionAtom,
  whenIdle,
  type Host,
  type RunningModule,
  type Stop,
} from '@kvota/shell';

import { createFeedSilence, type FeedSilence } from './offer/feed-silence.ts';
import { startOfferRefresh } from './offer/offer-refresh.ts';
import { createMoveCues } from './offer/move-cues.ts';
import { noteMessages } from './offer/note-messages.ts';
import { createPageOfferStore } from './offer/page/page-offer-store.ts';
import { servicesAtom, type Services } from './offer/services.ts';
import { startOfferSnapshots } from './offline/offer-snapshots.ts';
import { offerCache } from './offline/offer-cache.ts';
import { atMostOnceIn } from './slip/effects/at-most-once-in.ts';
import { seedAnswers } from './prematch/seed-answers.ts';
import { persistFilters } from './prematch/filters/stored-filters.ts';
import { beep } from './slip/effects/beep.ts';
import { resumePayment } from './slip/effects/resume-payment.ts';
import { startSelectionUpdates, watchInOffer } from './slip/effects/selection-updates.ts';
import { createSlipServiceDeps } from './slip/effects/slip-service-deps.ts';
import { startSlipEnvironment } from './slip/effects/slip-environment.ts';
import { notifyExpiry, notifyRefusal, notifySlip } from './slip/effects/slip-notices.ts';
import { startSlip } from './slip/effects/slip-service.ts';
import { startSlipSheet } from './slip/effects/slip-sheet.ts';
import { createSlipTabs, type SlipTabs } from './slip/effects/slip-tabs.ts';

const every = (ms: number, run: () => void): Stop => {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
};

/** Logs a failure for developers. The page continues without the part that failed. */
const warn = (what: string, cause: unknown): void => {
  // oxlint-disable-next-line no-console -- a call that only needs logging (ERR-18)
  console.warn(what, cause);
};

/** A letter that no text of the page contains, but names of teams do. */
const letterOfTeamNames = 'č';

interface Parts {
  readonly services: Services;
  readonly silence: FeedSilence;
  readonly tabs: SlipTabs;
  readonly stop: Stop;
}

function createParts(host: Host): Parts {
  const { store, realtime } = host;
  const offer = createPageOfferStore();
  seedAnswers(host.queryClient, offer);
  const source = noteMessages(realtime, host.serverNow);
  const rooms = bindRooms(offer, source);
  const cues = createMoveCues({ now: () => performance.now(), every });
  const silence = createFeedSilence(realtime, source.heardAt);
  const snapshots = startOfferSnapshots({
    host,
    offer,
    cache: offerCache(globalThis.caches),
    stale: silence.get,
    whenIdle,
    log: warn,
  });
  const tabs = createSlipTabs(host.channel, () => {
    const session = store.get(sessionAtom);
    return session.status === 'signed-in' ? session.id : undefined;
  });
  const ways = { notify: notifySlip(host), refused: notifyRefusal(host), offerExpired: notifyExpiry(host), beep };
  const slip = startSlip(createSlipServiceDeps(host, ways, tabs, silence.get));
  const open: Services['open'] = (target) => {
    afterContent(() => void loadFontFor(letterOfTeamNames));
    return rooms.open(target);
  };
  const stop = (): void => {
    rooms.stop();
    cues.stop();
    silence.stop();
    snapshots.stop();
    slip.stop();
  };
  return { services: { host, offer, slip, cues, silence, snapshots, open }, silence, tabs, stop };
}

/** Pauses the offer while the tab is hidden. When it becomes visible again, the selections are checked. */
function followVisibility(offer: Services['offer'], checkSelections: () => void): Stop {
  const changed = (): void => {
    if (document.visibilityState === 'visible') {
      offer.resume();
      checkSelections();
    } else offer.pause();
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const onWindowFocus = (run: () => void): Stop => {
  window.addEventListener('focus', run);
  return () => window.removeEventListener('focus', run);
};

function pingOf(slip: Slip): NonNullable<RunningModule['ping']> {
  return {
    query: () => selectPollId(slip.getSnapshot().state) ?? undefined,
    receive: (answer) => {
      const info = fromPing(answer);
      if (info) slip.send({ type: 'ticket-info', info });
    },
  };
}

/** Starts everything in the sportsbook that lives as long as the page: the offer store, its rooms, the slip. */
export function startSportsbook(host: Host): RunningModule {
  const { services, silence, tabs, stop: stopParts } = createParts(host);
  const { offer, slip } = services;
  const checkSelections = atMostOnceIn(500, () => performance.now(), slip.focused);
  const stops: Stop[] = [
    startSlipEnvironment(slip, host, silence),
    host.realtime.on('live_inactive_update', ({ eventId }) => offer.deactivate(eventId)),
    startSelectionUpdates({
      selections: () => slip.getSnapshot().state.selections,
      subscribe: slip.subscribe,
      watch: watchInOffer(offer),
      send: (updates) => slip.send({ type: 'odds', updates }),
      batch: (run) => queueMicrotask(run),
    }),
    startSlipSheet(slip, host),
    persistFilters(host),
    startOfferRefresh({
      store: host.store,
      queryClient: host.queryClient,
      realtime: host.realtime,
      onFocus: onWindowFocus,
      checkSelections,
    }),
    followVisibility(offer, checkSelections),
    tabs.follow(slip),
    stopParts,
  ];
  host.store.set(servicesAtom, services);
  stops.push(resumePayment(slip, host));
  return {
    ping: pingOf(slip),
    busy: () => selectBusy(slip.getSnapshot().state),
    stop: () => {
      host.store.set(servicesAtom, null);
      for (const stop of stops) stop();
    },
  };
}
