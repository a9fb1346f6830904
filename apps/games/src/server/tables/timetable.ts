import { lengthOf, momentOf, timesOf, type Moment, type RoundTimes, type Schedule } from './schedule.ts';

/** When the rounds of a chain are (RGS-09). It follows from the chain and its start alone, so that nodes agree. */
export interface Timetable {
  /** True if rounds run before their result. */
  readonly runs: boolean;
  /** The running round and its phase. Before the start, it is the first round. Null if all rounds are over. */
  momentAt(now: number): Promise<Moment | null>;
  /** The times of a round that has begun; undefined if it has not. */
  timesOf(number: number, now: number): Promise<RoundTimes | undefined>;
}

/** The part of a chain that its times follow from. */
export interface TimedChain extends Schedule {
  /** Start of round 1, in milliseconds since 1970. */
  readonly startsAt: number;
  readonly links: number;
}

/** The times of rounds that all have the same length. */
export function createFixedTimes(chain: TimedChain): Timetable {
  const length = lengthOf(chain);
  const at = (number: number): RoundTimes => timesOf(chain, chain.startsAt + (number - 1) * length, 0);
  return {
    runs: false,
    async momentAt(now) {
      const number = Math.max(1, Math.floor((now - chain.startsAt) / length) + 1);
      return number < chain.links ? momentOf(number, at(number), now, false) : null;
    },
    timesOf: async (number, now) => (at(number).beginsAt <= now ? at(number) : undefined),
  };
}

/** Rounds that are computed before other work gets its turn: about 20 ms. */
const atOnce = 2000;

/**
 * The times of rounds that run for as long as they were drawn to. The start of a round is that of the one before, plus its
 * length; starts are computed as time goes on, and kept.
 */
export function createRunTimes(chain: TimedChain, runOf: (number: number) => Promise<number>): Timetable {
  /** Times of the rounds from 1 that have begun, and of the one after them. */
  const known: RoundTimes[] = [];
  let growing: Promise<void> = Promise.resolve();
  const reaches = (now: number): boolean => known.length >= chain.links - 1 || (known.at(-1)?.nextAt ?? 0) > now;
  async function grow(now: number): Promise<void> {
    while (!reaches(now)) {
      const number = known.length + 1;
      known.push(timesOf(chain, known.at(-1)?.nextAt ?? chain.startsAt, await runOf(number)));
      if (number % atOnce === 0) await new Promise((resolve) => void setImmediate(resolve));
    }
  }
  /** One at a time, because each round follows from the one before. */
  const until = async (now: number): Promise<void> => {
    if (reaches(now)) return;
    growing = growing.catch(() => {}).then(() => grow(now));
    await growing;
  };
  return {
    runs: true,
    async momentAt(now) {
      await until(now);
      const index = known.findLastIndex(({ beginsAt }) => beginsAt <= now);
      const number = Math.max(0, index) + 1;
      const times = known[number - 1];
      return times === undefined || times.nextAt <= now ? null : momentOf(number, times, now, true);
    },
    async timesOf(number, now) {
      await until(now);
      const times = known[number - 1];
      return times !== undefined && times.beginsAt <= now ? times : undefined;
    },
  };
}
