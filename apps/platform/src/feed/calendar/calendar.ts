import { LruCache } from '../../kernel/lru-cache.ts';
import type { Lane, MatchSeed, Sport } from '../sport/sport.ts';
import { type Room, withoutCrowding } from './crowding.ts';
import { DAY, dayPlan, HOUR, mostPerDay } from './day-plan.ts';

export interface Planned {
  readonly sport: Sport;
  readonly seed: MatchSeed;
}

interface Day {
  readonly matches: readonly Planned[];
  readonly byId: ReadonlyMap<string, Planned>;
}

const none = Number.POSITIVE_INFINITY;

/** Matches of other sports never take room from the big ones. */
const rooms: Readonly<Record<Lane, Room>> = {
  big: { week: 56, days: 55, day: 53, hours: 52, minutes: 52 },
  other: { week: 30, days: 29, day: 27, hours: 26, minutes: 26 },
  virtual: { week: none, days: none, day: none, hours: none, minutes: none },
};

/** No match lasts longer than this. */
export const LONGEST = 6 * HOUR;
/** Returns the longest duration of a sport's matches. Virtual ones take minutes. */
export const longestOf = ({ lane }: Sport): number => (lane === 'virtual' ? HOUR / 2 : LONGEST);

/** Latest kick-off of a day's plan, after its midnight. */
const LATEST_START = 29 * HOUR;

/** The calendar of all sports. Finds matches by day or by id. */
export class Calendar {
  readonly #days = new LruCache<number, Day>(40);
  readonly #sports: readonly Sport[];
  readonly #seed: number;

  constructor(sports: readonly Sport[], seed: number) {
    this.#sports = sports;
    this.#seed = seed;
  }

  /** Returns the matches that may start in [from, to). The caller checks the exact instants. */
  startingBetween(from: number, to: number): readonly Planned[] {
    const first = Math.floor((from - LATEST_START) / DAY) + 1;
    const last = Math.floor(to / DAY);
    const found: Planned[] = [];
    for (let day = first; day <= last; day += 1) found.push(...this.#day(day).matches);
    return found;
  }

  find(eventId: string): Planned | undefined {
    const parts = /^(\d+)\d{3}(\d{5})\d{2}$/.exec(eventId);
    if (parts === null) return undefined;
    return this.#day(Number(parts[2])).byId.get(eventId);
  }

  #day(day: number): Day {
    return this.#days.getOrMake(day, () => {
      const wishes: Planned[] = [];
      let ordinal = 0;
      for (const sport of this.#sports) {
        for (const seed of dayPlan(sport, day, this.#seed, ordinal)) wishes.push({ sport, seed });
        ordinal += mostPerDay(sport);
      }
      const lanes = Map.groupBy(wishes, ({ sport }) => sport.lane);
      const kept = [...lanes].map(([lane, group]) =>
        withoutCrowding(
          group.map(({ sport, seed }) => ({ match: seed, length: sport.usualLength })),
          rooms[lane],
        ),
      );
      const matches = wishes.filter(({ seed }) => kept.some((some) => some.has(seed)));
      return { matches, byId: new Map(matches.map((planned) => [planned.seed.fixture.eventId, planned])) };
    });
  }
}
