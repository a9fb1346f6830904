/** What the silence of a feed means at an instant. */
export interface Silence {
  /** The offer may be old: nothing answers, or a room of before a cut has not answered yet. */
  readonly stale: boolean;
  /** Ask for something, to learn whether anybody answers. */
  readonly probe: boolean;
  /** Rooms that were asked for and have not answered yet: ask once more. */
  readonly again: readonly string[];
  /** Rooms of before a cut that do not answer while others do: what is known of them is to be forgotten. */
  readonly lost: readonly string[];
}

/** Keeps account of what was asked and heard; all instants are milliseconds of one clock. */
export interface Freshness {
  /** Something was asked that these rooms are to answer. */
  readonly ask: (rooms: readonly string[], at: number) => void;
  /** The same was asked once more: the time it may take goes on. */
  readonly askedAgain: (rooms: readonly string[], at: number) => void;
  /** Whether an answer is still to be expected. */
  readonly waiting: (room: string, at: number) => boolean;
  /** A message came. */
  readonly heard: (at: number) => void;
  /** The platform said that it hears nothing itself: whatever else comes, the offer is old. */
  readonly silenced: () => void;
  /** A snapshot came: the only thing that ends staleness. */
  readonly answered: (room: string, at: number) => void;
  readonly forget: (room: string) => void;
  /** The connection is gone: nothing asked will be answered, everything known grows old. */
  readonly cut: () => void;
  readonly check: (at: number, wanted: boolean) => Silence;
}

interface Asked {
  readonly at: number;
  /** When to ask once more; a question or its answer may have been lost on the way (fault 9). */
  againAt: number;
  /** The room was known before a cut: until it answers, what is shown of it is old. */
  readonly resumed: boolean;
}

/** An answer is waited for so many milliseconds before it is asked for again, then one and a half times as long as so far. */
const firstPatience = 400;

/** Limits in milliseconds: how long a feed may say nothing before it is asked, and how long an answer may take. */
export interface FreshnessLimits {
  readonly staleAfter: number;
  readonly answerWithin: number;
}

/**
 * Tells a silent feed from a quiet one: after `staleAfter` without a message something is asked for, and no answer
 * within `answerWithin` makes the offer stale until a snapshot comes (fault 10 of the speed and faults design).
 */
export function createFreshness({ staleAfter, answerWithin }: FreshnessLimits): Freshness {
  const asked = new Map<string, Asked>();
  const known = new Set<string>();
  const old = new Set<string>();
  let heardAt = 0;
  let askedAt = 0;
  let silent = false;

  return {
    ask: (rooms, at) => {
      askedAt = at;
      for (const room of rooms) asked.set(room, { at, againAt: at + firstPatience, resumed: old.has(room) });
    },
    askedAgain: (rooms, at) => {
      askedAt = at;
      for (const room of rooms) {
        const entry = asked.get(room);
        if (entry) entry.againAt = at + 1.5 * (at - entry.at);
      }
    },
    waiting: (room, at) => {
      const entry = asked.get(room);
      return entry !== undefined && at - entry.at < answerWithin;
    },
    heard: (at) => {
      heardAt = at;
    },
    silenced: () => {
      silent = true;
    },
    answered: (room, at) => {
      heardAt = at;
      silent = false;
      known.add(room);
      old.delete(room);
      asked.delete(room);
    },
    forget: (room) => {
      known.delete(room);
      old.delete(room);
      asked.delete(room);
    },
    cut: () => {
      silent = false;
      asked.clear();
      for (const room of known) old.add(room);
      known.clear();
    },
    check: (at, wanted) => {
      const lost: string[] = [];
      const again: string[] = [];
      for (const [room, entry] of asked) {
        if (at - entry.at < answerWithin) {
          if (!silent && at >= entry.againAt) again.push(room);
          continue;
        }
        if (heardAt <= entry.at) silent = true;
        // Who is silent answers for no room: that says nothing about this one.
        else if (!silent) {
          asked.delete(room);
          old.delete(room);
          if (entry.resumed) lost.push(room);
        }
      }
      const probe = wanted && at - Math.max(heardAt, askedAt) >= staleAfter;
      return { stale: wanted && (silent || old.size > 0), probe, again, lost };
    },
  };
}
