import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import type { ProviderAnswer, WalletAnswer } from '@kvota/contracts/wallet';
import type { Clock } from '@kvota/server';

import type { Db } from '../database/database.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Wallet } from '../wallet/wallet.ts';
import {
  comparedTo,
  endComparison,
  leaseComparison,
  readDifferences,
  roundsById,
  roundsClosed,
  storePiece,
  waitingEntries,
  type ComparisonLease,
} from './book-store.ts';
import type { Books } from './books.ts';
import {
  compareEntries,
  missingThere,
  unseenMovements,
  type BookDifference,
  type UnseenMovement,
  type WalletEntry,
} from './compare-books.ts';

export interface BooksDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly wallet: Wallet;
}

const minute = 60_000;
/** The books are compared by the hour, in pieces that fit into memory. */
const hour = 60 * minute;
const piece = 10 * minute;
/** The newest minutes are left for the next run: a booking in progress has its instant, but is not committed. */
const margin = 2 * minute;
/** The clocks of the two servers differ by less. */
const skew = minute;
/** Entries of the wallet that are read again before each piece. */
const overlap = 10 * minute;
/** Milliseconds for which the comparison belongs to a node. Each piece renews it. */
const lease = 2 * minute;

/** Thrown if the wallet does not list its movements. */
class WalletSilent extends Error {
  constructor(cause: unknown) {
    super('The wallet does not list its movements', { cause });
    this.name = 'WalletSilent';
  }
}

/** Creates the comparison over the database and the wallet. */
export function createBooks(deps: BooksDeps): Books {
  const { db, clock, logger } = deps;
  return {
    async compare() {
      const now = clock.now();
      if ((await comparedTo(db, now)) + hour > now - margin) return;
      let held = await leaseComparison(db, { now, until: now + lease });
      try {
        while (held !== undefined && held.from + piece <= clock.now() - margin)
          held = await comparePiece(deps, held.from);
      } catch (error) {
        if (!(error instanceof WalletSilent)) throw error;
        logger.warn(error.message, error.cause);
      } finally {
        if (held !== undefined) await endComparison(db, held);
      }
    },
    async differences(after): Promise<ProviderAnswer<'differences'>> {
      const { rows, total, hasMore } = await readDifferences(db, after);
      return {
        comparedTo: isoTime(await comparedTo(db, clock.now())),
        total,
        result: rows.flatMap(({ kind, number, movementId, roundId, movement, here, there, ...row }) =>
          kind === 'waiting'
            ? []
            : [
                {
                  number,
                  kind,
                  id: movementId,
                  round_id: roundId,
                  movement,
                  here: here === null ? null : minorToMoney(here),
                  there: there === null ? null : minorToMoney(there),
                  currency: row.currency,
                  bookedAt: isoTime(row.bookedAt),
                  foundAt: isoTime(row.foundAt),
                },
              ],
        ),
        next: hasMore ? (rows.at(-1)?.number ?? null) : null,
      };
    },
  };
}

/** Compares one piece and stores what was found. Returns the lease of the next, or undefined if another node was faster. */
async function comparePiece(deps: BooksDeps, from: number): Promise<ComparisonLease | undefined> {
  const { db, clock, logger, wallet } = deps;
  const to = from + piece;
  const listed = await listEntries(wallet, from - overlap, to);
  const entries = [...(await waitingEntries(db)), ...listed];
  const rounds = await roundsById(db, [...new Set(entries.map(({ roundId }) => roundId))]);
  const { differences, waiting } = compareEntries({ entries, rounds, until: to - skew });
  const closed = await roundsClosed(db, from - skew, to - skew);
  const missing: BookDifference[] = [];
  for (const unseen of unseenMovements(entries, closed)) missing.push(...(await lookAgain(wallet, unseen)));
  const now = clock.now();
  const until = now + lease;
  const found = { differences: [...differences, ...missing], waiting };
  const stored = await storePiece(db, { from, to, now, leaseUntil: until, ...found });
  for (const { kind, movement, movementId, roundId, here, there, currency } of stored ?? []) {
    const amounts = `${shown(here)} ${currency} here, ${shown(there)} ${currency} at the wallet`;
    logger.error(`The books differ, ${kind}: ${movement} ${movementId} of round ${roundId} is ${amounts}`);
  }
  return stored && { from: to, until };
}

const shown = (amount: bigint | null): string => (amount === null ? 'none' : minorToMoney(amount));

/**
 * Looks for a movement outside the piece: where this server booked it, then in the whole life of its round, because the
 * answer of the wallet may have come late. Returns the difference, if there is one.
 */
async function lookAgain(wallet: Wallet, unseen: UnseenMovement): Promise<readonly BookDifference[]> {
  const { round, movement } = unseen;
  for (const from of [movement.at - overlap, round.openedAt - skew]) {
    const entries = await listEntries(wallet, from, movement.at + skew);
    const found = entries.find(({ id }) => id === movement.id);
    if (found === undefined) continue;
    const rounds = new Map([[round.id, round]]);
    return compareEntries({ entries: [found], rounds, until: found.at }).differences;
  }
  return [missingThere(unseen)];
}

/** Reads everything that the wallet booked in a period, page by page. Throws WalletSilent. */
async function listEntries(wallet: Wallet, from: number, to: number): Promise<WalletEntry[]> {
  const entries: WalletEntry[] = [];
  let cursor: string | null | undefined;
  do {
    const body = { from: isoTime(from), to: isoTime(to), ...(typeof cursor === 'string' ? { cursor } : {}) };
    const result = await wallet.call('reconcile', body);
    if (result.type === 'silent') throw new WalletSilent(result.error);
    if (result.type === 'fault') throw new WalletSilent(new Error(`${result.code}: ${result.detail}`));
    entries.push(...result.answer.result.map(toEntry));
    cursor = result.answer.next;
  } while (cursor !== null);
  return entries;
}

type Listed = WalletAnswer<'reconcile'>['result'][number];

function toEntry({ id, kind, of, round_id: roundId, amount, currency, bookedAt }: Listed): WalletEntry {
  const own = kind === 'rollback' ? kind : kind === 'bet' || kind === 'free_bet' ? 'bet' : 'win';
  return { id, kind: own, of, roundId, amount: moneyToMinor(amount), currency, at: Date.parse(bookedAt) };
}
