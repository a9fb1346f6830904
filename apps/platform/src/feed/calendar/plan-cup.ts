import type { Competitor, League } from '../sport/league.ts';
import type { CupPlan, Slot } from '../sport/plan.ts';
import { hashText, mix, shuffled } from '../random/hash.ts';
import { instantOf } from './local-time.ts';
import { type Ended, type Meeting, numbered, type Played } from './meeting.ts';
import { roundOf } from './pairs.ts';
import { HOUR, mondayOf } from './weeks.ts';

type Pair = readonly [host: Competitor, away: Competitor];

/** Returns the weeks of a cup in order, with the year of each: after a lower week number, the next year has begun. */
function mondaysOfCup({ phase, ties }: CupPlan, year: number): readonly number[] {
  let [last, at] = [0, year];
  return [...phase, ...ties.flat()].map((week) => {
    if (week < last) at += 1;
    last = week;
    return mondayOf(at, week);
  });
}

/** Returns the first and the last day of a cup that begins in a year. */
export function daysOfCup(plan: CupPlan, year: number): readonly [first: number, last: number] {
  const mondays = mondaysOfCup(plan, year);
  return [mondays[0] ?? 0, (mondays.at(-1) ?? 0) + 7];
}

/** The table after the rounds: points, difference, goals. */
function tableOf(field: readonly Competitor[], played: readonly (readonly [Meeting, Ended])[]): readonly Competitor[] {
  const marks = new Map(field.map((team) => [team, 0]));
  const add = (team: Competitor, points: number, scored: number, against: number): void => {
    marks.set(team, (marks.get(team) ?? 0) + points * 1_000_000 + (scored - against) * 1000 + scored);
  };
  for (const [{ host, away }, { host: home, away: guest }] of played) {
    add(host, home > guest ? 3 : home === guest ? 1 : 0, home, guest);
    add(away, guest > home ? 3 : home === guest ? 1 : 0, guest, home);
  }
  return field.toSorted((a, b) => (marks.get(b) ?? 0) - (marks.get(a) ?? 0));
}

/**
 * Plans a cup: its rounds, and its ties by the results of the round before. A tie of two legs is decided by the goals of
 * both; the better one in the table has the second leg at home.
 */
export function planCup(league: League, plan: CupPlan, year: number, seed: number, play: Played): readonly Meeting[] {
  const key = mix(mix(seed, hashText(`${league.group} ${league.name}`)), year);
  const field = shuffled(league.competitors, key);
  const mondays = mondaysOfCup(plan, year);
  const meetings: Meeting[] = [];
  let leg = 0;

  const round = (
    pairs: readonly Pair[],
    slots: readonly Slot[],
    more: (pair: Pair) => Pick<Meeting, 'knownAt' | 'lead'>,
  ): readonly (readonly [Meeting, Ended])[] => {
    const monday = mondays[leg] ?? 0;
    // In the second of two weeks all play on the last day, so that there is a weekend for everybody in between.
    const onlyLast = monday - (mondays[leg - 1] ?? 0) === 7;
    const latest = Math.max(...slots.map(({ day }) => day));
    const kickOffs = onlyLast ? slots.filter(({ day }) => day === latest) : slots;
    leg += 1;
    const order = shuffled(
      Array.from({ length: pairs.length }, (_, at) => kickOffs[at % kickOffs.length]),
      mix(key, leg),
    );
    const planned = pairs.flatMap((pair, at) => {
      const slot = order[at];
      if (slot === undefined) return [];
      const day = monday + slot.day - 1;
      const [host, away] = pair;
      return [{ day, timeStart: instantOf(plan.zone, day, slot.minute), host, away, ...more(pair) }];
    });
    const all = numbered(planned);
    meetings.push(...all);
    return all.map((meeting) => [meeting, play(meeting)] as const);
  };

  const inPhase = plan.phase.flatMap((_, index) => round(roundOf(field, index), plan.slots, () => ({})));
  let known = Math.max(0, ...inPhase.map(([, { at }]) => at)) + (inPhase.length > 0 ? 12 * HOUR : 0);
  let left: readonly Competitor[] = (inPhase.length > 0 ? tableOf(field, inPhase) : field).slice(0, plan.through);
  for (const legs of plan.ties) {
    const others = left.toReversed();
    const ties = left.slice(0, left.length / 2).flatMap((better, at): Pair[] => {
      const other = others[at];
      return other === undefined ? [] : [[better, other]];
    });
    const slots = left.length === 2 ? plan.final : plan.slots;
    const knownAt = known === 0 ? {} : { knownAt: known };
    const leads = new Map<string, number>();
    if (legs.length === 2) {
      const first = round(
        ties.map(([better, other]): Pair => [other, better]),
        slots,
        () => knownAt,
      );
      for (const [{ away }, { host: theirs, away: own }] of first) leads.set(away.name, own - theirs);
    }
    const decided = round(ties, slots, ([better]) => ({ ...knownAt, lead: leads.get(better.name) ?? 0 }));
    const winners = new Map(
      decided.map(([{ host, away }, { winner }]) => [host.name, winner === 'away' ? away : host] as const),
    );
    known = Math.max(...decided.map(([, { at }]) => at)) + HOUR;
    left = ties.map(([better]) => winners.get(better.name) ?? better);
  }
  return meetings;
}
