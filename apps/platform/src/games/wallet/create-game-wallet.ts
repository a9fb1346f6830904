import { minorToMoney } from '@kvota/contracts';
import { isDuplicate, transact } from '@kvota/server';
import { and, asc, eq, gt, gte, isNotNull, lt } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { gameTransactions } from '../../database/schema/index.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import { bookCall } from './book-call.ts';
import { operatorFacts, type BookingDeps } from './operator-facts.ts';
import { isStake } from './stakes.ts';
import type { GameWallet } from './game-wallet.ts';
import { takeBack } from './take-back.ts';
import { endRound } from './end-round.ts';
import { lockFunds, roundOf, sessionOf, type SessionWallet } from './wallet-store.ts';

/** The notice of a bet above a limit (CAS-02). */
export interface BetLimit {
  readonly game_code: string;
  readonly game_limit: string | null;
  readonly currency: string;
}

/** The notice of a won jackpot (JACK-04). */
export interface JackpotNotice {
  readonly code: string;
  readonly amount: string;
  readonly currency: string;
}

export interface GameWalletDeps extends BookingDeps {
  readonly db: Db;
  /** Notes a sign of life of a player who stakes. Default: play sessions are not kept. */
  readonly seen?: (userId: string) => Promise<void>;
  /** Notifies the player's open pages of a limit: the limit as money text, or null if the game cannot be played (NET-21). */
  readonly notifyLimit: (userId: string, limit: BetLimit) => void;
  /** Notifies the player's open pages of a won jackpot. */
  readonly notifyJackpot: (userId: string, win: JackpotNotice) => void;
}

/** Sessions whose wallet is remembered. */
const mostKnown = 5000;

/** Creates the wallet over the database. Every call locks the player's wallet first, so that its calls run one by one. */
export function createGameWallet(deps: GameWalletDeps): GameWallet {
  const { db } = deps;
  const known = new LruCache<string, SessionWallet>(mostKnown);
  /** The wallet of a session never changes, and its sessions are kept. */
  const walletOf = async (server: string, id: string): Promise<SessionWallet> => {
    const found = known.get(id);
    if (found !== undefined && found.server === server) return found;
    const { userId, walletId, currencyId, currency, gameCode } = await sessionOf(db, server, id);
    const session = { id, server, userId, walletId, currencyId, currency, gameCode };
    known.set(id, session);
    return session;
  };
  /** A bet and its rollback may come at once, and insert the same id. The second then sees what the first has booked. */
  const atomically = async <T>(run: (tx: Db) => Promise<T>): Promise<T> => {
    try {
      return await transact(db, run);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return transact(db, run);
    }
  };
  const notifyWin = ({ userId, currency }: SessionWallet, amount: bigint): void =>
    deps.notifyJackpot(userId, { code: deps.jackpots.potIn(currency) ?? '', amount: minorToMoney(amount), currency });
  return {
    async balance(server, { session_id }) {
      const session = await sessionOf(db, server, session_id);
      return transact(db, async (tx) => {
        const { wallet0, wallet1, currency } = await lockFunds(tx, deps.ledger, session);
        return { status: 'ok', balance: minorToMoney(wallet0 + wallet1), currency };
      });
    },

    async transact(server, body) {
      const session = await walletOf(server, body.session_id);
      if (body.transactions.some(isStake)) await deps.seen?.(session.userId);
      const call = { body, session, operator: await operatorFacts(deps, session) };
      const outcome = await atomically((tx) => bookCall(tx, deps, server, call));
      if (outcome.limit !== undefined) {
        const game_limit = outcome.limit === null ? null : minorToMoney(outcome.limit);
        const { gameCode: game_code, currency } = session;
        deps.notifyLimit(session.userId, { game_code, game_limit, currency });
      }
      if (outcome.jackpot !== undefined) notifyWin(session, outcome.jackpot);
      return outcome.answer;
    },

    rollback: (server, body) => atomically((tx) => takeBack(tx, deps, server, body)),

    async endRound(server, { round_id }) {
      const round = await roundOf(db, server, round_id);
      if (round === undefined) return { status: 'unknownRound' };
      const session = await walletOf(server, round.sessionId);
      const operator = await operatorFacts(deps, session);
      const jackpot = await atomically((tx) => endRound(tx, deps, { server, round_id, session, operator }));
      if (jackpot !== undefined) notifyWin(session, jackpot);
      return { status: 'ok' };
    },

    async reconcile(server, { from, to, cursor }) {
      const rows = await bookedIn(db, server, {
        from: new Date(from),
        to: new Date(to),
        after: typeof cursor === 'string' ? Number(cursor) : undefined,
      });
      return {
        result: rows.map(({ id, kind, of, roundId, sessionId, amount, currency, bookedAt }) => ({
          id,
          kind,
          of,
          round_id: roundId,
          session_id: sessionId ?? '',
          amount: minorToMoney(amount),
          currency: currency ?? '',
          bookedAt: bookedAt.toISOString(),
        })),
        next: rows.length < mostBooked ? null : String(rows.at(-1)?.sequence),
      };
    },
  };
}

/** Transactions of one answer. */
const mostBooked = 1000;

/** Builds the query for what was booked for a game server in a period, in the order of booking. */
export function bookedIn(
  db: Db,
  server: string,
  { from, to, after }: { readonly from: Date; readonly to: Date; readonly after?: number | undefined },
) {
  return db
    .select()
    .from(gameTransactions)
    .where(
      and(
        eq(gameTransactions.server, server),
        gte(gameTransactions.bookedAt, from),
        lt(gameTransactions.bookedAt, to),
        isNotNull(gameTransactions.balanceAfter),
        after === undefined ? undefined : gt(gameTransactions.sequence, after),
      ),
    )
    .orderBy(asc(gameTransactions.sequence))
    .limit(mostBooked);
}
