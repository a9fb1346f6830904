import { randomUUID } from 'node:crypto';

import { minorToMoney, signInLevels, TransferOutcome } from '@kvota/contracts';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { accounts, agencyAudit, agencyTransfers } from '../../database/schema/index.ts';
import { writeSetting } from '../../settings/create-settings-store.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { sized } from '../../testing/large-runs.ts';
import type { ActAnswer, AgencyActor } from '../agency.ts';
import { rootId } from '../tree.ts';

const rsd = 941;

type Step = 'lend' | 'give' | 'takeBack' | 'take' | 'repay' | 'line';
const randomStep = fc.record({
  act: fc.constantFrom<Step>('lend', 'lend', 'give', 'takeBack', 'take', 'repay', 'line'),
  child: fc.nat(1),
  amount: fc.bigInt({ min: 1n, max: 4000n }),
});

describe.each(sqlDatabases)('credit lines on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await writeSetting(bench.db, 'agency', 'credit', 'agents');
    await writeSetting(bench.db, 'agency', 'stepUp', null);
  });

  type Answered = Record<string, unknown> & { error?: string };
  const read = async (act: Promise<ActAnswer>): Promise<Answered> => {
    const answer = await act;
    return answer.kind === 'answer' ? (JSON.parse(answer.body) as Answered) : { error: 'requestIdUsed' };
  };
  const bodyOf = ({ userId }: AgencyActor, amount: bigint) => ({
    requestId: randomUUID(),
    userId,
    currencyId: rsd,
    amount: minorToMoney(amount),
    note: '',
  });
  const act = {
    lend: (by: AgencyActor, to: AgencyActor, amount: bigint) =>
      read(bench.agency.transfer(by, { ...bodyOf(to, amount), direction: 'down', basis: 'credit' })),
    give: (by: AgencyActor, to: AgencyActor, amount: bigint) =>
      read(bench.agency.transfer(by, { ...bodyOf(to, amount), direction: 'down' })),
    takeBack: (by: AgencyActor, to: AgencyActor, amount: bigint) =>
      read(bench.agency.transfer(by, { ...bodyOf(to, amount), direction: 'up', basis: 'repay' })),
    take: (by: AgencyActor, to: AgencyActor, amount: bigint) =>
      read(bench.agency.transfer(by, { ...bodyOf(to, amount), direction: 'up' })),
    repay: (by: AgencyActor, to: AgencyActor, amount: bigint) => read(bench.agency.repay(by, bodyOf(to, amount))),
    line: (by: AgencyActor, to: AgencyActor, limit: bigint, lowFloat?: bigint | null) =>
      read(
        bench.agency.saveLine(by, {
          requestId: randomUUID(),
          userId: to.userId,
          currencyId: rsd,
          limit: minorToMoney(limit),
          ...(lowFloat !== undefined && { lowFloat: lowFloat === null ? null : minorToMoney(lowFloat) }),
        }),
      ),
  };
  const linesOf = async (by: AgencyActor, { userId }: AgencyActor) => (await bench.agency.node(by, userId)).lines;
  const sound = async (): Promise<void> => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  };
  const ok = { ErrorText: 'ok' };
  const codesOf = (answers: readonly Answered[]) => ({
    booked: answers.filter(({ ErrorText }) => ErrorText === 'ok').length,
    refused: answers.filter(({ error }) => error === 'creditLine').length,
  });

  test('[CALL-45] [CALL-46] credit, repayments and lines in any order are those of a count by hand', async () => {
    const property = fc.asyncProperty(fc.array(randomStep, { minLength: 15, maxLength: 30 }), async (steps) => {
      const parent = await bench.add(rootId, { credit: 12_000n });
      const children = [await bench.add(parent.userId), await bench.add(parent.userId)] as const;
      let float = 12_000n;
      const known = children.map(() => ({ credit: 0n, debt: 0n, limit: 0n }));
      for (const { act: kind, child: at, amount } of steps) {
        const [child, has] = [children[at] ?? children[0], known[at]];
        if (has === undefined) continue;
        const answer = await act[kind](parent, child, amount);
        const { credit, debt, limit } = has;
        const faults: Record<Step, string | undefined> = {
          lend: amount > float ? 'insufficientFunds' : debt + amount > limit ? 'creditLine' : undefined,
          give: amount > float ? 'insufficientFunds' : undefined,
          takeBack: amount > credit ? 'insufficientFunds' : amount > debt ? 'aboveDebt' : undefined,
          take: amount > credit ? 'insufficientFunds' : undefined,
          repay: amount > debt ? 'aboveDebt' : undefined,
          line: undefined,
        };
        expect(answer.error, kind).toBe(faults[kind]);
        if (answer.error !== undefined) {
          if (answer.error !== 'insufficientFunds')
            expect(answer['lineUse']).toEqual({
              limit: minorToMoney(limit),
              used: minorToMoney(debt),
              left: minorToMoney(debt < limit ? limit - debt : 0n),
            });
          continue;
        }
        if (kind === 'line') has.limit = amount;
        if (kind === 'lend' || kind === 'give') [has.credit, float] = [credit + amount, float - amount];
        if (kind === 'takeBack' || kind === 'take') [has.credit, float] = [credit - amount, float + amount];
        if (kind === 'lend') has.debt += amount;
        if (kind === 'takeBack' || kind === 'repay') has.debt -= amount;
        if (kind === 'lend' || kind === 'takeBack' || kind === 'repay')
          expect(answer).toMatchObject({ debt: minorToMoney(has.debt), newCredit: minorToMoney(has.credit) });
      }
      expect(await bench.credit(parent.userId)).toBe(float);
      for (const [at, child] of children.entries()) {
        const { credit = 0n, debt = 0n, limit = 0n } = known[at] ?? {};
        expect(await bench.credit(child.userId)).toBe(credit);
        const left = minorToMoney(debt < limit ? limit - debt : 0n);
        const shown = { limit: minorToMoney(limit), debt: minorToMoney(debt), left };
        if (limit > 0n) expect(await linesOf(parent, child)).toMatchObject([shown]);
      }
      await sound();
    });
    await fc.assert(property, { numRuns: sized(2, 80), endOnFailure: true });
  });

  test('of forty credits at once beyond the line exactly those are booked that fit, whatever the line becomes meanwhile', async () => {
    const parent = await bench.add(rootId, { credit: 100_000n });
    const child = await bench.add(parent.userId);
    await act.line(parent, child, 10_500n);
    const credits = (length: number) => Array.from({ length }, () => act.lend(parent, child, 1000n));
    expect(codesOf(await Promise.all(credits(40)))).toEqual({ booked: 10, refused: 30 });
    expect(await linesOf(parent, child)).toMatchObject([{ debt: '100.00', left: '5.00' }]);
    await Promise.all([...credits(5), act.line(parent, child, 14_500n), act.repay(parent, child, 500n), ...credits(5)]);
    await Promise.all(credits(5));
    expect(await linesOf(parent, child)).toMatchObject([{ limit: '145.00', debt: '145.00', left: '0.00' }]);
    await act.repay(parent, child, 10_000n);
    const lowered = await Promise.all([...credits(5), act.line(parent, child, 100n), ...credits(5)]);
    expect(lowered[5]).toMatchObject(ok);
    expect(codesOf(await Promise.all(credits(5)))).toEqual({ booked: 0, refused: 5 });
    await sound();
  });

  test('repayments of one debt at once, with and without credit, repay it once', async () => {
    const parent = await bench.add(rootId, { credit: 10_000n });
    const child = await bench.add(parent.userId);
    await act.line(parent, child, 10_000n);
    await act.lend(parent, child, 5000n);
    const acts = Array.from({ length: 20 }, (_, i) => act[i % 2 === 0 ? 'repay' : 'takeBack'](parent, child, 1000n));
    const answers = await Promise.all(acts);
    expect(answers.filter(({ ErrorText }) => ErrorText === 'ok')).toHaveLength(5);
    expect(await linesOf(parent, child)).toMatchObject([{ debt: '0.00', left: '100.00' }]);
    await sound();
  });

  test('[SEC-10] one request many times at once is booked once with the same bytes; another basis or amount is refused', async () => {
    const parent = await bench.add(rootId, { credit: 10_000n });
    const child = await bench.add(parent.userId);
    const line = { requestId: randomUUID(), userId: child.userId, currencyId: rsd, limit: '100.00' };
    const lines = await Promise.all(Array.from({ length: 10 }, () => bench.agency.saveLine(parent, line)));
    expect(new Set(lines.map((answer) => JSON.stringify(answer))).size).toBe(1);
    // A client that has lost the answer asks for it by the same call as for transfers.
    const stored = await bench.agency.request(parent.userId, line.requestId);
    expect(v.parse(TransferOutcome, JSON.parse(stored ?? ''))).toEqual({ ErrorText: 'ok' });
    for (const other of [{ limit: '100.01' }, { lowFloat: null }, { lowFloat: '1.00' }])
      expect(await bench.agency.saveLine(parent, { ...line, ...other })).toEqual({ kind: 'idUsed' });
    const lent = { ...bodyOf(child, 700n), direction: 'down', basis: 'credit' } as const;
    const all = await Promise.all(Array.from({ length: 30 }, () => bench.agency.transfer(parent, lent)));
    expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await bench.agency.transfer(parent, { ...lent, basis: 'cash' })).toEqual({ kind: 'idUsed' });
    expect(await bench.agency.transfer(parent, { ...lent, amount: '7.01' })).toEqual({ kind: 'idUsed' });
    const repaid = bodyOf(child, 200n);
    const repeats = await Promise.all(Array.from({ length: 30 }, () => bench.agency.repay(parent, repaid)));
    expect(new Set(repeats.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await bench.agency.repay(parent, { ...repaid, note: 'x' })).toEqual({ kind: 'idUsed' });
    expect(await linesOf(parent, child)).toMatchObject([{ debt: '5.00' }]);
    expect(await bench.credit(child.userId)).toBe(700n);
    await sound();
  });

  test('only the direct parent sets a line, lends and is repaid; others are refused, or get no answer about the user', async () => {
    const top = await bench.add(rootId, { credit: 10_000n });
    const child = await bench.add(top.userId);
    const low = await bench.add(child.userId);
    const beside = await bench.add(rootId, { credit: 10_000n });
    await act.line(child, low, 1000n);
    for (const [by, to] of [
      [top, low],
      [bench.root, child],
      [child, child],
    ] as const)
      for (const kind of ['line', 'lend', 'takeBack', 'repay'] as const)
        expect(await act[kind](by, to, 1n), kind).toMatchObject({ error: 'notDirectChild' });
    for (const by of [beside, low])
      for (const kind of ['line', 'lend', 'takeBack', 'repay'] as const)
        await expect(act[kind](by, child, 1n)).rejects.toThrow(/no such user/);
    // Everybody above reads it, and so does the user.
    const limits = [{ limit: '10.00', debt: '0.00', left: '10.00', lowFloat: null }];
    for (const by of [top, child, low]) expect(await linesOf(by, low)).toMatchObject(limits);
  });

  test('nobody is lent to while credit is off, and only agents by default; debts are repaid all the same', async () => {
    const parent = await bench.add(rootId, { credit: 10_000n });
    const child = await bench.add(parent.userId);
    const player = await bench.add(parent.userId, { agent: false });
    expect(await act.line(parent, player, 1000n)).toMatchObject({ error: 'creditOff' });
    expect(await act.lend(parent, player, 1n)).toMatchObject({ error: 'creditOff' });
    await writeSetting(bench.db, 'agency', 'credit', 'all');
    for (const user of [child, player]) {
      expect(await act.line(parent, user, 1000n)).toMatchObject(ok);
      expect(await act.lend(parent, user, 400n)).toMatchObject({ debt: '4.00', ownCredit: expect.any(String) });
    }
    for (const credit of ['off', 'nonsense']) {
      await writeSetting(bench.db, 'agency', 'credit', credit);
      expect(await act.lend(parent, child, 1n)).toMatchObject({ error: 'creditOff' });
      expect(await act.line(parent, child, 2000n)).toMatchObject({ error: 'creditOff' });
      expect(await linesOf(parent, child)).toMatchObject([{ limit: '10.00', left: '0.00' }]);
      expect(await act.repay(parent, player, 100n)).toMatchObject(ok);
      expect(await act.takeBack(parent, child, 100n)).toMatchObject(ok);
    }
    expect(await act.line(parent, child, 0n)).toMatchObject(ok);
    expect((await bench.agency.connection({ ...parent, isAgent: true })).lending).toBe('off');
    await sound();
  });

  test('[OP-51] nothing is lent to a blocked child, which still repays; a blocked parent does neither', async () => {
    const parent = await bench.add(rootId, { credit: 10_000n });
    const child = await bench.add(parent.userId);
    await act.line(parent, child, 1000n);
    await act.lend(parent, child, 500n);
    await bench.agency.block(parent, { userId: child.userId, scope: 'self' });
    expect(await act.lend(parent, child, 1n)).toMatchObject({ error: 'userBlocked' });
    expect(await act.repay(parent, child, 100n)).toMatchObject({ debt: '4.00', newCredit: '5.00' });
    expect(await act.takeBack(parent, child, 100n)).toMatchObject({ debt: '3.00', newCredit: '4.00' });
    await bench.agency.block(bench.root, { userId: parent.userId, scope: 'self' });
    for (const kind of ['line', 'takeBack', 'repay'] as const)
      await expect(act[kind](parent, child, 1n)).rejects.toThrow(/blocked/);
  });

  test('the operator lends from cash; no wallet and bonus money are refused', async () => {
    const child = await bench.add(rootId);
    await act.line(bench.root, child, 1000n);
    expect(await act.lend(bench.root, child, 1000n)).toMatchObject({ newCredit: '10.00', debt: '10.00' });
    expect(await act.lend(bench.root, child, 1n)).toMatchObject({ error: 'creditLine' });
    for (const currencyId of [978, 1000, 2 ** 31 - 1]) {
      const line = { requestId: randomUUID(), userId: child.userId, currencyId, limit: '1.00' };
      expect(await read(bench.agency.saveLine(bench.root, line))).toMatchObject({ error: 'noWallet' });
      const body = { ...bodyOf(child, 1n), currencyId };
      expect(await read(bench.agency.repay(bench.root, body))).toMatchObject({ error: 'noWallet' });
    }
    await sound();
  });

  test('[SEC-23] a line always needs a step-up, and repayments count as transfers do', async () => {
    const now = Date.UTC(2026, 10, 21, 12);
    const own = await createAgencyBench(database, { signInNow: () => now });
    const parent = await own.add(rootId, { credit: 10_000n });
    const child = await own.add(parent.userId);
    await writeSetting(own.db, 'agency', 'stepUp', { marks: [{ currency: 'RSD', limit: '10.00' }] });
    const signedIn = (secondsAgo: number): AgencyActor => ({
      ...parent,
      signIn: { at: now - secondsAgo * 1000, level: signInLevels.password },
    });
    const line = { requestId: randomUUID(), userId: child.userId, currencyId: rsd, limit: '50.00' };
    await expect(own.agency.saveLine(signedIn(301), line)).rejects.toThrow();
    expect(await read(own.agency.saveLine(signedIn(0), line))).toMatchObject(ok);
    const lent = { ...bodyOf(child, 2000n), direction: 'down', basis: 'credit' } as const;
    await expect(own.agency.transfer(signedIn(301), lent)).rejects.toThrow();
    expect(await read(own.agency.transfer(signedIn(0), lent))).toMatchObject({ debt: '20.00' });
    await expect(own.agency.repay(signedIn(301), bodyOf(child, 1000n))).rejects.toThrow();
    expect(await read(own.agency.repay(signedIn(301), bodyOf(child, 999n)))).toMatchObject({ debt: '10.01' });
  });

  test('[AFF-10] lines, debts and marks are in the audit, the transfers, the statement and the office', async () => {
    const parent = await bench.add(rootId, { credit: 10_000n });
    const child = await bench.add(parent.userId, { name: `low-${randomUUID()}` });
    const player = await bench.add(parent.userId, { agent: false });
    expect(await act.line(parent, player, 0n, 100n)).toMatchObject({ error: 'marksOfAgents' });
    expect(await act.line(parent, child, 1000n, 600n)).toMatchObject({
      line: { currency: 'RSD', currencyId: rsd, limit: '10.00', debt: '0.00', left: '10.00', lowFloat: '6.00' },
    });
    await act.line(parent, child, 2000n);
    await act.lend(parent, child, 599n);
    await act.repay(parent, child, 99n);
    const office = () => bench.agency.office(parent, {});
    const { userId } = child;
    const username = (await bench.agency.node(parent, userId)).username;
    expect((await office()).lowFloats).toEqual([{ userId, username, credit: '5.99', mark: '6.00' }]);
    await act.give(parent, child, 1n);
    expect((await office()).lowFloats).toEqual([]);
    await act.line(parent, child, 2000n, null);
    const { result, totals } = await bench.agency.transfers(parent, { page: 1, pageSize: 25 });
    expect(result.map(({ direction, basis }) => `${direction} ${basis}`).toSorted()).toEqual([
      'down cash',
      'down credit',
      'repaid repay',
    ]);
    expect(totals).toMatchObject([{ down: '6.00', up: '0.00', net: '6.00' }]);
    const acts = await bench.db.select().from(agencyAudit).where(eq(agencyAudit.subject, userId));
    const seen = acts.map(({ act: name, before, after }) => [name, before, after]);
    expect(seen).toContainEqual([
      'line',
      { limit: '10.00', lowFloat: '6.00', currency: 'RSD' },
      { limit: '20.00', lowFloat: '6.00', currency: 'RSD' },
    ]);
    expect(seen).toContainEqual([
      'repay',
      { credit: '5.99', debt: '5.99' },
      { credit: '5.99', debt: '5.00', basis: 'repay', currency: 'RSD' },
    ]);
    const statement = await bench.agency.statement(parent, { periodId: '2026-11', userId });
    expect(statement.debt).toEqual({ opening: '0.00', lent: '5.99', repaid: '0.99', closing: '5.00' });
    expect(statement.credit).toMatchObject({ opening: '0.00', down: '6.00', closing: '6.00' });
    await sound();
  });

  test('[CALL-40] a player who owes money to the operator joins no agent until it is repaid', async () => {
    await writeSetting(bench.db, 'agency', 'credit', 'all');
    const [agent, player] = [await bench.add(rootId), await bench.add(rootId, { agent: false })];
    await act.line(bench.root, player, 1000n);
    await act.lend(bench.root, player, 300n);
    const join = () => bench.agency.connect(player.userId, { userId: agent.userId });
    expect(await join()).toMatchObject({ error: 'debtOpen' });
    await act.repay(bench.root, player, 300n);
    expect(await join()).toMatchObject(ok);
    // The line was one of the operator.
    expect(await linesOf(agent, player)).toEqual([]);
    expect(await act.lend(agent, player, 1n)).toMatchObject({ error: 'insufficientFunds' });
  });

  test('the check of the ledger finds a pair that does not cancel, a debt without its transfer, and one above its line', async () => {
    const parent = await bench.add(rootId, { credit: 10_000n });
    const child = await bench.add(parent.userId);
    await act.line(parent, child, 1000n);
    const { transactionId } = await act.lend(parent, child, 1000n);
    const isIt = eq(agencyTransfers.id, String(transactionId));
    // Triggers refuse it to everybody else.
    const rewrite = (values: object) =>
      bench.db.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL session_replication_role = replica`);
        await tx.update(agencyTransfers).set(values).where(isIt);
      });
    await rewrite({ creditLimit: 999n });
    expect((await bench.ledger.check()).violations).toEqual([
      `transfer ${String(transactionId)} raised the debt to 1000, above the line of 999`,
    ]);
    await rewrite({ creditLimit: 1000n, basis: 'cash' });
    expect((await bench.ledger.check()).violations).toEqual([
      `transfer ${String(transactionId)} with the basis cash booked a debt of 1000`,
    ]);
    await rewrite({ basis: 'credit' });
    const lent = eq(accounts.id, `lent:${child.userId}:RSD`);
    await bench.db.update(accounts).set({ balance: 900n }).where(lent);
    expect((await bench.ledger.check()).violations).toContain(`debt debt:${child.userId}:RSD is 1000, lent is 900`);
    await bench.db.update(accounts).set({ balance: 1000n }).where(lent);
    await sound();
  });
});
