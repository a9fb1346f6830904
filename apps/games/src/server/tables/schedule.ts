/** Lengths of the phases of a shared round, in milliseconds. */
export interface Schedule {
  /** Bets are accepted. */
  readonly betting: number;
  /** No more bets, because the wallet has to confirm those that came. */
  readonly closing: number;
  /** The round is drawn, shown and settled. */
  readonly result: number;
}

/** Phases of a round. It is `running` only if it is played before its result, as a curve that rises. */
export const tablePhases = ['betting', 'closing', 'running', 'result'] as const;
export type TablePhase = (typeof tablePhases)[number];

/** The times of a round, in milliseconds since 1970. */
export interface RoundTimes {
  readonly beginsAt: number;
  /** No bet is accepted any more. */
  readonly closesAt: number;
  /** No bet is confirmed any more: the round runs, or its result is public. */
  readonly drawsAt: number;
  /** The result is public. It is secret before, and so is this time, if the round runs. */
  readonly overAt: number;
  /** The next round begins. */
  readonly nextAt: number;
}

/** A place in the rounds of a table. */
export interface Moment extends RoundTimes {
  /** Number of the round, from 1. */
  readonly number: number;
  readonly phase: TablePhase;
  readonly beganAt: number;
  /** When the next phase begins. */
  readonly endsAt: number;
  /** Rises with every phase. */
  readonly seq: number;
}

/** Milliseconds from round to round, without a run. */
export const lengthOf = ({ betting, closing, result }: Schedule): number => betting + closing + result;

/** The times of a round that begins at an instant and runs for some milliseconds. */
export function timesOf({ betting, closing, result }: Schedule, beginsAt: number, run: number): RoundTimes {
  const closesAt = beginsAt + betting;
  const drawsAt = closesAt + closing;
  const overAt = drawsAt + run;
  return { beginsAt, closesAt, drawsAt, overAt, nextAt: overAt + result };
}

const withoutRun = tablePhases.filter((phase) => phase !== 'running');

/** The phase of a round at an instant. `runs` is true if the rounds of its table run before their results. */
export function momentOf(number: number, times: RoundTimes, now: number, runs: boolean): Moment {
  const { beginsAt, closesAt, drawsAt, overAt, nextAt } = times;
  const phases = runs ? tablePhases : withoutRun;
  const ends = runs ? [closesAt, drawsAt, overAt, nextAt] : [closesAt, drawsAt, nextAt];
  const found = ends.findIndex((end) => now < end);
  const at = found === -1 ? phases.length - 1 : found;
  return {
    ...times,
    number,
    phase: phases[at] ?? 'result',
    beganAt: [beginsAt, ...ends][at] ?? beginsAt,
    endsAt: ends[at] ?? now,
    seq: (number - 1) * phases.length + at,
  };
}
