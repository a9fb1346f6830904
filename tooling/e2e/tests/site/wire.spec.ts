import type { Page } from '@playwright/test';

import { nodesOfWorld } from '../../src/addresses.ts';
import { recordWire, type RecordedEvent, type WireRecord } from '../../src/network/record-wire.ts';
import { stopClock, untilConnected } from '../../src/screens/page-clock.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { acceptedDialog, anyPrice, matchPath, pay, pick, setStake } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { operate } from '../../src/world/operate.ts';
import { leapBy, stopTime } from '../../src/world/time.ts';

/** Most bytes of bodies and frames. The figures are those of the simulated world, and a third more. */
const budget = { home: 30_000, perLiveMatch: 2000, focus: 40_000, reconnect: 9000 };

const roomOf = ({ name, args }: RecordedEvent): string | undefined => {
  const [first] = args;
  if (typeof first === 'string') return first;
  return name === 'initial_data' ? (first as { room?: string }).room : undefined; // by the contract
};

/** Every room begins with its snapshot, and its numbers have no gap. */
function expectSequences({ events }: WireRecord): void {
  const seqs = new Map<string, number>();
  for (const event of events) {
    const room = roomOf(event);
    if (event.from === 'page' || room === undefined) continue;
    const [first, data] = event.args as [{ seq: number }, number[] | { seq: number }]; // by the contract
    if (event.name === 'initial_data') seqs.set(room, first.seq);
    else {
      const seq = Array.isArray(data) ? (data[0] ?? 0) : data.seq;
      const known = seqs.get(room);
      expect(known, `${event.name} of ${room} before its snapshot`).toBeDefined();
      expect(seq, room).toBeLessThanOrEqual((known ?? 0) + 1);
      seqs.set(room, Math.max(seq, known ?? 0));
    }
  }
}

const sent = ({ events }: WireRecord, name: string): RecordedEvent[] =>
  events.filter((event) => event.from === 'page' && event.name === name);

/** Bytes of the events by name and room, for the report of a budget that is exceeded. */
function bytesByRoom({ events }: WireRecord): Readonly<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const event of events) {
    const key = `${event.from} ${event.name} ${roomOf(event) ?? ''}`;
    bytes[key] = (bytes[key] ?? 0) + JSON.stringify(event.args).length;
  }
  return bytes;
}

const focus = (page: Page): Promise<unknown> => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('[CALL-01, CALL-21, NET-10, NET-20, NET-23, NET-24, NET-27, NET-31, SES-05, SLIP-09] a walk from the offer to a paid ticket speaks the contract in names, fields, order and cadence', async ({
  page,
}) => {
  const match = await freshMatch('prematch');
  await page.clock.install();
  const wire = recordWire(page);
  await openSignedIn(page, '/en/betting');
  await expect(anyPrice(page)).toBeVisible();
  await page.goto('/en/live_betting');
  await expect(anyPrice(page)).toBeVisible();
  await page.goto(matchPath(match));
  await pick(page, match);
  await setStake(page, '100');

  // The calls in six seconds on the clock of the page.
  const clock = await stopClock(page);
  await wire.settled();
  const before = wire.calls.length;
  for (let second = 0; second < 6; second += 1) {
    await clock.pass(1000);
    await wire.settled();
  }
  const counted = (name: string): number => wire.calls.slice(before).filter((call) => call.name === name).length;
  expect([counted('checkTicketSelections'), counted('ping')]).toEqual([3, 2]);
  await clock.resume();

  await pay(page);
  await expect(acceptedDialog(page)).toBeVisible();
  await wire.settled();
  expect(wire.violations).toEqual([]);
  expectSequences(wire);

  const first = (channel: string): string | undefined =>
    wire.events.find((event) => event.from === 'page' && event.channel === channel)?.name;
  expect(first('sports')).toBe('global');
  expect(sent(wire, 'auth').length).toBeGreaterThan(0);
  expect(sent(wire, 'all').length).toBeGreaterThan(0);
  expect(sent(wire, 'live')).toEqual([]);
  const [subscription] = sent(wire, 'prematchmatch');
  expect(subscription?.args).toEqual([{ eventId: match.eventId, sport: match.sport, disconnect: false }]);

  const { body } = wire.calls.find(({ name }) => name === 'ticketRequest') ?? {};
  expect(body).toMatchObject({
    selections: [
      { marketsKey: expect.any(String), marketsTable: expect.any(String), marketsGroup: expect.any(String) },
    ],
    bets: { selectedSystems: [1] },
    bonus: { amount: 0, percentage: 0, total_gain: 0 },
  });
  expect(wire.calls.filter(({ name, authorized }) => name === 'bettingOffer' && authorized)).toEqual([]);
});

test('[NET-36] home and a focus stay within their budgets in bytes', async ({ page }) => {
  await page.clock.install();
  const wire = recordWire(page);
  // Page and platform get five seconds, however long the machine takes.
  await using _stopped = await stopTime();
  await page.goto('/en');
  const isLiveTable = (event: RecordedEvent): boolean => event.name === 'initial_data' && roomOf(event) === 'live/F';
  // The prices that are served with the page come before the socket.
  await expect.poll(() => wire.events.some(isLiveTable)).toBe(true);
  await expect(anyPrice(page)).toBeVisible();
  let clock = await stopClock(page);
  for (let second = 0; second < 5; second += 1) {
    await leapBy(1000);
    await clock.pass(1000);
  }
  await clock.resume();
  const home = await wire.traffic();
  // Home lists the football matches in play, of which an evening has twice as many as a morning.
  const snapshot = wire.events.find(isLiveTable);
  const { matches = {} } = (snapshot?.args[0] ?? {}) as { matches?: object }; // by the contract
  const allowed = budget.home + budget.perLiveMatch * Object.keys(matches).length;
  expect(home.total, JSON.stringify({ ...home, byRoom: bytesByRoom(wire) })).toBeLessThan(allowed);

  const connected = untilConnected(page);
  await page.goto('/en/betting');
  await expect(anyPrice(page)).toBeVisible();
  await connected;
  clock = await stopClock(page);
  await clock.pass(5000);
  await wire.traffic();
  await focus(page);
  await clock.pass(1000);
  const focused = await wire.traffic();
  expect(focused.total, JSON.stringify(focused)).toBeLessThan(budget.focus);
  expect(wire.events.filter(({ name }) => name === 'initial_data').length).toBeGreaterThan(0);

  expect(wire.violations).toEqual([]);
});

test('[NET-33, NET-36, NET-39] a reconnect resumes the rooms, asks for no settings, and stays within its budget in bytes', async ({
  page,
}) => {
  // Whatever the operator changed before, the page has it.
  await leapBy(180_000);
  await page.clock.install();
  const wire = recordWire(page);
  const opened = page.waitForEvent('websocket');
  await page.goto('/en/betting');
  await expect(anyPrice(page)).toBeVisible();
  // Stops the clock after the answer, because the page waits for it by that clock.
  await expect.poll(() => wire.acknowledged).toContain('global');
  // The room's first snapshot belongs to the load.
  await expect.poll(() => wire.events.some(({ name }) => name === 'initial_data')).toBe(true);
  // A node resumes a room only if it has it, as the nodes of many players have. The next sockets go to the other nodes.
  for (let other = 1; other < nodesOfWorld; other += 1) {
    const player = await page.context().newPage();
    const joined = untilConnected(player);
    await player.goto('/en/betting');
    await expect(anyPrice(player)).toBeVisible();
    await joined;
  }
  // The prices that move while the page is away are not what is counted. Until here a node may have to ask for the room.
  await using _stopped = await stopTime();
  const clock = await stopClock(page);
  await clock.pass(5000);
  await wire.traffic();
  const settings = (calls: WireRecord['calls']): string[] =>
    calls.map(({ name }) => name).filter((name) => /Settings$|themesByDomain|^banners/.test(name));
  // Once each on the load of the page.
  expect(settings(wire.calls).length).toBe(new Set(settings(wire.calls)).size);

  // The page knows of the loss before its clock moves: until then it would send on a socket that is closing.
  const closed = (await opened).waitForEvent('close');
  const dropped = operate('dropSockets', {});
  await closed;
  // If there are several nodes, the answer waits for them by the clock that is stopped.
  await leapBy(500);
  await dropped;
  // On a busy machine a snapshot of the load may have come late.
  const seen = { calls: wire.calls.length, events: wire.events.length };
  await clock.untilNextAttempt();
  await clock.passUntil(() => sent(wire, 'global').length > 1);
  // As on the load: an answer that is later by the page's clock counts as none, and the settings would be asked for.
  const acknowledgements = () => wire.acknowledged.filter((name) => name === 'global').length;
  await expect.poll(acknowledgements).toBeGreaterThan(1);
  await clock.passUntil(() => sent(wire, 'prematch').length > 1);
  await clock.pass(5000);
  const reconnected = await wire.traffic();
  expect(reconnected.total, JSON.stringify(reconnected)).toBeLessThan(budget.reconnect);
  const again = wire.calls.slice(seen.calls);
  expect(settings(again)).toEqual([]);
  expect(again.filter(({ name }) => name === 'translations')).toEqual([]);
  const snapshots = wire.events.slice(seen.events).filter(({ name }) => name === 'initial_data');
  expect(snapshots.map(({ args: [data] }) => data)).toEqual([expect.objectContaining({ resumed: true })]);
  expect(wire.violations).toEqual([]);
});
