import type { Realtime } from '@kvota/realtime';

import type { Stop } from '../browser/stop.ts';
import { pauseLeft, type ConnectionState } from './ping-rules.ts';

export interface ConnectionDeps {
  readonly sockets: Realtime['status'];
  /** A number from 0 to 1. */
  readonly random: () => number;
}

/** Instants are milliseconds of `performance.now()`. */
interface TrackedConnection {
  readonly isPaused: () => boolean;
  readonly sent: (at: number) => void;
  /** Notes that the ping was answered that was sent at this instant. */
  readonly answered: (sentAt: number) => void;
  readonly stop: Stop;
}

/** Tracks whether the connection is down, which pauses pings. Calls `onUp` if it is up again. */
export function trackConnection({ sockets, random }: ConnectionDeps, onUp: () => void): TrackedConnection {
  let state: ConnectionState = { downSince: undefined, sentAt: undefined, answeredAt: undefined, chance: random() };
  const stop = sockets.subscribe((status) => {
    const down = status === 'offline' || status === 'connecting';
    if (down === (state.downSince !== undefined)) return;
    state = { ...state, downSince: down ? performance.now() : undefined };
    if (!down) onUp();
  });
  return {
    isPaused: () => pauseLeft(state, performance.now()) > 0,
    sent: (at) => (state = { ...state, sentAt: at, chance: random() }),
    answered: (sentAt) => (state = { ...state, answeredAt: sentAt }),
    stop,
  };
}
