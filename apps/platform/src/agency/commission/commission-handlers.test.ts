import { randomUUID } from 'node:crypto';

import { verify } from '@kvota/commission';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import { figuresLog, users } from '../../database/schema/index.ts';
import { playedFigure } from '../../figures/log-figures.ts';
import { shareLine } from '../../testing/commission-bench.ts';
import { describePlatforms } from '../../testing/describe-platforms.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

const week = 7 * 86_400_000;

describePlatforms('commission over the wire', {}, (platform) => {
  const token = async (name: string) => (await platform().signIn(name)).access_token;
  const call: TestPlatform['call'] = (...args) => platform().call(...args);
  const idOf = async (name: string): Promise<string> => {
    const [user] = await platform().db.select().from(users).where(eq(users.username, name));
    return user?.id ?? expect.fail(`There is no ${name}.`);
  };

  test('a plan is given, its week is closed by the worker, and the statement is verified and paid', async () => {
    const { clock, db } = platform();
    const [agent, player] = [await idOf('agent'), await idOf('player')];
    const [master, own] = [await token('master'), await token('agent')];
    const body = { requestId: randomUUID(), userId: agent, version: 0, lines: [shareLine()] };
    const saved = await call('agencySavePlan', { body }, master);
    expect(saved).toMatchObject({ ErrorText: 'ok', plan: { version: 1 } });
    expect(await call('agencySavePlan', { body }, master)).toEqual(saved);
    expect((await call('agencyPlan', { query: { userId: agent } }, own)).versions).toEqual([saved.plan]);
    await clock.jump(week);
    const periodId =
      (await call('agencyPeriods', { query: {} }, master)).find(({ cycle }) => cycle === 'week')?.id ?? '';
    const what = { product: 'live', sport: 'F', legs: 1, tickets: 1, free: false } as const;
    const played = { at: new Date(clock.now()), userId: player, currency: 'RSD', stake: 10_000n, paid: 2500n, ...what };
    await db.insert(figuresLog).values(playedFigure(played, agent));
    const query = { periodId, userId: agent };
    const soFar = await call('agencyStatement', { query }, own);
    expect(soFar).toMatchObject({ hash: null, mayPay: false, row: { total: '22.50', isEstimate: true } });
    await vi.waitFor(
      async () => {
        await clock.jump(week / 7);
        expect((await call('agencyStatement', { query }, own)).period.closed).toBe(true);
      },
      { timeout: 20_000 },
    );
    const statement = await call('agencyStatement', { query }, master);
    expect(statement).toMatchObject({ parent: 'master', child: 'agent', mayPay: true, row: { open: '22.50' } });
    expect(verify(statement.document)).toEqual({ status: 'equal', total: '22.50' });
    expect(statement.document).toEqual(soFar.document);
    expect(statement.hash).toMatch(/^[0-9a-f]{64}$/);
    const { rows } = await call('agencyStatementRows', { query }, own);
    expect(rows).toMatchObject([{ username: 'player', stake: '100.00', payout: '25.00', product: 'live' }]);
    const listed = await call('agencyCommission', { query: { periodId } }, master);
    expect(listed).toMatchObject({ own: null, owed: '22.50', keeps: '-22.50' });
    const preview = { userId: agent, lines: [shareLine({ rate: { kind: 'flat', ppm: 100_000 } })] };
    const { periods } = await call('agencyPlanPreview', { body: preview }, master);
    expect(periods.find(({ period }) => period.id === periodId)).toMatchObject({ childGets: '7.50' });
    const payment = { requestId: randomUUID(), periodId, userId: agent, currencyId: 941, amount: '22.50' };
    const paid = await call('agencyPay', { body: payment }, master);
    expect(paid).toMatchObject({ ErrorText: 'ok', paid: '22.50', open: '0.00' });
    const asked = await call('agencyRequest', { query: { requestId: payment.requestId } }, master);
    expect(asked).toMatchObject({ state: 'done', answer: { transactionId: paid.transactionId } });
    expect(await platform().ledger.check()).toMatchObject({ ok: true, violations: [] });
  });
});
