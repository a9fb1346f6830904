import type { Realtime, RealtimeStatus } from '@kvota/realtime';

import type { Stop } from '../browser/stop.ts';
import type { SettingsChange } from '../host/host.ts';

const isUp = (status: RealtimeStatus): boolean => status === 'connected' || status === 'stale';

/**
 * Milliseconds between the first connection of the sockets and its `first-connect` event. The refetches that follow must
 * not compete with the first page.
 */
const firstConnectDelay = 2000;
/** Milliseconds that the answer to joining may take. Without it, a reconnect counts as one that missed a change. */
const answerWithin = 1000;
/** Milliseconds before a loss in which an event may have been lost too, because a dead connection is noticed late. */
const noticedLate = 60_000;

interface SettingsWatchDeps {
  readonly realtime: Pick<Realtime, 'on' | 'onJoined' | 'status'>;
  readonly settingsChanged: { readonly emit: (change: SettingsChange) => void };
  /** Milliseconds since the page began to load. */
  readonly now?: () => number;
}

/**
 * Emits `settingsChanged` if the operator's settings changed, or may have changed without an event (NET-16). The platform
 * reports how long ago the last change was when the sockets join (NET-39). If that is longer than the page could have
 * missed, nothing is emitted and nothing is fetched again.
 */
export function startSettingsWatch({
  realtime,
  settingsChanged,
  now = () => performance.now(),
}: SettingsWatchDeps): Stop {
  let up = isUp(realtime.status.get());
  let first = !up;
  /** When events may have begun to be missed; undefined if none were. */
  let missedSince: number | undefined;
  /** The last instant that may have had a change, by the answer of this connection. */
  let changedBefore: number | undefined;
  const timers = { first: new Timer(), missed: new Timer() };

  const emitIfChanged = (change: SettingsChange, since: number): void => {
    if (changedBefore === undefined || changedBefore >= since) settingsChanged.emit(change);
  };
  const settleMissed = (): void => {
    if (missedSince === undefined || !up) return;
    timers.missed.stop();
    const since = missedSince - noticedLate;
    missedSince = undefined;
    emitIfChanged('reconnected', since);
  };
  const stops = [
    realtime.on('reload_settings', () => settingsChanged.emit('announced')),
    realtime.onJoined((changedAgo) => {
      changedBefore = changedAgo === undefined ? undefined : now() - changedAgo;
      if (changedAgo !== undefined) settleMissed();
    }),
    realtime.status.subscribe((status) => {
      const wasUp = up;
      up = isUp(status);
      // The first attempt of a page is no gap, because the page fetches everything as it starts.
      if (!up && (wasUp || status === 'offline')) {
        missedSince ??= wasUp ? now() : 0;
        changedBefore = undefined;
      }
      if (!up || wasUp) return;
      if (first) {
        first = false;
        timers.first.start(firstConnectDelay, () => emitIfChanged('first-connect', -noticedLate));
      }
      if (changedBefore !== undefined) settleMissed();
      else if (missedSince !== undefined) timers.missed.start(answerWithin, settleMissed);
    }),
  ];
  return () => {
    timers.first.stop();
    timers.missed.stop();
    for (const stop of stops) stop();
  };
}

/** A timer that runs at most one action. */
class Timer {
  #running: ReturnType<typeof setTimeout> | undefined;

  start(milliseconds: number, run: () => void): void {
    this.stop();
    this.#running = setTimeout(run, milliseconds);
  }

  stop(): void {
    clearTimeout(this.#running);
  }
}
