import { randomUUID } from 'node:crypto';

import { TicketAnswer } from '@kvota/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { writeSetting } from '../../settings/create-settings-store.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createFiguresBench, type FiguresBench } from '../../testing/figures-bench.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { jurisdictions } from '../jurisdictions.ts';
import { createPlayerLimits } from './create-player-limits.ts';
import type { NamedLimit } from './limit-name.ts';
import type { PlayerLimits } from './player-limits.ts';

const rsd = { currencyId: 941, currency: 'RSD' };
const eur = { currencyId: 978, currency: 'EUR' };
const day = 86_400_000;
interface PaidWith {
  readonly wallet?: typeof rsd;
  readonly stake?: string;
  readonly type?: 'prematch' | 'live';
}
const Played = v.object({ status: v.string(), limit: v.optional(v.unknown()) });

describe.each(sqlDatabases)("stakes and players' own limits on $name", ({ open }) => {
  let database: OpenDatabase;
  let bench: FiguresBench;
  let limits: PlayerLimits;
  beforeAll(async () => {
    database = await open();
    bench = await createFiguresBench(database);
    limits = createPlayerLimits({ ...bench, rules: jurisdictions.reference });
  });
  afterAll(async () => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    await database.close();
  });

  const player = () => bench.add(rootId, { agent: false, credit: 10_000_000n });
  const limit = async ({ userId }: AgencyActor, named: Partial<NamedLimit>, amount: string | null) => {
    const name = { kind: 'stakes', product: 'all', currency: 'RSD', ...named } as const;
    expect(await limits.set(userId, { ...name, amount })).toMatchObject({ ErrorText: 'ok' });
  };
  const used = async ({ userId }: AgencyActor, kind: string, currency: string) =>
    (await limits.list(userId)).result.find((one) => one.kind === kind && one.currency === currency);
  async function pay(
    { userId: id }: AgencyActor,
    { wallet = rsd, stake = '100.00', type = 'prematch' }: PaidWith = {},
  ) {
    const { currency, currencyId: currency_id } = wallet;
    const legs = [paidLeg(randomUUID(), { type })];
    const request = paidTicket(randomUUID(), legs, { wallet: { currency, currency_id }, stake });
    const answer = await bench.tickets.request({ id, username: id, roles: [], blocked: false }, request, request);
    if (!('status' in answer) || answer.status !== 200) throw new Error(JSON.stringify(answer));
    return v.parse(TicketAnswer, JSON.parse(answer.body));
  }
  const play = async (
    { userId }: AgencyActor,
    way: 'open' | 'lost' | 'twice' | 'free' = 'open',
    { stake = 10_000n, currencyId = rsd.currencyId } = {},
  ) => v.parse(Played, JSON.parse(await bench.play(userId, way, stake, 0n, currencyId)));

  test('[OP-87] the highest single stake holds for tickets, for rounds of games with all their bets, and for nothing else', async () => {
    const who = await player();
    await limit(who, { kind: 'singleStake' }, '100.00');
    const reached = { key: 'singleStake', value: '100.00', currency: 'RSD', level: 'player' };
    expect(await pay(who, { stake: '100.01' })).toMatchObject({ error: 'limitReached', limit: reached });
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    expect(await play(who, 'open', { stake: 20_000n })).toMatchObject({ status: 'limitReached', limit: reached });
    expect(await play(who)).toMatchObject({ status: 'ok' });
    const before = await bench.credit(who.userId);
    // The second bet of the round is refused: the first alone is lost.
    expect(await play(who, 'twice')).toMatchObject({ status: 'ok' });
    expect(await bench.credit(who.userId)).toBe(before - 10_000n);
    // The house stakes a free round.
    expect(await play(who, 'free', { stake: 20_000n })).toMatchObject({ status: 'ok' });
    await bench.fund(who.userId, eur, 100_000n);
    // A euro and 70 cents are 199.21 dinars, and one more cent makes 200.39.
    await writeSetting(bench.db, 'rates', '2026-11-21', { RSD: '1', EUR: '117.1823' });
    const other = await player();
    await bench.fund(other.userId, eur, 100_000n);
    await limit(other, { kind: 'singleStake' }, '200.00');
    const above = { ...reached, value: '200.00' };
    expect(await pay(other, { wallet: eur, stake: '1.71' })).toMatchObject({ error: 'limitReached', limit: above });
    expect(await pay(other, { wallet: eur, stake: '1.70' })).toMatchObject({ ErrorText: 'ok' });
    const round = (stake: bigint) => play(other, 'open', { stake, currencyId: eur.currencyId });
    expect(await round(180n)).toMatchObject({ status: 'limitReached', limit: above });
    expect(await round(170n)).toMatchObject({ status: 'ok' });
  });

  test('[OP-87] a product that the player has switched off takes no stake, at once; the others go on', async () => {
    const who = await player();
    await limit(who, { kind: 'off', product: 'live', currency: null }, '0.00');
    await limit(who, { kind: 'off', product: 'casino', currency: null }, '0.00');
    expect(await pay(who, { type: 'live' })).toMatchObject({ limit: { key: 'live', level: 'player' } });
    expect(await play(who)).toMatchObject({ status: 'limitReached', limit: { key: 'casino', level: 'player' } });
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    await limit(who, { kind: 'off', product: 'casino', currency: null }, null);
    expect(await play(who)).toMatchObject({ status: 'limitReached' });
    await bench.clock.jump(day);
    expect(await play(who)).toMatchObject({ status: 'limitReached' });
    const off = { kind: 'off', product: 'casino' } as const;
    expect(await limits.confirm(who.userId, { ...off, decision: 'take' })).toMatchObject({ ErrorText: 'ok' });
    expect(await play(who)).toMatchObject({ status: 'ok' });
  });

  test('[OP-87] the strictest of own limits and those of an agent is in force, and is named', async () => {
    const agent = await bench.add(rootId);
    const who = await bench.add(agent.nodeId, { agent: false, credit: 1_000_000n });
    const byAgent = async (stakeDay: string | null) => {
      const { version } = await bench.agency.limits(agent, { userId: who.userId });
      const change = { userId: who.userId, version, currencyId: 941, limits: { stakeDay }, switches: {} };
      expect(await bench.agency.saveLimits(agent, change)).toMatchObject({ ErrorText: 'ok' });
    };
    await byAgent('200.00');
    await limit(who, { period: 'day' }, '100.00');
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    expect(await pay(who)).toMatchObject({ limit: { key: 'stakeDay', value: '100.00', level: 'player' } });
    await byAgent('50.00');
    expect(await pay(who)).toMatchObject({ limit: { key: 'stakeDay', value: '50.00', level: 'agent' } });
    // The agent sees none of the player's own limits.
    const seen = await bench.agency.limits(agent, { userId: who.userId, currencyId: 941 });
    expect(seen.limits.find(({ key }) => key === 'stakeDay')).toMatchObject({ inForce: '50.00' });
    expect(JSON.stringify(seen)).not.toContain('100.00');
  });

  test('[OP-87] a month ends with the calendar of the zone, and its limit begins again', async () => {
    const who = await player();
    await bench.clock.jump(Date.UTC(2026, 10, 30, 22, 59) - bench.clock.now());
    await limit(who, { period: 'month' }, '100.00');
    expect(await play(who, 'lost')).toMatchObject({ status: 'ok' });
    expect(await pay(who)).toMatchObject({ limit: { key: 'stakeMonth', until: '2026-11-30T23:00:00.000Z' } });
    await bench.clock.jump(60_000);
    expect(await used(who, 'stakes', 'RSD')).toMatchObject({ used: '0.00', until: '2026-12-31T23:00:00.000Z' });
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    expect(await play(who)).toMatchObject({ status: 'limitReached', limit: { key: 'stakeMonth', left: '0.00' } });
    // The week of the first of December began in November.
    await limit(who, { period: 'week' }, '300.00');
    expect((await limits.list(who.userId)).result.map((one) => [one.period, one.used])).toEqual([
      ['week', '200.00'],
      ['month', '100.00'],
    ]);
  });
});
