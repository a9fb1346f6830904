import type { TableInfo, TableMoment, TableResult, TableRound, TableSnapshot } from '../../wire/index.ts';
import type { Moment, Schedule } from './schedule.ts';
import type { Timetable } from './timetable.ts';

/** The shared round of a bet: a number within a chain. */
export interface SharedRound {
  readonly pairId: string;
  readonly nonce: number;
}

/** A bet on a shared round. `drawsAt` is null for a bet on a round that is not shared. */
export interface SharedBet extends SharedRound {
  readonly gameCode: string;
  readonly drawsAt: number | null;
}

/** A table with the chain that decides its rounds. */
export interface Table {
  readonly gameCode: string;
  readonly chain: TableChain;
  readonly times: Timetable;
}

/** A chain without its secret links. */
export interface TableChain extends Schedule {
  readonly id: string;
  readonly end: string;
  readonly links: number;
  readonly salt: string;
  readonly saltBy: 'operator' | 'server';
  /** Start of round 1, in milliseconds since 1970. */
  readonly startsAt: number;
  /** When another chain begins; infinite if none follows yet. */
  readonly endsAt: number;
}

/** Data of a table, and when its next phase begins. That time is secret if a round runs. */
export interface Timed<T> {
  readonly data: T;
  readonly endsAt: number;
}

/** Shared tables (RGS-09). Methods throw FrameFailure. */
export interface Tables {
  /** The table of a game now. Its chain is made if there is none yet. Throws `unknownTable` if the game has no table. */
  current(gameCode: string): Promise<Table>;
  /** The table of a game with its running round, if this node has it in memory and its chain has rounds left. */
  known(gameCode: string, now: number): Promise<{ readonly table: Table; readonly moment: Moment } | undefined>;
  /** The link of a round, which is its server seed. Number 0 is the published end. It is secret until the round is over. */
  link(chainId: string, number: number): Promise<string>;
  /** True if the result of the round of a bet is public, and with it its link. */
  isOver(bet: SharedBet): Promise<boolean>;
  /** The rounds of the tables in memory that ran, and that have ended a moment ago. */
  ended(): Promise<readonly SharedRound[]>;
  info(table: Table): TableInfo;
  /** The running round, with its result if that is public. */
  moment(table: Table): Promise<Timed<TableMoment>>;
  /** The results before a round, the newest first: up to twelve. */
  last(table: Table, before: number): Promise<readonly TableResult[]>;
  snapshot(gameCode: string): Promise<Timed<TableSnapshot>>;
  /** A round that is over, with everything that verifies it. Throws `unknownRound` if it is not. */
  round(gameCode: string, number: number): Promise<TableRound>;
}
