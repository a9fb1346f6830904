import type { ServerClock } from '../browser/server-clock.ts';

/** The time of every story: a Saturday evening with matches in play and upcoming matches. */
export const storyTime = Date.parse('2026-11-21T17:30:00Z');

/** The server's time in a story. Only the story advances it. */
export interface StoryClock extends ServerClock {
  readonly advance: (milliseconds: number) => void;
}

export function createStoryClock(start: number): StoryClock {
  let now = start;
  return {
    now: () => now,
    learn: () => undefined,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** Returns an instant of story time in the format of the wire. */
export const at = (minutes: number): string => new Date(storyTime + minutes * 60_000).toISOString();
