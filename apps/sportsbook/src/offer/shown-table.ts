import type { Column } from './column.ts';
import type { LeagueGroup } from './group-by-league.ts';

/** A table on screen: its leagues and the columns of a sport. */
export interface ShownTable {
  readonly leagues: readonly LeagueGroup[];
  readonly columnsOf: (sport: string) => readonly Column[];
}
