import { frameLimits, roundPhases, type FrameMessage, type Hello, type PageMessage } from '@kvota/contracts/game';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';

import { connectToPage } from './frame.ts';
import { createGameHost, type DropReason } from './host.ts';

const origin = 'https://games.example';
const hello: Hello = { type: 'hello', v: 1, game: 'mines' };
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A window of one side: what is posted to it arrives as an event, with the origin and window of the other side. */
class FakeWindow extends EventTarget {
  readonly posted: { data: unknown; targetOrigin: string | undefined }[] = [];
  sender: { source: unknown; origin: string } | undefined;
  postMessage(data: unknown, options: { targetOrigin?: string; transfer?: MessagePort[] } = {}): void {
    this.posted.push({ data, targetOrigin: options.targetOrigin });
    if (this.sender) this.deliver({ data, ...this.sender, ports: options.transfer ?? [] });
  }
  deliver(fields: { data: unknown; source: unknown; origin: string; ports?: readonly MessagePort[] }): void {
    this.dispatchEvent(Object.assign(new Event('message'), { ports: [], ...fields }));
  }
}
const asSource = (fake: FakeWindow): MessageEventSource => fake as unknown as MessageEventSource;
const asTarget = (fake: FakeWindow) => fake as unknown as Window;

function pageWithHost(now = () => 0) {
  const page = new FakeWindow();
  const frame = new FakeWindow();
  frame.sender = { source: page, origin: 'https://site.example' };
  const got: (Hello | FrameMessage)[] = [];
  const troubles: DropReason[] = [];
  const host = createGameHost({
    frame: { contentWindow: asSource(frame) },
    origin,
    onMessage: (message) => void got.push(message),
    onTrouble: (reason) => void troubles.push(reason),
    clock: { now },
    target: asTarget(page),
  });
  stops.push(host.dispose);
  return { page, frame, host, got, troubles };
}

/** Connects both sides, and returns the port of the frame's side as a hostile frame would have it. */
function connected(now?: () => number) {
  const sides = pageWithHost(now);
  let port: MessagePort | undefined;
  sides.frame.addEventListener('message', (event) => ([port] = (event as MessageEvent).ports));
  sides.page.deliver({ data: hello, source: sides.frame, origin });
  if (port === undefined) throw new Error('The host gave no port.');
  const given = port;
  stops.push(() => given.close());
  return { ...sides, port: given };
}

test('[CAS-20] both sides connect by one greeting and speak over the port', async () => {
  const { page, frame, host, got } = pageWithHost();
  page.sender = { source: frame, origin };
  const heard: PageMessage[] = [];
  expect(host.send({ type: 'ping' })).toBe(false);
  const connection = connectToPage({
    game: 'mines',
    onMessage: (message) => void heard.push(message),
    page: asSource(page),
    target: asTarget(frame),
  });
  stops.push(connection.dispose);
  expect(page.posted).toEqual([{ data: hello, targetOrigin: '*' }]);
  expect(frame.posted).toEqual([{ data: { type: 'welcome', v: 1 }, targetOrigin: origin }]);
  connection.send({ type: 'loaded', ms: 12 });
  expect(host.send({ type: 'stop' })).toBe(true);
  await vi.waitFor(() => expect(got).toEqual([hello, { type: 'loaded', ms: 12 }]));
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'stop' }]));
  host.dispose();
  expect(host.send({ type: 'ping' })).toBe(false);
});

test('[CAS-20] messages before the answer of the page are kept in order', async () => {
  const { page, frame, got } = pageWithHost();
  const connection = connectToPage({
    game: 'mines',
    onMessage: () => {},
    page: asSource(page),
    target: asTarget(frame),
  });
  stops.push(connection.dispose);
  for (let ms = 0; ms < 30; ms += 1) connection.send({ type: 'loaded', ms });
  page.deliver({ data: hello, source: frame, origin });
  await vi.waitFor(() => expect(got).toHaveLength(21));
  expect(got.at(-1)).toEqual({ type: 'loaded', ms: 19 });
});

test('[CAS-20] [FAULT-22] a greeting from another window or origin is ignored, a second one is dropped', () => {
  const { page, frame, got, troubles } = pageWithHost();
  page.deliver({ data: hello, source: new FakeWindow(), origin });
  page.deliver({ data: hello, source: frame, origin: 'https://games.example.evil' });
  page.deliver({ data: hello, source: null, origin });
  page.deliver({ data: { ...hello, v: 2 }, source: frame, origin });
  expect([got, frame.posted, troubles]).toEqual([[], [], ['unknown']]);
  page.deliver({ data: hello, source: frame, origin });
  page.deliver({ data: hello, source: frame, origin });
  expect([got, frame.posted.length, troubles]).toEqual([[hello], 1, ['unknown', 'notExpected']]);
});

test('[CAS-20] a frame ignores answers from other windows, without a port, and unknown messages', async () => {
  const [page, frame] = [new FakeWindow(), new FakeWindow()];
  const heard: PageMessage[] = [];
  const onMessage = (message: PageMessage) => void heard.push(message);
  stops.push(connectToPage({ game: 'mines', onMessage, page: asSource(page), target: asTarget(frame) }).dispose);
  const [wrong, right] = [new MessageChannel(), new MessageChannel()];
  stops.push(() => [wrong.port1, wrong.port2, right.port1].forEach((port) => port.close()));
  const welcome = { type: 'welcome', v: 1 };
  frame.deliver({ data: welcome, source: new FakeWindow(), origin, ports: [wrong.port2] });
  frame.deliver({ data: welcome, source: page, origin });
  frame.deliver({ data: 'welcome', source: page, origin, ports: [wrong.port2] });
  wrong.port1.postMessage({ type: 'stop' });
  frame.deliver({ data: welcome, source: page, origin, ports: [right.port2] });
  for (const data of [{ type: 'give', money: 5 }, null, { type: 'ping' }]) right.port1.postMessage(data);
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'ping' }]));
});

test('[CAS-20] each phase of a round arrives in order; an unknown one is dropped, so that a newer frame does not disturb an older page', async () => {
  const { got, host, port } = connected();
  const phases = [...roundPhases, 'later'];
  for (const phase of phases) port.postMessage({ type: 'round', phase, id: 'r1' });
  await vi.waitFor(() => expect(host.dropped()).toMatchObject({ unknown: 1 }));
  expect(got).toEqual([hello, ...roundPhases.map((phase) => ({ type: 'round', phase, id: 'r1' }))]);
});

test('[CAS-21] more than 50 messages in a second, large and unknown ones are dropped and counted', async () => {
  let now = 0;
  const { host, got, troubles, port } = connected(() => now);
  for (let n = 0; n < frameLimits.perSecond + 10; n += 1) port.postMessage({ type: 'alive' });
  // The greeting was the first message of this second.
  await vi.waitFor(() => expect(troubles).toHaveLength(11));
  expect(got).toHaveLength(frameLimits.perSecond);
  now = 1000;
  port.postMessage({ type: 'alive', pad: 'x'.repeat(frameLimits.bytes) });
  port.postMessage({ type: 'alive', pad: 'ш'.repeat(frameLimits.bytes / 2) });
  const circle: { type: string; self?: unknown } = { type: 'alive' };
  circle.self = circle;
  port.postMessage(circle);
  port.postMessage({ type: 'balance', balance: '100.00' });
  port.postMessage({ type: 'round', phase: 'decided', id: 'r'.repeat(81) });
  await vi.waitFor(() => expect(host.dropped()).toEqual({ unknown: 2, tooLarge: 3, tooMany: 11, notExpected: 0 }));
  expect(got).toHaveLength(frameLimits.perSecond);
});

const anyMessage = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true }),
  fc.constantFrom<unknown>(hello, { type: 'loaded', ms: -1 }, { type: 'ask', for: 'money' }, 'hello', {
    type: 'alive',
  }),
  fc.record({ type: fc.constantFrom('hello', 'round', 'ask', 'trouble', 'loaded'), v: fc.anything(), id: fc.string() }),
  fc.record({
    type: fc.constant('round'),
    phase: fc.oneof(fc.constantFrom<unknown>(...roundPhases), fc.anything()),
    id: fc.oneof(fc.string(), fc.anything()),
  }),
  fc.string({ maxLength: 3 }).map((text) => text.padEnd(9000, 'x')),
);

test('[CAS-20] [CAS-21] [FAULT-22] 10,000 hostile messages change nothing and throw nothing', () => {
  const senders = fc.constantFrom<'frame' | 'other window' | 'none'>('frame', 'other window', 'none');
  const origins = fc.constantFrom(origin, 'null', 'https://games.example:444', 'http://games.example', '');
  const hostile = fc.sample(fc.tuple(anyMessage, senders, origins, fc.nat(2)), { numRuns: 10_000, seed: 20 });
  let now = 0;
  const { page, frame, got, host } = pageWithHost(() => now);
  const others = { frame, 'other window': new FakeWindow(), none: null };
  for (const [data, sender, from, pause] of hostile) {
    now += pause;
    page.deliver({ data, source: others[sender], origin: from });
  }
  expect(hostile).toHaveLength(10_000);
  expect([got, frame.posted.length]).toEqual([[hello], 1]);
  const { unknown, tooLarge, tooMany, notExpected } = host.dropped();
  for (const dropped of [unknown, tooLarge, tooMany, notExpected]) expect(dropped).toBeGreaterThan(0);
});
