import { createBatcher } from '../../database/batcher.ts';
import type { Db } from '../../database/database.ts';
import { limitSums, readLimitSums, type LimitSums, type SumsKey } from '../../limits/limit-sums.ts';
import { writeTickets, type TicketToWrite, type WriteResult } from '../store/write-tickets.ts';
import { readContext, type TicketContext, type TicketKey } from './read-context.ts';

/** How a ticket is read and written: alone within a transaction, or batched with tickets of other players. */
export interface TicketIo {
  readonly read: (key: TicketKey) => Promise<TicketContext>;
  /** Sums what counts for limits. */
  readonly sums: (key: SumsKey) => Promise<LimitSums>;
  readonly write: (ticket: TicketToWrite) => Promise<WriteResult>;
}

/** Batches the tickets of many players: one statement reads them, one writes them. */
export function sharedIo(db: Db, read: typeof readContext = readContext): TicketIo {
  return {
    read: createBatcher((keys) => read(db, keys), { maxKeys: 50, concurrency: 2 }),
    sums: createBatcher((keys) => readLimitSums(db, keys), { maxKeys: 50, concurrency: 2 }),
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
    sums: (key) => limitSums(tx, key),
    write: async (ticket) => only(await writeTickets(tx, [ticket])),
  };
}

function only<T>([value]: readonly T[]): T {
  if (value === undefined) throw new Error('A statement for one ticket returned no row.');
  return value;
}
