import { competitors, type League, type Reach } from './league.ts';
import { daily, type Plan } from './plan.ts';

/**
 * A competition as one row. The level is a parameter of the sport's model. The field is a list, or text such as
 * 'Name 80, Other 75'.
 */
export type LeagueRow = readonly [
  id: number,
  group: string,
  name: string,
  reach: Reach,
  plan: Plan,
  level: number,
  field: string | League['competitors'],
];

/** A competition of single players as one row, with matches on each day of a week and hours in UTC. */
export type DailyRow = readonly [
  id: number,
  group: string,
  name: string,
  reach: Reach,
  week: string,
  from: number,
  to: number,
  level: number,
  field: string | League['competitors'],
  season?: string,
];

const fieldOf = (field: string | League['competitors']): League['competitors'] =>
  typeof field === 'string' ? competitors(field) : field;

/** Reads rows of competitions. */
export function leaguesOf(rows: readonly LeagueRow[]): readonly League[] {
  return rows.map(([id, group, name, reach, plan, level, field]) => ({
    id,
    group,
    name,
    reach,
    plan,
    level,
    competitors: fieldOf(field),
  }));
}

/** Reads rows of small events. */
export function dailyLeaguesOf(rows: readonly DailyRow[], grid = 15): readonly League[] {
  return rows.map(([id, group, name, reach, week, from, to, level, field, season]) => ({
    id,
    group,
    name,
    reach,
    plan: daily(week, [from, to], grid, season),
    level,
    competitors: fieldOf(field),
  }));
}

/**
 * Makes leagues that a computer plays in real time, around the clock. Each team plays once a day, so there is something
 * in play at hours at which people sleep. `level` and the ids from `firstId` are those of the sport.
 */
export function simulatedReality(
  firstId: number,
  level: number,
  rows: readonly (readonly [name: string, clubs: League['competitors']])[],
): readonly League[] {
  return rows.map(([name, clubs], index) => {
    const from = (index * 12) / rows.length / 5;
    const perDay = Math.floor(clubs.length / 2).toString(36);
    return {
      id: firstId + index,
      group: 'World',
      name,
      reach: 'hours',
      plan: daily(perDay.repeat(7), [from, from + 24], 5),
      level,
      competitors: clubs.map((club) => ({ ...club, name: `${club.name} SRL` })),
    };
  });
}
