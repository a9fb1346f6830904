import { activityProducts, type ActivityProduct, type CurrencyActivity } from '@kvota/contracts';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Db, OpenDatabase } from '../../database/database.ts';
import {
  accounts,
  cashOuts,
  gameCatalogues,
  gameRounds,
  gameTransactions,
  ledgerEntries,
  ledgerTransactions,
  statementBlocks,
  ticketLegs,
  tickets,
  wallets,
} from '../../database/schema/index.ts';
import { demoCurrencies } from '../../demo/demo-data.ts';
import { walletAccount } from '../../ledger/account.ts';
import { countingRows } from '../../testing/counting-rows.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createWorld, everyStep, step, take, type Step } from '../../testing/figure-steps.ts';
import { createFiguresBench, type FiguresBench } from '../../testing/figures-bench.ts';
import { sized } from '../../testing/large-runs.ts';
import { readActivity } from './read-activity.ts';

type Amounts = Record<string, bigint>;

/** One change of a credit: what it counts as, and for which product. */
interface Fact {
  readonly at: number;
  readonly what: string;
  readonly amount: bigint;
  readonly product?: ActivityProduct;
}

const paidBy: Readonly<Record<string, string>> = {
  deposit: 'in deposits',
  voucher_used: 'in vouchers',
  withdrawal: 'out withdrawals',
  withdrawal_back: 'out withdrawals',
  voucher_made: 'out vouchers',
  voucher_back: 'out vouchers',
  payment_refund: 'out refunds',
  payment_refund_back: 'out refunds',
  chargeback: 'out refunds',
};
const areas = { dice: 'casino', wheel: 'casino_live', race: 'virtuals', gone: undefined } as const;
const productOfGame: Readonly<Record<string, ActivityProduct>> = {
  wheel: 'casinoLive',
  race: 'virtuals',
};

/** Returns payments by raw rows of the ledger, and play by tickets, sales and movements of games. */
async function factsOf(db: Db, { id: walletId, userId, currency }: typeof wallets.$inferSelect): Promise<Fact[]> {
  const facts: Fact[] = [];
  const rows = await db
    .select()
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(accounts, eq(accounts.id, ledgerEntries.accountId))
    .where(and(eq(accounts.walletId, walletId), inArray(accounts.kind, ['wallet_0', 'wallet_1'])));
  for (const { ledger_entries: entry, ledger_transactions: one } of rows) {
    const at = one.createdAt.getTime();
    const isTransfer = one.type === 'transfer_in' || one.type === 'transfer_out';
    const what = isTransfer ? (entry.amount > 0n ? 'in agent' : 'out agent') : paidBy[one.type];
    if (what !== undefined) facts.push({ at, what, amount: what.startsWith('in') ? entry.amount : -entry.amount });
    else if (one.type === 'strange') facts.push({ at, what: 'other', amount: entry.amount });
  }
  const played = (at: Date | null, what: string, amount: bigint, product: ActivityProduct): void => {
    if (amount !== 0n) facts.push({ at: at?.getTime() ?? NaN, what, amount, product });
  };
  const sales = await db.select().from(cashOuts).where(isNotNull(cashOuts.bookedAt));
  const legs = await db.select().from(ticketLegs);
  for (const ticket of await db.select().from(tickets).where(eq(tickets.userId, userId))) {
    const isFree = ticket.currencyId === demoCurrencies.freeBet.currencyId;
    if (!isFree && ticket.walletId !== walletId) continue;
    if (isFree && currency !== 'RSD') continue;
    const hasLive = legs.some(({ ticketId, type }) => ticketId === ticket.id && type === 'live');
    const product = hasLive ? 'live' : 'prematch';
    if (ticket.settlement === null && ticket.state === 'rejected' && ticket.decidedAt === null) continue;
    if (!isFree) {
      played(ticket.createdAt, 'stakes', ticket.requestedStake, product);
      const kept = ticket.settlement === null && ticket.state !== 'pending' ? 0n : ticket.stake;
      played(ticket.decidedAt ?? ticket.createdAt, 'stakes', kept - ticket.requestedStake, product);
    }
    let rest = ticket.stake;
    for (const sale of sales.filter(({ ticketId }) => ticketId === ticket.id)) {
      rest -= sale.stake;
      played(sale.bookedAt, 'returns', sale.amount, product);
    }
    if (ticket.settlement === 'won') played(ticket.settledAt, 'returns', ticket.payout ?? 0n, product);
    if (ticket.settlement === 'void' && !isFree) played(ticket.settledAt, 'stakesBack', rest, product);
  }
  const rounds = await db.select().from(gameRounds).where(eq(gameRounds.walletId, walletId));
  for (const one of await db.select().from(gameTransactions)) {
    const round = rounds.find(({ id, server }) => id === one.roundId && server === one.server);
    if (round === undefined || one.state === 'refused') continue;
    const product = productOfGame[round.gameCode] ?? 'casino';
    if (one.kind === 'bet') played(one.bookedAt, 'stakes', one.amount, product);
    if (one.kind === 'win' || one.kind === 'jackpot') played(one.bookedAt, 'returns', one.amount, product);
    if (one.kind === 'rollback') played(one.bookedAt, 'stakesBack', one.amount, product);
  }
  return facts;
}

const text = (minor: bigint): string => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

function expectedOf(facts: readonly Fact[], isIn: (at: number) => boolean) {
  const sum = (list: readonly Fact[], what: string): bigint =>
    list.filter((fact) => fact.what === what).reduce((all, { amount }) => all + amount, 0n);
  const within = facts.filter(({ at }) => isIn(at));
  const paid = (list: readonly Fact[], way: string, names: readonly string[]) => {
    const parts = Object.fromEntries(names.map((name) => [name, sum(list, `${way} ${name}`)]));
    return { total: Object.values(parts).reduce((all, part) => all + part, 0n), ...parts } as Amounts;
  };
  const play = (list: readonly Fact[]): Amounts => {
    const [stakes, stakesBack, returns] = [sum(list, 'stakes'), sum(list, 'stakesBack'), sum(list, 'returns')];
    return { stakes, stakesBack, returns, net: returns + stakesBack - stakes };
  };
  const [ins, outs] = [
    ['deposits', 'vouchers', 'agent'],
    ['withdrawals', 'vouchers', 'agent', 'refunds'],
  ];
  const wire = (amounts: Amounts) => Object.fromEntries(Object.entries(amounts).map(([key, one]) => [key, text(one)]));
  const [everIn, everOut] = [paid(facts, 'in', ins).total ?? 0n, paid(facts, 'out', outs).total ?? 0n];
  return {
    paidIn: wire(paid(within, 'in', ins)),
    paidOut: wire(paid(within, 'out', outs)),
    ...wire(play(within)),
    other: text(sum(within, 'other')),
    products: activityProducts.flatMap((product) => {
      const own = within.filter((fact) => fact.product === product);
      return own.length === 0 ? [] : [{ product, ...wire(play(own)) }];
    }),
    allTime: wire({ paidIn: everIn, paidOut: everOut, netPaid: everIn - everOut, net: play(facts)['net'] ?? 0n }),
  };
}

const moneyTypes = ['withdrawal', 'withdrawal_back', 'voucher_made', 'voucher_used', 'voucher_back'] as const;
const rareTypes = ['payment_refund', 'payment_refund_back', 'chargeback', 'strange'] as const;
const booking = fc.record({
  what: fc.constant('book' as const),
  who: fc.nat(8),
  type: fc.constantFrom(...moneyTypes, ...rareTypes),
  amount: fc.constantFrom(700n, 1500n),
});
type Booking = typeof booking extends fc.Arbitrary<infer T> ? T : never;

/** Posts money that no step of the world moves. */
async function book({ db, clock, ledger }: FiguresBench, userId: string, { type, amount }: Booking): Promise<void> {
  const funds = await ledger.funds(db, { userId, currencyId: demoCurrencies.RSD.currencyId });
  const isIn = ['withdrawal_back', 'payment_refund_back', 'voucher_used', 'voucher_back', 'strange'].includes(type);
  if (funds === undefined || (!isIn && funds.wallet0 < amount)) return;
  const id = crypto.randomUUID();
  const own = { accountId: walletAccount(funds.walletId, 'wallet_0'), amount: isIn ? amount : -amount };
  const other = `${type}-test`;
  await db.transaction(async (tx) => {
    await ledger.openAccounts(tx, [{ id: other, kind: 'loss', currency: funds.currency }]);
    await ledger.lock(tx, { userId, currencyId: demoCurrencies.RSD.currencyId });
    const key = { source: 'test', externalId: id, refType: 'test', refId: id };
    const movements = [own, { accountId: other, amount: -own.amount }];
    const posted = type === 'strange' ? 'deposit' : type;
    await ledger.post(tx, { id, ...key, type: posted, at: new Date(clock.now()), movements });
    // Of another version of the platform.
    if (posted !== type) await tx.update(ledgerTransactions).set({ type }).where(eq(ledgerTransactions.id, id));
  });
}

describe.each(sqlDatabases)('[OP-87] activity of players on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: FiguresBench;
  beforeAll(async () => {
    database = await open();
    bench = await createFiguresBench(database);
    const games = Object.entries(areas).flatMap(([code, area]) => (area === undefined ? [] : [{ code, area }]));
    const row = { server: 'house', version: '1', games: games as never[], readAt: new Date(0) };
    await database.db.insert(gameCatalogues).values(row);
  });
  afterAll(() => database.close());

  const check = async (userId: string, period: { from?: string; to?: string }, length: number): Promise<void> => {
    const { db } = database;
    const found = await readActivity(db, userId, period, length);
    const own = (await db.select().from(wallets).where(eq(wallets.userId, userId))).filter(
      ({ currencyId }) => currencyId < 1000,
    );
    expect(found.map(({ currencyId }) => currencyId)).toEqual(
      own.map((one) => one.currencyId).toSorted((a, b) => a - b),
    );
    const [from, to] = [Date.parse(period.from ?? ''), Date.parse(period.to ?? '')];
    const isIn = (at: number): boolean => !(at < from) && !(at > to);
    for (const wallet of own) {
      const { currency, currencyId } = wallet;
      const one = found.find((activity) => activity.currencyId === currencyId);
      expect(one).toEqual({ currency, currencyId, ...expectedOf(await factsOf(db, wallet), isIn) });
      if (Object.keys(period).length === 0) expect(creditBy(one)).toBe(await creditOf(db, wallet.id));
    }
  };
  const creditOf = async (db: Db, walletId: string): Promise<bigint> => {
    const kinds = ['wallet_0', 'wallet_1'];
    const rows = await db
      .select()
      .from(accounts)
      .where(and(eq(accounts.walletId, walletId), inArray(accounts.kind, kinds)));
    return rows.reduce((sum, { balance }) => sum + balance, 0n);
  };
  const creditBy = (one: CurrencyActivity | undefined): bigint => {
    const minor = (money = '0.00'): bigint => BigInt(money.replace('.', ''));
    return minor(one?.paidIn.total) - minor(one?.paidOut.total) + minor(one?.net) + minor(one?.other);
  };

  test('random histories with voids, rollbacks, cash-outs and free bets: equal to a sum over tickets, rounds and raw rows', async () => {
    const games = Object.keys(areas);
    const property = fc.asyncProperty(
      fc.array(fc.oneof({ weight: 4, arbitrary: step }, { weight: 1, arbitrary: booking }), { maxLength: 20 }),
      fc.array(fc.record({ who: fc.nat(8), back: fc.nat(3000), length: fc.nat(3000) }), { minLength: 4, maxLength: 4 }),
      fc.constantFrom(2, 5, 200),
      async (random, questions, length) => {
        const world = await createWorld(bench);
        const begun = bench.clock.now();
        const bookings = [...moneyTypes, ...rareTypes].map((type): Booking => ({
          what: 'book',
          who: 4,
          type,
          amount: 1500n,
        }));
        const steps: (Step | Booking)[] = [...everyStep.flat(), ...bookings, ...random];
        for (const one of steps) {
          const user = 'who' in one ? world.users[one.who] : undefined;
          if (one.what !== 'book') await take(bench, world, one);
          else if (user) await book(bench, user.userId, one);
        }
        const rounds = await bench.db.select().from(gameRounds);
        for (const [at, { id, gameCode }] of rounds.entries())
          if (gameCode === 'dice')
            await bench.db
              .update(gameRounds)
              .set({ gameCode: games[at % games.length] ?? 'dice' })
              .where(eq(gameRounds.id, id));
        for (const { userId } of world.users) await check(userId, {}, length);
        const now = bench.clock.now();
        for (const { who, back, length: minutes } of questions) {
          const from = Math.max(begun - 60_000, now - back * 60_000);
          const period = {
            from: new Date(from).toISOString(),
            to: new Date(from + minutes * 60_000).toISOString(),
          };
          await check(world.users[who]?.userId ?? '', period, length);
        }
      },
    );
    await fc.assert(property, { numRuns: sized(4, 60) });
  });

  test('200,000 movements of a player: a statement reads the blocks, and the lines of a few', async () => {
    const { db } = database;
    const user = await bench.add('root', { agent: false, credit: 100n });
    const [wallet] = await db.select().from(wallets).where(eq(wallets.userId, user.userId));
    if (wallet === undefined) throw new Error('The player has a wallet.');
    const lines = sized(20_000, 200_000);
    const account = walletAccount(wallet.id, 'wallet_0');
    await bench.ledger.openAccounts(db, [{ id: 'house-test', kind: 'loss', currency: 'RSD' }]);
    await db.execute(sql`
      INSERT INTO ${ledgerTransactions} (id, source, external_id, type, ref_type, ref_id, created_at)
      SELECT 'h-' || n, 'heavy', n, CASE WHEN n % 2 = 0 THEN 'game_win' ELSE 'game_bet' END, 'game_round', 'house:none',
        '2026-01-01'::timestamptz + n * interval '1 minute' FROM generate_series(1, ${lines}::int) n`);
    await db.execute(sql`
      INSERT INTO ${ledgerEntries} (transaction_id, account_id, currency, amount, balance_after)
      SELECT 'h-' || n, account, 'RSD', CASE WHEN n % 2 = 0 THEN -amount ELSE amount END, 0
      FROM generate_series(1, ${lines}::int) n, (VALUES (${account}, -1), ('house-test', 1)) side (account, amount)
      ORDER BY n`);
    const period = { from: '2026-01-03', to: '2026-01-08' };
    await readActivity(db, user.userId, period);
    const watched = countingRows(db);
    const [found] = await readActivity(watched.db, user.userId, period);
    // Six days, with a bet of 0.01 every other minute.
    expect(found).toMatchObject({ stakes: '43.20', returns: '43.20', allTime: { net: '0.00' } });
    // The newest lines twice, and those of the two blocks that the period cuts.
    expect(watched.rows()).toBeLessThan(1300);
    expect(await db.$count(statementBlocks, eq(statementBlocks.walletId, wallet.id))).toBeGreaterThan(lines / 200 - 3);
  });
});
