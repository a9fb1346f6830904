import { createHash, createHmac } from 'node:crypto';

import type { MovementExplanation } from '@kvota/contracts';
import { jackpotNumber } from '@kvota/contracts/wallet';
import { transact, type Clock } from '@kvota/server';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { accounts, gameRounds, jackpotCycles, jackpots, jackpotWins } from '../../database/schema/index.ts';
import { isSealed, seal, unseal } from '../../identity/tokens/seal.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { jackpotAccount, jackpotHouse, walletAccount } from '../../ledger/account.ts';
import type { Jackpots, PotEntry } from './jackpots.ts';
import { partOf, potReturn, type PotTerms } from './pot-terms.ts';

export interface JackpotDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Pick<Ledger, 'post'>;
  /** Seals the secrets of running cycles; undefined on a developer's machine. */
  readonly secret?: string | undefined;
  readonly pots: readonly PotTerms[];
  /** Makes secrets that nobody can guess: at least 32 bytes, as text. */
  readonly newSecret: () => string;
}

type PotRow = typeof jackpots.$inferSelect;

const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => createHmac('sha256', key).update(message).digest();
const sealName = (code: string, currency: string, cycle: number): string => `jackpot ${code} ${currency} ${cycle}`;

/** Creates the jackpots, and opens the pots that do not exist yet with their seed. */
export async function createJackpots(deps: JackpotDeps): Promise<Jackpots> {
  const { db, clock, ids, ledger, pots, secret: sealing, newSecret } = deps;
  const termsOf = (currency: string): PotTerms | undefined => pots.find((pot) => pot.currency === currency);
  const isPot = ({ code, currency }: Pick<PotTerms, 'code' | 'currency'>) =>
    and(eq(jackpots.code, code), eq(jackpots.currency, currency));

  async function openCycle(tx: Db, { code, currency }: PotTerms, cycle: number): Promise<void> {
    const secret = newSecret();
    const name = sealName(code, currency, cycle);
    await tx.insert(jackpotCycles).values({
      code,
      currency,
      cycle,
      hash: createHash('sha256').update(secret).digest('hex'),
      secret: sealing === undefined ? secret : seal(name, secret, sealing),
      openedAt: new Date(clock.now()),
    });
  }
  async function secretOf(tx: Db, { code, currency }: PotTerms, cycle: number): Promise<string> {
    const at = and(eq(jackpotCycles.code, code), eq(jackpotCycles.currency, currency), eq(jackpotCycles.cycle, cycle));
    const [row] = await tx.select({ secret: jackpotCycles.secret }).from(jackpotCycles).where(at);
    if (row === undefined) throw new Error(`The jackpot ${code} in ${currency} has no cycle ${cycle}.`);
    if (!isSealed(row.secret)) return row.secret;
    return String(unseal(sealName(code, currency, cycle), row.secret, sealing));
  }
  /** Posts a movement between the operator and a pot, or from a pot to a wallet. */
  async function move(
    tx: Db,
    { code, currency }: Pick<PotTerms, 'code' | 'currency'>,
    {
      from,
      to,
      amount,
      type,
      id,
      ref,
      details = [],
    }: {
      readonly from: string;
      readonly to: string;
      readonly amount: bigint;
      readonly type: 'jackpot' | 'jackpot_seed' | 'jackpot_part';
      readonly id: string;
      readonly ref?: { readonly refType: string; readonly refId: string };
      readonly details?: readonly MovementExplanation[];
    },
  ): Promise<void> {
    await ledger.post(tx, {
      id: ids(),
      source: `jackpot:${code}:${currency}`,
      externalId: id,
      type,
      ...(ref ?? { refType: 'jackpot', refId: `${code}:${currency}` }),
      at: new Date(clock.now()),
      movements: [
        { accountId: from, amount: -amount },
        { accountId: to, amount },
      ],
      details,
    });
  }
  const seedPot = (tx: Db, pot: PotTerms, cycle: number): Promise<void> =>
    move(tx, pot, {
      from: jackpotHouse(pot.currency),
      to: jackpotAccount(pot.code, pot.currency),
      amount: pot.seed,
      type: 'jackpot_seed',
      id: `seed:${cycle}`,
    });

  async function openPot(pot: PotTerms): Promise<void> {
    await transact(db, async (tx) => {
      const { code, currency } = pot;
      const first = { code, currency, cycle: 1, seq: 1, remainder: 0n };
      const made = await tx.insert(jackpots).values(first).onConflictDoNothing().returning();
      if (made.length === 0) return;
      const own = [
        { id: jackpotAccount(code, currency), kind: 'jackpot' },
        { id: jackpotHouse(currency), kind: 'house' },
      ];
      await tx
        .insert(accounts)
        .values(own.map((one) => ({ ...one, walletId: null, currency })))
        .onConflictDoNothing();
      await openCycle(tx, pot, 1);
      await seedPot(tx, pot, 1);
    });
  }
  /** Locks a pot. It is the last lock of a transaction before the accounts of the pot, which nothing else locks. */
  async function lockPot(tx: Db, pot: PotTerms): Promise<PotRow> {
    const [row] = await tx.select().from(jackpots).where(isPot(pot)).for('update');
    if (row === undefined) throw new Error(`There is no jackpot ${pot.code} in ${pot.currency}.`);
    return row;
  }
  /** Adds to a locked pot its part of the stakes that are not in it yet, each once. */
  async function fill(tx: Db, pot: PotTerms, { remainder }: PotRow): Promise<void> {
    const { code, currency } = pot;
    const rows = await tx
      .update(gameRounds)
      .set({ jackpot: null })
      .where(and(eq(gameRounds.jackpot, code), eq(gameRounds.currency, currency)))
      .returning({ staked: gameRounds.staked });
    if (rows.length === 0) return;
    const part = partOf(
      remainder,
      rows.reduce((sum, { staked }) => sum + staked, 0n),
    );
    await tx.update(jackpots).set({ remainder: part.remainder }).where(isPot(pot));
    if (part.amount === 0n) return;
    await move(tx, pot, {
      from: jackpotHouse(currency),
      to: jackpotAccount(code, currency),
      amount: part.amount,
      type: 'jackpot_part',
      id: `part:${ids()}`,
    });
    await advance(tx, pot);
  }
  const advance = async (tx: Db, pot: PotTerms): Promise<void> => {
    const [row] = await tx.select({ seq: jackpots.seq }).from(jackpots).where(isPot(pot));
    await tx
      .update(jackpots)
      .set({ seq: (row?.seq ?? 0) + 1 })
      .where(isPot(pot));
  };
  async function amountOf(tx: Db, { code, currency }: Pick<PotTerms, 'code' | 'currency'>): Promise<bigint> {
    const [row] = await tx
      .select({ balance: accounts.balance })
      .from(accounts)
      .where(eq(accounts.id, jackpotAccount(code, currency)));
    return row?.balance ?? 0n;
  }
  /** Pays the whole pot, and opens its next cycle. If two rounds win at once, the second gets the pot that was seeded again. */
  async function pay(tx: Db, pot: PotTerms, win: PotEntry & { readonly cycle: number }): Promise<bigint> {
    const { code, currency } = pot;
    const { server, roundId, walletId, staked, cycle } = win;
    const row = await lockPot(tx, pot);
    await fill(tx, pot, row);
    const amount = await amountOf(tx, pot);
    await move(tx, pot, {
      from: jackpotAccount(code, currency),
      to: walletAccount(walletId, 'wallet_1'),
      amount,
      type: 'jackpot',
      id: `${server}:${roundId}`,
      ref: { refType: 'game_round', refId: `${server}:${roundId}` },
      details: [{ code: 'pot', params: { jackpot: code, cycle: String(cycle) } }],
    });
    const wonAt = new Date(clock.now());
    await tx.insert(jackpotWins).values({ code, currency, cycle, server, roundId, walletId, staked, amount, wonAt });
    await seedPot(tx, pot, row.cycle + 1);
    await openCycle(tx, pot, row.cycle + 1);
    await tx
      .update(jackpots)
      .set({ cycle: row.cycle + 1 })
      .where(isPot(pot));
    await advance(tx, pot);
    return amount;
  }
  for (const pot of pots) await openPot(pot);
  return {
    potIn: (currency) => termsOf(currency)?.code,
    async enter(tx, entry) {
      const pot = termsOf(entry.currency);
      if (pot === undefined || entry.staked <= 0n) return undefined;
      const [row] = await tx.select({ cycle: jackpots.cycle }).from(jackpots).where(isPot(pot));
      if (row === undefined) return undefined;
      const secret = await secretOf(tx, pot, row.cycle);
      const { server, roundId, staked } = entry;
      const drawn = jackpotNumber({ secret, server, roundId, oneIn: pot.oneIn }, hmac);
      return drawn < staked ? pay(tx, pot, { ...entry, cycle: row.cycle }) : undefined;
    },
    async collect() {
      const waiting = await db
        .selectDistinct({ currency: gameRounds.currency })
        .from(gameRounds)
        .where(isNotNull(gameRounds.jackpot));
      for (const { currency } of waiting) {
        const pot = termsOf(currency);
        if (pot !== undefined) await transact(db, async (tx) => fill(tx, pot, await lockPot(tx, pot)));
      }
    },
    async list() {
      const rows = await db.select().from(jackpots).orderBy(asc(jackpots.code), asc(jackpots.currency));
      const found = rows.flatMap((row) => {
        const terms = pots.find(({ code, currency }) => code === row.code && currency === row.currency);
        return terms === undefined ? [] : [{ row, terms }];
      });
      return Promise.all(
        found.map(async ({ row: { code, currency, cycle, seq }, terms }) => {
          const own = and(eq(jackpotCycles.code, code), eq(jackpotCycles.currency, currency));
          const [running] = await db
            .select({ hash: jackpotCycles.hash })
            .from(jackpotCycles)
            .where(and(own, eq(jackpotCycles.cycle, cycle)));
          const [win] = await db
            .select()
            .from(jackpotWins)
            .where(and(eq(jackpotWins.code, code), eq(jackpotWins.currency, currency)))
            .orderBy(desc(jackpotWins.wonAt))
            .limit(1);
          return {
            code,
            currency,
            amount: await amountOf(db, terms),
            seq,
            oneIn: terms.oneIn,
            adds: potReturn(terms),
            cycle,
            hash: running?.hash ?? '',
            // The cycle of a win has ended, so that its secret is public.
            last: win && { ...win, secret: await secretOf(db, terms, win.cycle) },
          };
        }),
      );
    },
  };
}
