import type { Schedule } from '../schedule.ts';
import type { TableChain } from '../tables.ts';
import type { Timetable } from '../timetable.ts';

/** Stored chains of tables. */
export interface Chains {
  /** The chain that decides the rounds of a table at an instant. A new one is made if there is none with these lengths. */
  current(
    gameCode: string,
    schedule: Schedule,
    now: number,
  ): Promise<{ readonly chain: TableChain; readonly times: Timetable }>;
  /** The link of a round, from 1; 0 is the published end. */
  link(chainId: string, number: number): Promise<string>;
}
