import { createBatcher } from '../../database/batcher.ts';
import type { Db } from '../../database/database.ts';
import type { LimitSums, SumsKey } from '../../limits/limit-sums.ts';
import { readSums } from '../../limits/limit-usage.ts';
import { writeTickets, type TicketToWrite, type WriteResult } from '../store/write-tickets.ts';
import { readContext, type TicketContext, type TicketKey } from './read-context.ts';

/** How a ticket is read and written: alone within a transaction, or batched with tickets of other players. */
export interface TicketIo {
  readonly read: (key: TicketKey) => Promise<TicketContext>;
  /** Sums what counts for limits. */
  readonly sums: (key: SumsKey) => Promise<LimitSums>;
  readonly write: (ticket: TicketToWrite) => Promise<WriteResult>;
}

/** The reads of tickets before they are decided. */
export interface TicketReads {
  readonly read: typeof readContext;
  readonly sums: typeof readSums;
}

/**
 * Batches the tickets of many players: one statement reads them, one writes them. Benchmarks replace what is read, to measure
 * what it costs.
 */
export function sharedIo(db: Db, { read, sums }: TicketReads = { read: readContext, sums: readSums }): TicketIo {
  return {
    read: createBatcher((keys) => read(db, keys), { maxKeys: 50, concurrency: 2 }),
    sums: createBatcher((keys) => sums(db, keys), { maxKeys: 50, concurrency: 2 }),
    write: createBatcher((tickets) => writeTickets(db, tickets), {
      maxKeys: 50,
      concurrency: 2,
      // Not by wallet: two stakes of one statement would not see each other, and limits count all wallets of a user.
      conflictKey: ({ ticket }) => ticket.userId,
    }),
  };
}

/** Reads and writes one ticket in a transaction. */
export function transactionIo(tx: Db): TicketIo {
  return {
    read: async (key) => only(await readContext(tx, [key])),
    sums: async (key) => only(await readSums(tx, [key])),
    write: async (ticket) => only(await writeTickets(tx, [ticket])),
  };
}

function only<T>([value]: readonly T[]): T {
  if (value === undefined) throw new Error('A statement for one ticket returned no row.');
  return value;
}
