import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { createLocalBus } from './bus/local-bus.ts';
import { leases } from './database/schema/index.ts';
import { demoPassword } from './demo/demo-data.ts';
import type { ClientId } from './identity/tokens/clients.ts';
import { silentLogger } from './kernel/log/logger.ts';
import type { Platform } from './platform.ts';
import { freePort } from '../chaos/nodes/free-port.ts';
import { busKinds } from './testing/buses.ts';
import { sqlDatabases } from './testing/databases.ts';
import { openLegs } from './testing/open-legs.ts';
import { paidTicket } from './testing/paid-ticket.ts';
import { postToken, signIn } from './testing/sign-in.ts';
import { startTestNodes, type TestNodes } from './testing/test-nodes.ts';

// The last kind is the one of several machines, if a server answers.
const [database, bus] = [sqlDatabases.at(-1)!, busKinds.at(-1)!];
/** Waits for a change to be on all nodes. It takes milliseconds, unless the machine of the tests is busy. */
const within = { timeout: 10_000, interval: 20 };

describe(`two nodes on ${database.name}, connected ${bus.name}`, { timeout: 60_000 }, () => {
  let world: TestNodes;
  let one: Platform;
  let two: Platform;
  const tokens = new Map<string, string>();
  const sockets: Socket[] = [];
  const logged: string[] = [];

  beforeAll(async () => {
    const logger = { ...silentLogger, info: (text: string) => void logged.push(text) };
    world = await startTestNodes(2, database.open, bus, { logger });
    [one, two] = world.nodes as [Platform, Platform];
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
  afterAll(() => world.close());

  const tokenOf = async (username: string, clientId: ClientId = 'kvota-site'): Promise<string> => {
    const known = tokens.get(username);
    if (known !== undefined) return known;
    const target = { issuer: `${world.url}/oidc`, clientId, redirectUri: `${world.origin}/callback` };
    const { access_token } = await signIn(target, { username, password: demoPassword });
    tokens.set(username, access_token);
    return access_token;
  };
  const operate = async (node: Platform, name: Parameters<TestNodes['call']>[1], body: unknown): Promise<void> => {
    expect(await world.call(node, name, body, await tokenOf('operator'))).toMatchObject({ ErrorText: 'ok' });
  };
  const connect = async (node: Platform, channel: 'sports' | 'feedout'): Promise<Socket> => {
    const socket = io(`http://127.0.0.1:${node.port}/${channel}`, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    await new Promise<void>((done) => void socket.once('connect', () => done()));
    return socket;
  };
  const event = (socket: Socket, name: string): Promise<unknown[]> =>
    new Promise((done) => void socket.once(name, (...args: unknown[]) => done(args)));
  /** Counts the nodes whose metrics have a line. */
  const metrics = async (line: string): Promise<number> => {
    const answers = await Promise.all(world.nodes.map(({ port }) => fetch(`http://127.0.0.1:${port}/metrics`)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return texts.filter((text) => text.split('\n').includes(line)).length;
  };
  const driving = (): Platform[] =>
    world.nodes.filter(({ offer, clock }) => offer.producer.clock.now() >= clock.now() && !offer.producer.isSilent());

  test('sign-in completes although each request goes to another node, and tokens name the public address', async () => {
    const token = await tokenOf('player');
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ iss: `${world.url}/oidc` });
    const names = await Promise.all(world.nodes.map((node) => world.call(node, 'user', {}, token)));
    expect(names.map(({ status }) => status)).toEqual([200, 200]);
    expect(names[0]).toEqual(names[1]);
  });

  test('one node drives the feed, and the other reads it as of the last tick', async () => {
    await expect.poll(() => driving().length, within).toBe(1);
    await expect.poll(() => two.offer.producer.isSilent() || one.offer.producer.isSilent(), within).toBe(false);
    await expect.poll(() => metrics('kvota_drives_feed 1'), within).toBe(1);
    await expect.poll(() => metrics('kvota_bus_connected 1'), within).toBe(2);
  });

  test('a node with another public address or another Redis is refused, and the others go on', async () => {
    await expect(world.startLater({ publicUrl: 'https://other.example' })).rejects.toThrow(/^KVOTA_PUBLIC_URL: /);
    const openBus = async () => ({ ...createLocalBus('elsewhere'), isShared: true });
    await expect(world.startLater({ openBus })).rejects.toThrow(/^REDIS_URL: another node drives the feed/);
    const player = await tokenOf('player');
    const answers = await Promise.all(world.nodes.map((node) => world.call(node, 'user', {}, player)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('[FAULT-10] a node takes requests only once it has news of the feed, or after 5 s without', async () => {
    const [lease] = await one.db.select().from(leases).where(eq(leases.name, 'feed'));
    const others = () => [{ node: lease?.holder ?? '', settings: undefined }];
    const openBus = async () => ({ ...createLocalBus('deaf'), isShared: true, others });
    const port = await freePort();
    const starting = world.startLater({ openBus, ports: { http: port } });
    const state = { started: false };
    void starting.finally(() => (state.started = true));
    const statuses = new Set<number>();
    while (!state.started) {
      const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
      if (answer && !state.started) statuses.add(answer.status);
      await setImmediate();
    }
    const node = await starting;
    onTestFinished(() => node.close());
    expect([...statuses, (await fetch(`http://127.0.0.1:${port}/ready`)).status]).toEqual([503, 200]);
  });

  test('[NET-12] a table that a client of each node joined has the same prices', async () => {
    const look = (): Promise<{ run: string; matches: { eventId: string }[] }[]> =>
      Promise.all(
        world.nodes.map(async (node) => {
          const socket = await connect(node, 'feedout');
          const first = event(socket, 'initial_data');
          expect(await socket.emitWithAck('live', { sport: 'F' })).toEqual({ ErrorText: 'ok' });
          const [snapshot] = await first;
          return snapshot as { run: string; matches: { eventId: string }[] };
        }),
      );
    // On a busy machine, the other node may begin to drive between two looks.
    await expect
      .poll(async () => {
        const [first, second] = await look();
        const ids = [first, second].map((snapshot) => snapshot?.matches.map(({ eventId }) => eventId).join());
        return first?.run === second?.run && ids[0] === ids[1] && ids[0] !== '';
      }, within)
      .toBe(true);
  });

  test('what an operator does on one node reaches the other', async () => {
    const [leg] = openLegs(one.offer, ['F'], 1);
    if (!leg) throw new Error('The offer is empty.');
    const { eventId, marketCode, selectionCode } = leg;
    const ref = { eventId, marketCode, selectionCode };
    await operate(one, 'moveOdds', { ...ref, odds: '7.77' });
    await expect.poll(() => two.offer.price(ref).odds, within).toBe(7770);
    await operate(two, 'suspendMarket', { eventId, suspended: true });
    await expect.poll(() => one.offer.price(ref).status, within).toBe('suspended');
    await operate(one, 'suspendMarket', { eventId, suspended: false });
    await operate(two, 'moveOdds', { ...ref, odds: null });
    await expect.poll(() => one.offer.price(ref).status, within).toBe('open');

    await operate(one, 'setFeed', { running: false });
    // Each reads it as of the stop, once it has had news until then.
    await expect.poll(() => two.offer.producer.receivedAt() - one.offer.producer.receivedAt(), within).toBe(0);
    await operate(two, 'setFeed', { running: true });

    const player = await tokenOf('player');
    await operate(one, 'setFault', { call: 'user', fault: { kind: 'fail', status: 503 }, username: 'player' });
    await expect.poll(async () => (await world.call(two, 'user', {}, player))['status'], within).toBe(503);
    await operate(two, 'setFault', { call: 'user', fault: null, username: 'player' });
    await expect.poll(async () => (await world.call(one, 'user', {}, player))['status'], within).toBe(200);

    const before = two.settings.revision();
    await operate(one, 'setSetting', { group: 'status', key: 'disableLiveBettingPage', value: true });
    await expect.poll(async () => (await two.settings.switchedOff()).live, within).toBe(true);
    await expect.poll(() => two.settings.revision(), within).toBeGreaterThan(before);
    await operate(two, 'setSetting', { group: 'status', key: 'disableLiveBettingPage', value: false });
  });

  test.skipIf(bus.name !== 'Redis')(
    '[FAULT-25] while Redis is away, what an operator does on one node reaches the other, which settles by it',
    async () => {
      const [leg] = openLegs(one.offer, ['F'], 1);
      if (!leg) throw new Error('The offer is empty.');
      const { eventId, marketCode, selectionCode } = leg;
      const ref = { eventId, marketCode, selectionCode };
      await world.loseConnections();
      onTestFinished(() => world.restore());
      await operate(one, 'moveOdds', { ...ref, odds: '7.77' });
      await expect.poll(() => two.offer.price(ref).odds, within).toBe(7770);
      await operate(two, 'moveOdds', { ...ref, odds: null });
      await expect.poll(() => one.offer.price(ref).odds, within).not.toBe(7770);
      await operate(two, 'endMatch', { eventId, score: [4, 1] });
      await expect.poll(() => one.offer.result(ref)?.score, within).toBe('4:1');
      world.restore();
      await expect.poll(() => metrics('kvota_bus_connected 1'), within).toBe(2);
    },
  );

  test('a node that starts later knows the faults and the stopped feed that were set before, and follows their end', async () => {
    const player = await tokenOf('player');
    await operate(one, 'setFeed', { running: false });
    await operate(two, 'setFault', { call: 'user', fault: { kind: 'fail', status: 503 } });
    await operate(one, 'setFault', { call: 'ping', fault: { kind: 'fail', status: 503 } });
    await operate(two, 'setFault', { call: 'ping', fault: null });
    const later = await world.startLater();
    onTestFinished(() => later.close());
    const status = async (name: 'user' | 'ping'): Promise<unknown> =>
      (await world.call(later, name, {}, player))['status'];
    expect([await status('user'), await status('ping')]).toEqual([503, 200]);
    expect(later.offer.producer.receivedAt()).toBe(one.offer.producer.receivedAt());

    await operate(one, 'setFault', { call: 'user', fault: null });
    await operate(later, 'setFeed', { running: true });
    await expect.poll(() => status('user'), within).toBe(200);
    const stopped = one.offer.producer.receivedAt();
    for (const node of [one, two, later])
      await expect.poll(() => node.offer.producer.receivedAt(), within).toBeGreaterThan(stopped);
  });

  test('dropped sockets are counted over all nodes', async () => {
    const sockets = [await connect(one, 'sports'), await connect(two, 'sports'), await connect(two, 'sports')];
    const { token } = await world.call(one, 'preAuth', {}, await tokenOf('player'));
    for (const socket of sockets) expect(await socket.emitWithAck('auth', { token })).toEqual({ ErrorText: 'ok' });
    const cut = sockets.map((socket) => event(socket, 'disconnect'));
    const answer = await world.call(one, 'dropSockets', { username: 'player' }, await tokenOf('operator'));
    expect(answer).toMatchObject({ ErrorText: 'ok', dropped: 3 });
    await Promise.all(cut);
  });

  test('[NET-11, NET-16] events reach the sockets of all nodes, and a user is cut off on all', async () => {
    const [here, there] = [await connect(one, 'sports'), await connect(two, 'sports')];
    for (const socket of [here, there]) await socket.emitWithAck('global');
    const { token } = await world.call(one, 'preAuth', {}, await tokenOf('player'));
    expect(await there.emitWithAck('auth', { token })).toEqual({ ErrorText: 'ok' });
    const reloads = [event(here, 'reload_page'), event(there, 'reload_page')];
    await operate(one, 'reloadPage', {});
    await Promise.all(reloads);
    const settings = [event(here, 'reload_settings'), event(there, 'reload_settings')];
    await operate(two, 'setSetting', { group: 'general', key: 'nodesTest', value: 1 });
    await Promise.all(settings);
    const cut = event(there, 'disconnect');
    await operate(one, 'dropSockets', { username: 'player' });
    await cut;
    expect(here.connected).toBe(true);
  });

  test('[FAULT-01] a ticket that is sent to both nodes at once is placed once, with the same answer', async () => {
    const token = await tokenOf('player');
    const legs = openLegs(two.offer, ['F'], 2);
    const wallet = { currency: 'RSD', currency_id: 941 };
    const bodies = Array.from({ length: 10 }, () => paidTicket(randomUUID(), legs, { wallet, autoOddsChange: true }));
    const answers = await Promise.all(
      bodies.map((body) => Promise.all(world.nodes.map((node) => world.call(node, 'ticketRequest', body, token)))),
    );
    for (const [first, second] of answers) {
      expect(first?.['ErrorText'], JSON.stringify(first)).toBe('ok');
      expect(second).toEqual(first);
    }
    expect(await one.ledger.check()).toMatchObject({ ok: true, violations: [] });
  });

  test('sessions that are ended on one node are over on the other', async () => {
    const target = { issuer: `${world.url}/oidc`, clientId: 'kvota-site', redirectUri: `${world.origin}/callback` };
    const { access_token } = await signIn(target, { username: 'player2', password: demoPassword });
    for (const node of world.nodes) expect((await world.call(node, 'user', {}, access_token))['status']).toBe(200);
    await operate(one, 'endSessions', { username: 'player2' });
    await expect.poll(async () => (await world.call(two, 'user', {}, access_token))['status'], within).toBe(401);
  });

  test('a refresh token that is sent to both nodes at once has one successor, ten times in a row, and the session lives', async () => {
    const target = { issuer: `${world.url}/oidc`, clientId: 'kvota-site', redirectUri: `${world.origin}/callback` };
    const first = await signIn(target, { username: 'player', password: demoPassword });
    let { refresh_token: token, access_token: access } = first;
    for (let round = 0; round < 10; round += 1) {
      const sent = { grant_type: 'refresh_token', client_id: 'kvota-site', refresh_token: token };
      // Two tabs, each at another node, and one that repeats.
      const ports = [one.port, two.port, one.port];
      const answers = await Promise.all(ports.map((port) => postToken(`http://127.0.0.1:${port}/oidc`, sent)));
      const bodies = await Promise.all(answers.map(async (answer) => (await answer.json()) as Partial<typeof first>));
      const given = bodies.filter((body) => body.refresh_token !== undefined);
      // A node that comes second may ask to repeat, and never ends the session.
      for (const body of bodies)
        if (!given.includes(body)) expect(body).toMatchObject({ error: 'temporarily_unavailable' });
      expect(new Set(given.map((body) => body.refresh_token)).size).toBe(1);
      expect(given[0]?.refresh_token).not.toBe(token);
      [token, access] = [given[0]?.refresh_token ?? '', given[0]?.access_token ?? ''];
      for (const node of world.nodes) expect((await world.call(node, 'user', {}, access))['status']).toBe(200);
    }
  });

  test('a node that is about to end is not ready, another drives the feed at once, and its clients move', async () => {
    await expect.poll(() => driving().length, within).toBe(1);
    const [driver] = driving();
    const other = driver === one ? two : one;
    if (!driver) throw new Error('No node drives the feed.');
    const socket = await connect(driver, 'feedout');
    const cut = event(socket, 'disconnect');
    const drained = driver.drain();
    await setImmediate();
    const ready = await fetch(`http://127.0.0.1:${driver.port}/ready`);
    expect([ready.status, ((await ready.json()) as { status: string }).status]).toEqual([503, 'ending']);
    await expect.poll(() => driving()[0], within).toBe(other);
    await drained;
    await cut;
    expect(logged).toContainEqual(expect.stringMatching(/^This node is about to end: /));
    expect(logged.at(-1)).toMatch(/^The clients of this node have moved\./);
    // Calls in flight are still answered.
    expect((await world.call(driver, 'user', {}, await tokenOf('player')))['status']).toBe(200);
  });
});
