import type { Competitor, League, Reach } from '../sport/league.ts';
import { hashText, mix, shuffled, unit } from '../random/hash.ts';
import type { Fixture } from '../model/match.ts';
import type { MatchSeed, Sport } from '../sport/sport.ts';
import { circlePair } from './pairs.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Hours from publication to start, least and most. */
const leads: Readonly<Record<Reach, readonly [number, number]>> = {
  week: [24, 166],
  days: [14, 52],
  day: [6, 30],
  hours: [2.5, 24],
  minutes: [0.4, 0.8],
};

/** Days are counted from 1970-01-01, a Thursday. Weeks begin on Monday. */
function weekOf(day: number): readonly [week: number, weekday: number] {
  return [Math.floor((day + 3) / 7), (day + 3) % 7];
}

function fieldOf(league: League, seed: number, week: number): readonly Competitor[] {
  const { draw } = league;
  if (draw === null) return shuffled(league.competitors, mix(seed, league.id));
  const drawn = shuffled(league.competitors, mix(mix(seed, hashText(draw.pool)), week));
  const size = Math.floor(drawn.length / draw.parts);
  return drawn.slice(draw.part * size, (draw.part + 1) * size);
}

/** Players travel between weeks, so a shared pool has no matches from Sunday night to Monday morning. */
function windowOf(league: League, weekday: number): readonly [number, number] {
  const [from, to] = league.window;
  if (league.draw === null) return [from, to];
  if (weekday === 6) return [from, Math.min(to, 22)];
  return weekday === 0 ? [Math.max(from, 3.5), to] : [from, to];
}

interface Slot {
  readonly league: League;
  readonly day: number;
  readonly index: number;
  readonly of: number;
  readonly ordinal: number;
  readonly host: Competitor;
  readonly away: Competitor;
}

function startOf(slot: Slot, key: number): number {
  const [, weekday] = weekOf(slot.day);
  const [from, to] = windowOf(slot.league, weekday);
  // Virtual matches start exactly on the grid.
  const late = slot.league.reach === 'minutes' ? 0 : unit(mix(key, 1));
  const hours = from + ((slot.index + late) / slot.of) * (to - from);
  const grid = slot.league.grid * 60_000;
  return slot.day * DAY + Math.round((hours * HOUR) / grid) * grid;
}

function publishedBefore(reach: Reach, key: number): number {
  const [least, most] = leads[reach];
  // The third power makes most publications late and a few very early.
  return Math.round((least + unit(mix(key, 2)) ** 3 * (most - least)) * 12) * 300_000;
}

function matchOf(sport: Sport, slot: Slot, seed: number): MatchSeed {
  const { league, day, index, host, away } = slot;
  const eventId = `${sport.digits}${String(league.id).padStart(3, '0')}${day}${String(index).padStart(2, '0')}`;
  const key = mix(seed, hashText(eventId));
  const timeStart = startOf(slot, key);
  const [week] = weekOf(day);
  const edition = league.editions.length > 0 ? week % league.editions.length : 0;
  const fixture: Fixture = {
    eventId,
    sfId: String(10_000 + (day % 30) * 3000 + slot.ordinal),
    sport: sport.code,
    leagueId: `${sport.digits}${String(league.id).padStart(3, '0')}${String(edition).padStart(2, '0')}`,
    leagueName: league.editions[edition] ?? league.name,
    groupName: league.group,
    hostName: host.name,
    awayName: away.name,
    players: sport.individual ? [host.name, away.name] : [],
    publishedAt: timeStart - publishedBefore(league.reach, key),
    timeStart,
  };
  return { fixture, league, hostRating: host.rating, awayRating: away.rating, key };
}

/**
 * Returns all matches of a sport on a day, in the order of the leagues. Cups are planned first. A competitor plays at
 * most once a day, unless the sport is virtual. `firstOrdinal` keeps the terminal codes of sports apart.
 */
export function dayPlan(sport: Sport, day: number, seed: number, firstOrdinal: number): readonly MatchSeed[] {
  const [week, weekday] = weekOf(day);
  const busy = new Set<string>();
  const plan: MatchSeed[] = [];
  let ordinal = firstOrdinal;
  for (const league of sport.leagues) {
    const of = league.week[weekday] ?? 0;
    const before = league.week.slice(0, weekday).reduce((sum, count) => sum + count, 0);
    const total = league.week.reduce((sum, count) => sum + count, 0);
    const field = of > 0 ? fieldOf(league, seed, week) : [];
    const perRound = Math.floor(field.length / 2);
    for (let index = 0; index < of; index += 1) {
      ordinal += 1;
      const game = week * total + before + index;
      const [one, other] = circlePair(perRound * 2, Math.floor(game / perRound), game % perRound);
      const host = field[one];
      const away = field[other];
      if (host === undefined || away === undefined || busy.has(host.name) || busy.has(away.name)) continue;
      if (sport.lane !== 'virtual') busy.add(host.name).add(away.name);
      plan.push(matchOf(sport, { league, day, index, of, ordinal, host, away }, seed));
    }
  }
  return plan;
}

/** Returns an upper bound of a sport's matches on a day, for numbering. */
export function mostPerDay(sport: Sport): number {
  return sport.leagues.reduce((sum, league) => sum + Math.max(...league.week), 0);
}
