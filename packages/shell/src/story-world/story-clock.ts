import type { ServerClock } from '../browser/server-clock.ts';

/** The moment at which every story takes place: a Saturday evening with matches in play and matches to come. */
export const storyTime = Date.parse('2026-11-21T17:30:00Z');

/** The server's time in a story: it stands still until the story moves it. */
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

/** A moment of story time as the wire writes it. */
export const at = (minutes: number): string => new Date(storyTime + minutes * 60_000).toISOString();
