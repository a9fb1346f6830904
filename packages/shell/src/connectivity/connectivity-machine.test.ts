import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  connectivityTransition,
  initialConnectivity,
  type Connectivity,
  type ConnectivityEffect,
  type ConnectivityEnv,
  type ConnectivityEvent,
} from './connectivity-machine.ts';

/** An event with the instant at which it happens. */
type TimedEvent = ConnectivityEvent & ConnectivityEnv;

function run(events: readonly TimedEvent[], from: Connectivity = initialConnectivity('online')) {
  let state = from;
  const effects: ConnectivityEffect[] = [];
  for (const event of events) {
    const [next, more] = connectivityTransition(state, event, event);
    state = next;
    effects.push(...more);
  }
  return { state, effects };
}
const types = (effects: readonly ConnectivityEffect[]): string[] => effects.map(({ type }) => type);

test('[NET-01, NET-02] going offline opens the dialog once, coming online closes it', () => {
  const { effects } = run([
    { type: 'offline', now: 0 },
    { type: 'offline', now: 1 },
    { type: 'sockets', sockets: 'up', now: 1 },
    { type: 'online', now: 2 },
  ]);
  expect(types(effects)).toEqual(['open-dialog', 'close-dialog', 'reconnect']);
});

test('[NET-03] focus reconnects the sockets, but not while offline', () => {
  expect(types(run([{ type: 'focus', now: 0 }]).effects)).toEqual(['reconnect']);
  expect(types(run([{ type: 'focus', now: 0 }], initialConnectivity('offline')).effects)).toEqual([]);
});

test('[NET-07] sockets that are idle 200 ms after coming online ask for a reload', () => {
  const back: TimedEvent[] = [
    { type: 'offline', now: 0 },
    { type: 'sockets', sockets: 'down', now: 0 },
    { type: 'online', now: 1000 },
  ];
  expect(types(run([...back, { type: 'tick', now: 1199 }]).effects)).not.toContain('reload');
  expect(run([...back, { type: 'tick', now: 1200 }]).effects).toContainEqual({
    type: 'reload',
    cause: 'not-connected',
  });
});

test('[NET-07] a connecting socket gets 5 s, so that a slow phone is not reloaded', () => {
  const back: TimedEvent[] = [
    { type: 'offline', now: 0 },
    { type: 'online', now: 1000 },
    { type: 'sockets', sockets: 'connecting', now: 1001 },
  ];
  expect(types(run([...back, { type: 'tick', now: 5999 }]).effects)).not.toContain('reload');
  expect(types(run([...back, { type: 'tick', now: 6000 }]).effects)).toContain('reload');
  const up: TimedEvent = { type: 'sockets', sockets: 'up', now: 3000 };
  expect(types(run([...back, up, { type: 'tick', now: 60_000 }]).effects)).not.toContain('reload');
});

test('[NET-08, NET-32] a failed attempt asks for a reload at once while online, again after 5 s, and not at all while offline', () => {
  const refused = (now: number): TimedEvent => ({ type: 'connect-error', now });
  const reload = { type: 'reload', cause: 'connect-error' };
  expect(run([refused(0)]).effects).toEqual([reload]);
  expect(run([refused(0), refused(1000), refused(4999)]).effects).toEqual([reload]);
  expect(run([refused(0), refused(5000)]).effects).toEqual([reload, reload]);
  expect(run([refused(0), { type: 'tick', now: 5000 }]).effects).toEqual([reload, reload]);
  expect(run([refused(0)], initialConnectivity('offline')).effects).toEqual([]);
});

test('[NET-07, NET-32] an attempt that fails after coming online counts as not connected', () => {
  const { effects } = run([
    { type: 'offline', now: 0 },
    { type: 'online', now: 1000 },
    { type: 'sockets', sockets: 'connecting', now: 1001 },
    { type: 'connect-error', now: 6000 },
  ]);
  expect(effects.at(-1)).toEqual({ type: 'reload', cause: 'not-connected' });
});

test('[NET-07, NET-32] an attempt that fails right after a request for a reload asks for no other one', () => {
  const back: TimedEvent[] = [
    { type: 'offline', now: 0 },
    { type: 'online', now: 0 },
    { type: 'sockets', sockets: 'down', now: 0 },
    { type: 'tick', now: 200 },
    { type: 'connect-error', now: 200 },
  ];
  expect(types(run(back).effects).filter((type) => type === 'reload')).toHaveLength(1);
  const again: TimedEvent[] = [
    { type: 'connect-error', now: 0 },
    { type: 'sockets', sockets: 'up', now: 0 },
    { type: 'sockets', sockets: 'down', now: 0 },
    { type: 'connect-error', now: 0 },
  ];
  expect(types(run(again).effects)).toEqual(['reload']);
});

test('[NET-09] a disconnect by itself never asks for a reload', () => {
  const { effects } = run([
    { type: 'sockets', sockets: 'up', now: 0 },
    { type: 'sockets', sockets: 'down', now: 1 },
    { type: 'tick', now: 100_000 },
  ]);
  expect(effects).toEqual([]);
});

test('no sequence of events asks for a reload while offline, or twice within 200 ms', () => {
  const type = fc.constantFrom('online', 'offline', 'focus', 'tick', 'connect-error', 'up', 'connecting', 'down');
  fc.assert(
    fc.property(fc.array(fc.tuple(type, fc.integer({ min: 0, max: 3000 })), { maxLength: 60 }), (moves) => {
      let state = initialConnectivity('online');
      let now = 0;
      let lastReload = Number.NEGATIVE_INFINITY;
      for (const [kind, pause] of moves) {
        now += pause;
        const event: TimedEvent =
          kind === 'up' || kind === 'connecting' || kind === 'down'
            ? { type: 'sockets', sockets: kind, now }
            : { type: kind, now };
        const [next, effects] = connectivityTransition(state, event, event);
        state = next;
        if (!effects.some((effect) => effect.type === 'reload')) continue;
        expect(state.status).toBe('online');
        expect(state.sockets).not.toBe('up');
        expect(now - lastReload).toBeGreaterThanOrEqual(200);
        lastReload = now;
      }
    }),
  );
});
