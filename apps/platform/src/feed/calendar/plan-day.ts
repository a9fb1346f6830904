import type { League } from '../sport/league.ts';
import type { DailyPlan } from '../sport/plan.ts';
import { hashText, mix, shuffled, unit } from '../random/hash.ts';
import type { Meeting } from './meeting.ts';
import { circlePair } from './pairs.ts';
import { DAY, HOUR, inSeason, weekdayOf } from './weeks.ts';

/**
 * Plans a day of small events around the clock. The competitors meet in turn, in an order that the seed gives. In a
 * sport of people, each of them plays at most once a day; `busy` has those who play.
 */
export function planDay(
  league: League,
  plan: DailyPlan,
  day: number,
  seed: number,
  busy: Set<string> | null,
): readonly Meeting[] {
  if (plan.season !== null && !inSeason(plan.season, day)) return [];
  const weekday = weekdayOf(day);
  const of = plan.week[weekday] ?? 0;
  const total = plan.week.reduce((sum, count) => sum + count, 0);
  const before = Math.floor((day + 3) / 7) * total + plan.week.slice(0, weekday).reduce((sum, count) => sum + count, 0);
  const field = shuffled(league.competitors, mix(seed, league.id));
  const perRound = Math.floor(field.length / 2);
  const [from, to] = plan.window;
  const grid = plan.grid * 60_000;
  return Array.from({ length: of }, (_, place) => place).flatMap((place) => {
    const game = before + place;
    const [one, other] = circlePair(perRound * 2, Math.floor(game / perRound), game % perRound);
    const [host, away] = [field[one], field[other]];
    if (host === undefined || away === undefined) return [];
    if (busy !== null) {
      if (busy.has(host.name) || busy.has(away.name)) return [];
      busy.add(host.name).add(away.name);
    }
    // Virtual matches start exactly in turn.
    const late = busy === null ? 0 : unit(mix(mix(seed, hashText(`${league.id}/${place}`)), day));
    const hours = from + ((place + late) / of) * (to - from);
    return [{ day, place, host, away, timeStart: day * DAY + Math.round((hours * HOUR) / grid) * grid }];
  });
}
