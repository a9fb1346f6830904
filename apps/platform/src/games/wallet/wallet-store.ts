import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../../database/database.ts';
import { gameRounds, gameSessions, gameTransactions, users } from '../../database/schema/index.ts';
import type { Funds, Ledger } from '../../ledger/ledger.ts';
import { pathLimits, PathLimits, type PathLimit } from '../../limits/path-limits.ts';
import { playDay, selectPlay, SelectedPlay } from '../../protection/play/play-store.ts';
import { freePlay, type PlayFacts } from '../../protection/play/play-stop.ts';
import { isBlocked } from '../../users/blocked.ts';
import type { SessionRow } from '../sessions/open-session.ts';
import { WalletFailed } from './game-wallet.ts';

export type RoundRow = typeof gameRounds.$inferSelect;
export type TransactionRow = typeof gameTransactions.$inferSelect;
export type NewTransaction = typeof gameTransactions.$inferInsert;

/** A session for money. */
export type MoneySession = SessionRow & { readonly userId: string; readonly walletId: string };

/** What never changes of a session for money. */
export type SessionWallet = Pick<
  MoneySession,
  'id' | 'server' | 'userId' | 'walletId' | 'currencyId' | 'currency' | 'gameCode'
>;

/** Reads a session for money of a server. Throws WalletFailed if there is none. */
export async function sessionOf(db: Db, server: string, id: string): Promise<MoneySession> {
  const [row] = await db.select().from(gameSessions).where(eq(gameSessions.id, id));
  return moneySession(row, server);
}

function moneySession(row: SessionRow | undefined, server: string): MoneySession {
  if (row === undefined) throw new WalletFailed('unknownSession', 'There is no such session.');
  if (row.server !== server) throw new WalletFailed('foreignSession', 'The session belongs to another server.');
  const { userId, walletId } = row;
  if (userId !== null && walletId !== null) return { ...row, userId, walletId };
  throw new WalletFailed('unknownSession', 'The session is played without money and has no wallet.');
}

/** Locks the wallet of a session until the transaction ends. */
export async function lockFunds(
  tx: Db,
  ledger: Pick<Ledger, 'lock'>,
  { userId, currencyId, id }: SessionWallet,
): Promise<Funds> {
  const funds = await ledger.lock(tx, { userId, currencyId });
  if (funds === undefined) throw new Error(`The wallet of game session ${id} does not exist.`);
  return funds;
}

/** A round as a call of its game server needs it. */
export type RoundFacts = Pick<RoundRow, 'id' | 'state' | 'staked' | 'free' | 'won' | 'walletId' | 'gameCode'>;

/** Everything that a call depends on, as it is under the lock of its wallet. */
export interface CallFacts {
  readonly session: MoneySession;
  readonly user: { readonly blocked: boolean; readonly roles: readonly string[] };
  /** Limits in force that agents and the operator have set for the player. */
  readonly limits: readonly PathLimit[];
  /** What decides whether the player may stake now. */
  readonly play: PlayFacts;
  readonly round: RoundFacts | undefined;
  /** The transactions of the call that came before. */
  readonly before: readonly Pick<TransactionRow, 'id' | 'callHash' | 'answer' | 'bookedAt'>[];
}

/** Reads what a call depends on, in one statement. Lock its wallet first. */
export async function callFacts(
  tx: Db,
  server: string,
  call: {
    readonly sessionId: string;
    readonly roundId: string;
    readonly transactions: readonly string[];
    readonly now: number;
  },
): Promise<CallFacts> {
  const { id, state, staked, free, won, walletId, gameCode } = gameRounds;
  const rows = await tx
    .select({
      session: gameSessions,
      user: { blocked: isBlocked(users), roles: users.roles },
      limits: sql<unknown>`${pathLimits(sql`${users.id}`)}`,
      play: sql<unknown>`${selectPlay(sql`${users.id}`, playDay(call.now))}`,
      round: { id, state, staked, free, won, walletId, gameCode },
      before: {
        id: gameTransactions.id,
        callHash: gameTransactions.callHash,
        answer: gameTransactions.answer,
        bookedAt: gameTransactions.bookedAt,
      },
    })
    .from(gameSessions)
    .innerJoin(users, eq(users.id, gameSessions.userId))
    .leftJoin(gameRounds, and(eq(gameRounds.server, server), eq(gameRounds.id, call.roundId)))
    .leftJoin(
      gameTransactions,
      and(eq(gameTransactions.server, server), inArray(gameTransactions.id, [...call.transactions])),
    )
    .where(eq(gameSessions.id, call.sessionId));
  const [first] = rows;
  const session = moneySession(first?.session, server);
  return {
    session,
    limits: v.parse(PathLimits, first?.limits ?? null),
    play: first === undefined ? freePlay : v.parse(SelectedPlay, first.play),
    user: first?.user ?? { blocked: true, roles: [] },
    round: first?.round ?? undefined,
    before: rows.flatMap(({ before }) => before ?? []),
  };
}

/** Reads a round of a server. */
export async function roundOf(db: Db, server: string, id: string): Promise<RoundRow | undefined> {
  const [row] = await db
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.server, server), eq(gameRounds.id, id)));
  return row;
}

/** Reads a transaction of a server by its id. */
export async function transactionOf(tx: Db, server: string, id: string): Promise<TransactionRow | undefined> {
  const [row] = await tx
    .select()
    .from(gameTransactions)
    .where(and(eq(gameTransactions.server, server), eq(gameTransactions.id, id)));
  return row;
}
