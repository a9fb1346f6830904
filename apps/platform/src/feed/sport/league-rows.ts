import { competitors, type League, league, type Reach } from './league.ts';

/**
 * A competition as one row. Hours are UTC. The level is a parameter of the sport's model. The field is a list, or text
 * such as 'Name 80, Other 75'.
 */
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

/** Reads rows of competitions. `all` has what they share. */
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
