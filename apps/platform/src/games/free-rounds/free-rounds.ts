import { isBonusCurrency, minorToMoney, moneyToMinor, type GrantedRounds } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';
import type { FreeRounds } from '@kvota/contracts/wallet';
import type { Clock } from '@kvota/server';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';

import { transactAct } from '../../acts/transact-act.ts';
import type { Db } from '../../database/database.ts';
import { gameGrants, wallets } from '../../database/schema/index.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { guardedGrant } from '../../protection/guard/guard-store.ts';
import type { OfferedGame } from '../catalogue/catalogue.ts';

export type GrantRow = typeof gameGrants.$inferSelect;

export interface GrantDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Pick<Ledger, 'openWallet'>;
}

/** Free rounds as an operator grants them. */
export interface NewGrant {
  readonly requestId: string;
  readonly userId: string;
  readonly game: OfferedGame;
  readonly currencyId: number;
  readonly rounds: number;
  /** Money text. */
  readonly stake: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** The operator's user name. */
  readonly by: string;
  /** The stakes of the game in a currency, in minor units. */
  readonly stakes: (currency: string) => readonly bigint[];
}

type Granted = { readonly id: string } | { readonly error: RefusalOf<'grantFreeRounds'> };

/** Grants free rounds, once for each request (CAS-55). */
export async function grantFreeRounds({ db, clock, ids, ledger }: GrantDeps, grant: NewGrant): Promise<Granted> {
  const { userId, currencyId, game, requestId, rounds } = grant;
  const [before] = await db.select().from(gameGrants).where(eq(gameGrants.requestId, requestId));
  if (before !== undefined) return isSame(before, grant) ? { id: before.id } : { error: 'requestIdUsed' };
  const [wallet] = await db
    .select()
    .from(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.currencyId, currencyId)));
  if (wallet === undefined || isBonusCurrency(currencyId)) return { error: 'noWallet' };
  const stake = moneyToMinor(grant.stake);
  const isShared = game.kind === 'live' || game.kind === 'virtual' || game.sums === true;
  if (isShared || !grant.stakes(wallet.currency).includes(stake)) return { error: 'freeStake' };
  if (grant.expiresAt <= clock.now()) return { error: 'invalidEnd' };
  const { currency } = wallet;
  return transactAct(db, async (tx) => {
    const guarded = await guardedGrant(tx, userId, clock.now());
    if (guarded !== undefined) return { error: guarded };
    // Opens the account that pays, if the wallet is older than free rounds.
    await ledger.openWallet(tx, { userId, currencyId, currency });
    const row = { id: ids(), requestId, userId, currencyId, currency, gameCode: game.code, rounds, used: 0, stake };
    const times = { expiresAt: new Date(grant.expiresAt), grantedAt: new Date(clock.now()), grantedBy: grant.by };
    const [added] = await tx
      .insert(gameGrants)
      .values({ ...row, ...times })
      .onConflictDoNothing()
      .returning();
    return added === undefined ? { error: 'requestIdUsed' } : { id: added.id };
  });
}

function isSame(row: GrantRow, { userId, game, currencyId, rounds, stake, expiresAt }: NewGrant): boolean {
  const isOwn = row.userId === userId && row.gameCode === game.code && row.currencyId === currencyId;
  return isOwn && row.rounds === rounds && row.stake === moneyToMinor(stake) && row.expiresAt.getTime() === expiresAt;
}

/** Reads the grants of a player that can be played, those that expire first at the top. */
export async function openGrants(db: Db, userId: string, now: number): Promise<GrantRow[]> {
  const open = and(gt(gameGrants.expiresAt, new Date(now)), lt(gameGrants.used, gameGrants.rounds));
  return db
    .select()
    .from(gameGrants)
    .where(and(eq(gameGrants.userId, userId), open))
    .orderBy(asc(gameGrants.expiresAt), asc(gameGrants.id));
}

/** Reads a grant as it is under the lock of the player's wallet. */
export async function grantOf(tx: Db, id: string | undefined): Promise<GrantRow | undefined> {
  if (id === undefined) return undefined;
  return (await tx.select().from(gameGrants).where(eq(gameGrants.id, id)))[0];
}

/** Changes the number of used rounds by 1 or -1, and returns how many are left. */
export async function useGrant(tx: Db, id: string, change: 1 | -1): Promise<number> {
  const [row] = await tx
    .update(gameGrants)
    .set({ used: sql`${gameGrants.used} + ${change}` })
    .where(eq(gameGrants.id, id))
    .returning();
  if (row === undefined) throw new Error(`There is no grant ${id} of free rounds.`);
  return row.rounds - row.used;
}

/** The free rounds of a game for its server. */
export const freeRoundsFor = (
  grants: readonly GrantRow[],
  { gameCode, currencyId }: { readonly gameCode: string; readonly currencyId: number },
): FreeRounds[] =>
  grants
    .filter((grant) => grant.gameCode === gameCode && grant.currencyId === currencyId)
    .map(({ id, rounds, used, stake, expiresAt }) => ({
      grant: id,
      left: rounds - used,
      stake: minorToMoney(stake),
      expires: expiresAt.toISOString(),
    }));

/** The free rounds of a player for the lobby. Grants of games that are not offered are left out. */
export const grantedRounds = (
  grants: readonly GrantRow[],
  gameOf: (code: string) => OfferedGame | undefined,
): GrantedRounds[] =>
  grants.flatMap(({ id, gameCode, currency, currencyId, stake, rounds, used, expiresAt }) => {
    const game = gameOf(gameCode);
    if (game === undefined) return [];
    return [
      {
        id,
        game_code: gameCode,
        game: game.name,
        provider: game.studio.code,
        currency,
        currency_id: currencyId,
        stake: minorToMoney(stake),
        rounds,
        left: rounds - used,
        expiresAt: expiresAt.toISOString(),
      },
    ];
  });
