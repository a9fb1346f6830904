import { figureZone } from '../../figures/figure-zone.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { limitDays } from '../../limits/limit-days.ts';
import { guardAt, guardFault, type GuardFault, type StoredGuard } from '../guard/play-guard.ts';
import { nightEnd, type Night } from './night.ts';
import { playedIn, runningAt, type StoredSession } from './play-session.ts';

/** Minutes that a player may play in a session or in a day. */
export interface TimeLimit {
  readonly period: 'session' | 'day';
  readonly minutes: number;
}

/** The facts that decide whether stakes of a player are accepted. */
export interface PlayFacts {
  readonly guard: StoredGuard | null;
  /** The newest session, running or not. */
  readonly session: StoredSession | null;
  /** Sessions that may reach into the day, if a time of the day is limited. */
  readonly today: readonly Pick<StoredSession, 'started' | 'seen'>[];
  readonly times: readonly TimeLimit[];
  readonly nights: readonly Night[];
}

/** Nothing is known of a player that could stop stakes. */
export const freePlay: PlayFacts = { guard: null, session: null, today: [], times: [], nights: [] };

/** Why a stake is refused. `until` is an instant of the wire; absent if none is known. */
export interface PlayStop {
  readonly error: GuardFault['error'] | 'nightOff' | 'sessionTime' | 'realityCheck';
  readonly until?: string;
}

const minute = 60_000;

/** Returns why a stake of a player is refused; undefined if it is not. What ends later comes first. */
export function playStop(facts: PlayFacts, now: number, zone: string = figureZone): PlayStop | undefined {
  return guardFault(guardAt(facts.guard, now), now) ?? timeStop(facts, now, zone) ?? checkStop(facts, now);
}

/**
 * Returns why a game for money does not start: as for a stake, but a reality check can be acknowledged while the game is
 * open.
 */
export function startStop(facts: PlayFacts, now: number) {
  return guardFault(guardAt(facts.guard, now), now) ?? timeStop(facts, now, figureZone);
}

function timeStop({ session, today, times, nights }: PlayFacts, now: number, zone: string) {
  for (const night of nights) {
    const end = nightEnd(night, now, zone);
    if (end !== undefined) return { error: 'nightOff', until: isoTime(end) } as const;
  }
  const [ofDay, ofSession] = [minutesOf(times, 'day'), minutesOf(times, 'session')];
  if (ofDay !== undefined) {
    const { dayStart: from, dayEnd: to } = limitDays(now, zone);
    if (playedIn(today, { from, to, now }) >= ofDay * minute)
      return { error: 'sessionTime', until: isoTime(to) } as const;
  }
  const running = runningAt(session, now);
  if (ofSession !== undefined && running !== undefined && now - running.started >= ofSession * minute)
    return { error: 'sessionTime' } as const;
  return undefined;
}

const minutesOf = (times: readonly TimeLimit[], period: TimeLimit['period']): number | undefined =>
  times.find((time) => time.period === period)?.minutes;

function checkStop({ session }: PlayFacts, now: number) {
  const running = runningAt(session, now);
  return running !== undefined && now >= running.due ? ({ error: 'realityCheck' } as const) : undefined;
}
