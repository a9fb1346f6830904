import type { RealtimeStatus } from '@kvota/realtime';
import type { BadgeTone } from '@kvota/ui';

export const statusTones: Readonly<Record<RealtimeStatus, BadgeTone>> = {
  connecting: 'info',
  connected: 'success',
  offline: 'danger',
  stale: 'warning',
};

export const statusWords: Readonly<Record<RealtimeStatus, string>> = {
  connecting: 'An attempt is under way.',
  connected: 'Both channels are up, and prices may be trusted.',
  offline: 'The connection is lost; the next attempt waits, longer each time.',
  stale: 'Connected, but prices may be old until a snapshot comes.',
};

/** Returns how long ago something happened, in seconds. */
export const ago = (now: number, at: number | undefined): string =>
  at === undefined ? 'never' : `${((now - at) / 1000).toFixed(1)} s ago`;

/** Returns a size in a readable unit. */
export const sizeOf = (bytes: number): string => (bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} kB`);

/** Returns the seconds since the console was opened. */
export const clock = (at: number): string => `${(at / 1000).toFixed(1)} s`;
