import { randomUUID } from 'node:crypto';

import { AgencyTicketNews, inboundEvents } from '@kvota/contracts';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';

import { describePlatforms } from '../../testing/describe-platforms.ts';
import { openLegs } from '../../testing/open-legs.ts';
import { paidTicket } from '../../testing/paid-ticket.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

type News = AgencyTicketNews;
type Change = v.InferOutput<typeof inboundEvents.agency_changed.args>[0];

/** A socket with what it received. */
interface Listener {
  readonly socket: Socket;
  readonly news: News[];
  readonly changes: Change[];
}

describePlatforms('news of branches', {}, (platform) => {
  const token = async (name: string) => (await platform().signIn(name)).access_token;
  const call: TestPlatform['call'] = (...args) => platform().call(...args);
  const idOf = async (name: string) => (await call('user', {}, await token(name))).id;

  async function listener(name?: string): Promise<Listener> {
    const socket = io(`${platform().url}/sports`, { transports: ['websocket'], forceNew: true });
    onTestFinished(() => void socket.disconnect());
    await new Promise((resolve) => void socket.once('connect', () => resolve(undefined)));
    const [news, changes]: [News[], Change[]] = [[], []];
    socket.on('agency_tickets', (sent) => void news.push(v.parse(AgencyTicketNews, sent)));
    socket.on('agency_changed', (sent) => void changes.push(v.parse(inboundEvents.agency_changed.args, [sent])[0]));
    if (name !== undefined) {
      const preAuth = await call('preAuth', {}, await token(name));
      await socket.emitWithAck('auth', { token: preAuth.token });
    }
    return { socket, news, changes };
  }
  const follow = async ({ socket }: Listener, on = true): Promise<unknown> => socket.emitWithAck('agency', { on });
  const ok = { ErrorText: 'ok' };

  const pay = async (name: string, stake = '20.00'): Promise<string> => {
    const wallet = { currency: 'RSD', currency_id: 941 };
    const body = paidTicket(randomUUID(), openLegs(platform().offer, ['F'], 1), { stake, wallet });
    expect((await call('ticketRequest', { body }, await token(name))).error ?? 'ok').toBe('ok');
    return body.ticket_id;
  };
  /** Lets what waits be sent, and received: an answer on the same socket comes after it. */
  const deliver = async (...listeners: readonly Listener[]): Promise<void> => {
    await platform().clock.advance(250);
    for (const { socket } of listeners) await socket.emitWithAck('global');
  };

  test('a line goes to every listener above the seller, and to nobody else', async () => {
    const names = ['agent', 'master', 'operator', 'subagent', undefined] as const;
    const [agent, master, operator, subagent, nobody] = await Promise.all(names.map((name) => listener(name)));
    if (!agent || !master || !operator || !subagent || !nobody) throw new Error('no listeners');
    for (const one of [agent, master, operator, subagent]) expect(await follow(one)).toEqual(ok);
    expect(await follow(nobody)).toMatchObject({ error: 'unauthorized' });
    const player = await listener('player');
    expect(await follow(player)).toMatchObject({ error: 'forbidden' });
    const ticketId = await pay('player');
    const other = await pay('player2');
    const all = [agent, master, operator, subagent, nobody, player];
    await deliver(...all);
    await expect.poll(() => operator.news.flatMap(({ lines }) => lines)).toHaveLength(2);
    const seen = all.map(({ news }) => news.flatMap(({ lines }) => lines.map((line) => line.ticketId)));
    expect(seen).toEqual([[ticketId], [ticketId], [ticketId, other], [], [], []]);
    expect(agent.news).toMatchObject([
      {
        seq: 1,
        missed: 0,
        lines: [{ what: 'placed', username: 'player', status: 'accepted', kind: 'single', stake: '20.00' }],
      },
    ]);
    await follow(agent, false);
    await pay('player');
    await deliver(agent, master);
    await expect.poll(() => master.news).toHaveLength(2);
    expect(agent.news).toHaveLength(1);
    expect(master.news[1]?.seq).toBe(2);
  });

  test('beyond 50 lines the newest are sent, and the others are counted', async () => {
    await platform().clock.advance(1000);
    const agent = await listener('agent');
    await follow(agent);
    for (let i = 0; i < 53; i += 1) await pay('player');
    await deliver(agent);
    await expect.poll(() => agent.news).toHaveLength(1);
    expect(agent.news[0]).toMatchObject({ seq: 1, missed: 3 });
    expect(agent.news[0]?.lines).toHaveLength(50);
  });

  test('void requests, transfers and blocks are announced to those above; a void ticket is a line', async () => {
    const [agent, master] = [await listener('agent'), await listener('master')];
    for (const one of [agent, master]) await follow(one);
    const [player, agentId] = [await idOf('player'), await idOf('agent')];
    const ticketId = await pay('player');
    const asking = { requestId: randomUUID(), ticketId, reason: 'a mistake' };
    const { id } = await call('agencyVoidRequest', { body: asking }, await token('agent'));
    const decision = { requestId: randomUUID(), id: id ?? '', approve: true, reason: 'yes' };
    await call('agencyVoidDecision', { body: decision }, await token('master'));
    const money = { currencyId: 941, amount: '1.00' };
    await call(
      'agencyAddCredit',
      { body: { requestId: randomUUID(), userId: player, ...money } },
      await token('agent'),
    );
    await call('agencyBlockUser', { body: { userId: player, scope: 'self' } }, await token('agent'));
    await call('agencyUnblockUser', { body: { userId: player } }, await token('agent'));
    await deliver(agent, master);
    await expect.poll(() => master.news.flatMap(({ lines }) => lines)).toHaveLength(2);
    expect(master.news[0]?.lines.map(({ what }) => what)).toEqual(['placed', 'voided']);
    expect(master.news[0]?.lines[1]).toMatchObject({ status: 'void', payout: '20.00' });
    const wanted = [
      { what: 'voidRequest', node: agentId },
      { what: 'balance', node: agentId },
      { what: 'balance', node: player },
      { what: 'block', node: player },
    ];
    for (const { changes } of [agent, master]) await expect.poll(() => changes).toEqual(wanted);
  });

  test('a socket leaves when its user is blocked, loses the role, or signs in as another one', async () => {
    const [agent, master] = [await listener('agent'), await listener('master')];
    for (const one of [agent, master]) await follow(one);
    const agentId = await idOf('agent');
    await call('agencyBlockUser', { body: { userId: agentId, scope: 'self' } }, await token('master'));
    await pay('player');
    await deliver(agent, master);
    await expect.poll(() => master.news).toHaveLength(1);
    expect([agent.news, agent.changes]).toEqual([[], []]);
    expect(await follow(agent)).toMatchObject({ error: 'forbidden' });
    await call('agencyUnblockUser', { body: { userId: agentId } }, await token('master'));
    expect(await follow(agent)).toEqual(ok);

    await call('setRoles', { body: { username: 'agent', roles: [] } }, await token('operator'));
    await pay('player');
    await deliver(agent, master);
    await expect.poll(() => master.news).toHaveLength(2);
    expect(agent.news).toEqual([]);
    expect(await follow(agent)).toMatchObject({ error: 'forbidden' });
    await call('setRoles', { body: { username: 'agent', roles: ['AGENT'] } }, await token('operator'));

    const preAuth = await call('preAuth', {}, await token('player2'));
    await master.socket.emitWithAck('auth', { token: preAuth.token });
    const operator = await listener('operator');
    await follow(operator);
    await pay('player');
    await deliver(operator, master);
    await expect.poll(() => operator.news).toHaveLength(1);
    expect(master.news).toHaveLength(2);
  });

  test('a malformed message joins nothing', async () => {
    const master = await listener('master');
    for (const sent of [undefined, {}, { on: 'yes' }, { on: 1 }, [], 'x'])
      expect(await master.socket.emitWithAck('agency', sent)).toMatchObject({ error: 'invalidInput' });
    const operator = await listener('operator');
    await follow(operator);
    await pay('player');
    await deliver(operator, master);
    await expect.poll(() => operator.news).toHaveLength(1);
    expect(master.news).toEqual([]);
  });
});
