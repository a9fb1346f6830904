import { randomUUID } from 'node:crypto';

import { verify } from '@kvota/commission';
import { CommissionPeriod } from '@kvota/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import type { OpenDatabase } from '../../../database/database.ts';
import { agencyAudit, figuresLog } from '../../../database/schema/index.ts';
import { figureZone } from '../../../figures/figure-zone.ts';
import { foldFigures } from '../../../figures/fold-figures.ts';
import { createCommissionBench, shareLine, type CommissionBench } from '../../../testing/commission-bench.ts';
import { sqlDatabases } from '../../../testing/databases.ts';
import type { AgencyActor } from '../../agency.ts';
import { beginningOf, nextMonday, periodOfDay, dayAt } from '../periods.ts';

const hour = 3_600_000;
const rsd = 941;
const Sums = v.object({ stake: v.string(), payout: v.string() });
const Document = v.looseObject({ figures: v.looseObject({ products: v.record(v.string(), Sums) }) });
const code = async (run: Promise<unknown>): Promise<string | undefined> => {
  try {
    await run;
    return undefined;
  } catch (error) {
    return (error as { problem?: { code?: string } }).problem?.code;
  }
};

describe.each(sqlDatabases)('statements on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: CommissionBench;
  beforeAll(async () => {
    database = await open();
    bench = await createCommissionBench(database);
  });
  afterAll(() => database.close());
  beforeEach(() => bench.forget());

  const nextWeek = async (): Promise<number> => {
    const at = beginningOf(nextMonday(bench.clock.now(), figureZone), figureZone);
    await bench.goTo(at);
    return at;
  };
  const weekNow = (): string => periodOfDay('week', dayAt(bench.clock.now(), figureZone)).id;
  /** A week in which the players of `low` lose so much, and that is closed. Returns its id. */
  const closedWeek = async (lost: bigint, rows = 1): Promise<string> => {
    const { low, players } = bench;
    const begin = await nextWeek();
    const periodId = weekNow();
    const [stake, paid] = lost < 0n ? [0n, -lost] : [lost, 0n];
    const bet = { user: players.low, seller: low, stake, paid };
    await bench.book(Array.from({ length: rows }, (_, i) => ({ ...bet, at: begin + hour + i })));
    await nextWeek();
    await bench.clock.jump(10_000);
    await bench.close();
    return periodId;
  };
  const pay = async (actor: AgencyActor, userId: string, periodId: string, amount: string, requestId?: string) => {
    const payment = { requestId: requestId ?? randomUUID(), periodId, userId, currencyId: rsd, amount };
    const answer = await bench.agency.pay(actor, payment);
    return answer.kind === 'answer' ? (JSON.parse(answer.body) as Record<string, unknown>) : { error: 'requestIdUsed' };
  };

  test('the rows of a statement add up to its document, page by page, and those of an open one to its estimate', async () => {
    const { top, low, players } = bench;
    await bench.give(top, low, [shareLine()]);
    const begin = await nextWeek();
    const periodId = weekNow();
    const rows = Array.from({ length: 2300 }, (_, i) => ({
      at: begin + i * 1000,
      user: players.low,
      seller: low,
      stake: BigInt(i),
      paid: BigInt((i * 7) % 900),
      product: i % 2 ? ('live' as const) : ('casino' as const),
    }));
    // A part is in the sums of the day, and the rest waits for the worker.
    await bench.book(rows.slice(0, 1700));
    await bench.goTo(begin + 3 * hour);
    await foldFigures(bench);
    await bench.book(rows.slice(1700));
    await bench.book([{ at: begin, user: players.beside, seller: bench.beside, stake: 7n }]);
    await bench.deposit({ at: begin, user: players.low, seller: low, amount: 100n });
    for (const isOpen of [true, false]) {
      const query = { periodId, userId: low.userId };
      const statement = await bench.agency.statement(top, query);
      const found: { stake: string; payout: string; product: string; username: string }[] = [];
      let after: string | undefined;
      do {
        const page = await bench.agency.statementRows(top, { ...query, ...(after !== undefined && { after }) });
        expect(page.rows.length).toBeLessThanOrEqual(1000);
        found.push(...page.rows);
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(found).toHaveLength(2300);
      expect(found[0]?.username).not.toBe('');
      const { products } = v.parse(Document, statement.document).figures;
      for (const [product, sums] of Object.entries(products)) {
        const own = found.filter((row) => row.product === product);
        expect(sums.stake).toBe(sumOf(own.map(({ stake }) => stake)));
        expect(sums.payout).toBe(sumOf(own.map(({ payout }) => payout)));
      }
      expect(Object.keys(products).toSorted()).toEqual(['casino', 'live']);
      expect(verify(statement.document)).toMatchObject({ status: 'equal', total: statement.row.total });
      expect(statement.row.isEstimate).toBe(isOpen);
      expect(statement.hash === null).toBe(isOpen);
      if (isOpen) {
        await nextWeek();
        await bench.clock.jump(10_000);
        await bench.close();
      }
    }
  });

  test('payments at once are never more than what is open, and each is a transfer that counts in no figure', async () => {
    const { top, low } = bench;
    await bench.give(top, low, [shareLine()]);
    const periodId = await closedWeek(10_000n); // 30.00
    const before = await bench.credit(low.userId);
    const [own, logged] = [await bench.credit(top.userId), await bench.db.$count(figuresLog)];
    expect(await pay(top, low.userId, periodId, '30.01')).toMatchObject({ error: 'paidAlready' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => pay(top, low.userId, periodId, '4.00')));
    expect(answers.filter(({ ErrorText }) => ErrorText === 'ok')).toHaveLength(7);
    expect(answers.filter(({ error }) => error === 'paidAlready')).toHaveLength(5);
    expect(await pay(top, low.userId, periodId, '2.00')).toMatchObject({
      ErrorText: 'ok',
      paid: '30.00',
      open: '0.00',
    });
    expect(await pay(top, low.userId, periodId, '0.01')).toMatchObject({ error: 'paidAlready' });
    expect(await bench.credit(low.userId)).toBe(before + 3000n);
    expect(await bench.credit(top.userId)).toBe(own - 3000n);
    expect(await bench.db.$count(figuresLog)).toBe(logged);
    const statement = await bench.agency.statement(top, { periodId, userId: low.userId });
    expect(statement).toMatchObject({ mayPay: false, row: { total: '30.00', paid: '30.00', open: '0.00' } });
    expect(sumOf(statement.payments.map(({ amount }) => amount))).toBe('30.00');
    const listed = await bench.agency.transfers(top, { userId: low.userId, page: 1, pageSize: 25 });
    const noted = listed.result.filter(({ note }) => note === `Commission ${periodId}`);
    expect(noted.map(({ id }) => id).toSorted()).toEqual(
      statement.payments.map(({ transactionId }) => transactionId).toSorted(),
    );
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  });

  test('a request to pay is carried out once, at once or again, and its answer has the same bytes', async () => {
    const { top, low } = bench;
    await bench.give(top, low, [shareLine()]);
    const periodId = await closedWeek(10_000n);
    const before = await bench.credit(low.userId);
    const requestId = randomUUID();
    const payment = { requestId, periodId, userId: low.userId, currencyId: rsd, amount: '1.00' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => bench.agency.pay(top, payment)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await bench.credit(low.userId)).toBe(before + 100n);
    expect(await bench.agency.pay(top, { ...payment, amount: '1.01' })).toEqual({ kind: 'idUsed' });
    const acts = (await bench.db.select().from(agencyAudit)).filter((row) => row.requestId === requestId);
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['commissionPay', 'transfer']);
  });

  test('a negative statement is collected from the child, in part and never more', async () => {
    const { top, low } = bench;
    await bench.give(top, low, [shareLine({ carry: 'split' })]);
    const periodId = await closedWeek(-10_000n);
    const before = await bench.credit(low.userId);
    const { row, mayPay } = await bench.agency.statement(top, { periodId, userId: low.userId });
    expect([row.total, mayPay]).toEqual(['-30.00', true]);
    expect(await pay(top, low.userId, periodId, '30.01')).toMatchObject({ error: 'paidAlready' });
    expect(await pay(top, low.userId, periodId, '12.50')).toMatchObject({ paid: '-12.50', open: '-17.50' });
    expect(await bench.credit(low.userId)).toBe(before - 1250n);
    const poor = await bench.add(top.userId);
    expect(await pay(top, poor.userId, periodId, '1.00')).toMatchObject({ error: 'statementUnknown' });
    const collected = await bench.agency.commission(top, { periodId });
    expect(collected.rows.find(({ userId }) => userId === low.userId)).toMatchObject({ open: '-17.50' });
  });

  test('only the parent of a closed statement pays it, and only with credit', async () => {
    const { root, top, low, beside, players } = bench;
    await bench.give(top, low, [shareLine()]);
    await bench.give(root, top, [shareLine({ rate: { kind: 'flat', ppm: 1_000_000 } })]);
    const periodId = await closedWeek(10_000n);
    expect(await pay(root, low.userId, periodId, '1.00')).toMatchObject({ error: 'notDirectChild' });
    expect(await pay(low, low.userId, periodId, '1.00')).toMatchObject({ error: 'notDirectChild' });
    for (const stranger of [beside, players.low])
      expect(await code(pay(stranger, low.userId, periodId, '1.00'))).toBe('userUnknown');
    expect(await code(pay(low, top.userId, periodId, '1.00'))).toBe('userUnknown');
    for (const other of [weekNow(), '2026-W60', '1999-01'])
      expect(await pay(top, low.userId, other, '1.00')).toMatchObject({ error: 'statementUnknown' });
    const wallet = await bench.credit(top.userId);
    const away = { requestId: randomUUID(), userId: top.userId, currencyId: rsd, note: '', direction: 'up' as const };
    await bench.agency.transfer(root, {
      ...away,
      amount: `${wallet / 100n}.${String(wallet % 100n).padStart(2, '0')}`,
    });
    expect(await pay(top, low.userId, periodId, '1.00')).toMatchObject({ error: 'insufficientFunds' });
    expect(await pay(root, top.userId, periodId, '100.00')).toMatchObject({ ErrorText: 'ok', open: '0.00' });
    expect(await pay(top, low.userId, periodId, '30.00')).toMatchObject({ ErrorText: 'ok', ownCredit: '70.00' });
    expect(await bench.agency.commission(root, { periodId })).toMatchObject({
      own: null,
      rows: [{ userId: top.userId, total: '100.00', paid: '100.00' }],
      owed: '100.00',
      keeps: '0.00',
    });
    expect(await bench.agency.commission(top, { periodId })).toMatchObject({
      own: { userId: top.userId, total: '100.00', planVersion: 1 },
      owed: '30.00',
      keeps: '70.00',
    });
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  });

  test('nobody reads a period of another branch, and nothing above the caller but the name of the own parent', async () => {
    const { top, low, beside, players } = bench;
    await bench.give(top, low, [shareLine()]);
    const periodId = await closedWeek(10_000n);
    const { agency } = bench;
    for (const userId of [top.userId, beside.userId, players.beside.userId, 'root', randomUUID()]) {
      expect(await code(agency.statement(low, { periodId, userId })), userId).toBe('userUnknown');
      expect(await code(agency.statementRows(low, { periodId, userId }))).toBe('userUnknown');
      expect(await code(agency.commission(low, { periodId, below: userId }))).toBe('userUnknown');
      expect(await code(agency.plan(low, userId))).toBe('userUnknown');
      expect(await code(agency.previewPlan(low, { userId, lines: [] }))).toBe('userUnknown');
    }
    const own = await agency.statement(low, { periodId, userId: low.userId });
    expect(own).toMatchObject({ mayPay: false, row: { total: '30.00' }, credit: { other: '0.00' } });
    const above = await agency.node(top, top.userId);
    expect(own.parent).toBe(above.username);
    expect(JSON.stringify(own)).not.toContain(top.userId);
    expect(await agency.plan(low, low.userId)).toMatchObject({
      mayChange: false,
      giver: null,
      versions: [{ version: 1 }],
    });
    for (const other of ['2026-W10', '2040-01', '2027-W60'])
      expect(await code(agency.statement(top, { periodId: other, userId: low.userId })), other).toBe('periodUnknown');
  });

  test('the credit of a statement goes from its opening to its closing', async () => {
    const { top, low } = bench;
    await bench.give(top, low, [shareLine()]);
    await nextWeek();
    const periodId = weekNow();
    const opening = await bench.credit(low.userId);
    const move = (direction: 'down' | 'up', amount: string, userId = low.userId, actor = top) =>
      bench.agency.transfer(actor, { requestId: randomUUID(), userId, currencyId: rsd, amount, note: '', direction });
    await move('down', '500.00', top.userId, bench.root);
    await bench.clock.jump(hour);
    await move('down', '50.00');
    await move('up', '20.00');
    await move('down', '5.00', bench.players.low.userId, low);
    await nextWeek();
    await bench.clock.jump(hour);
    await move('down', '1.00');
    const { credit } = await bench.agency.statement(top, { periodId, userId: low.userId });
    const text = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
    expect(credit).toEqual({
      opening: text(opening),
      down: '50.00',
      up: '20.00',
      other: '-5.00',
      closing: text(opening + 2500n),
    });
  });

  test('periods are listed from the first figures on, newest first, and closed once their statements are drawn up', async () => {
    const { top, low } = bench;
    expect((await bench.agency.periods()).map(({ cycle, closed }) => `${cycle} ${closed}`).toSorted()).toEqual([
      'month false',
      'week false',
    ]);
    await bench.give(top, low, [shareLine()]);
    const periodId = await closedWeek(100n);
    const listed = await bench.agency.periods();
    v.parse(v.array(CommissionPeriod), listed);
    const weeks = listed.filter(({ cycle }) => cycle === 'week');
    expect(weeks.map(({ id, closed }) => [id, closed])).toEqual([
      [weekNow(), false],
      [periodId, true],
    ]);
    const froms = listed.map(({ from }) => from);
    expect(froms).toEqual(froms.toSorted().toReversed());
  });
});

/** Adds up money by its digits. */
function sumOf(texts: readonly string[]): string {
  const sum = texts.reduce((all, text) => all + BigInt(text.replace('.', '')), 0n);
  return `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
}
