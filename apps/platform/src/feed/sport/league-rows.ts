import { competitors, type League, league, type Reach } from './league.ts';

/** A competition in one line: hours are UTC; the level is what the sport's model wants to know; the field is 'Name 80, Other 75' or a list. */
export type LeagueRow = readonly [
  id: number,
  group: string,
  name: string,
  reach: Reach,
  week: string,
  from: number,
  to: number,
  level: number,
  field: string | League['competitors'],
];

/** Reads competitions; what all of them have besides goes into `all`. */
export function leaguesOf(
  rows: readonly LeagueRow[],
  all: Partial<Pick<League, 'grid' | 'cup'>> = {},
): readonly League[] {
  return rows.map(([id, group, name, reach, week, from, to, level, field]) =>
    league({
      ...all,
      id,
      group,
      name,
      reach,
      week,
      window: [from, to],
      level,
      competitors: typeof field === 'string' ? competitors(field) : field,
    }),
  );
}
