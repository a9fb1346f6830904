import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  connectivityStep,
  initialConnectivity,
  type Connectivity,
  type ConnectivityEffect,
  type ConnectivityEvent,
} from './connectivity.ts';

function run(events: readonly ConnectivityEvent[], from: Connectivity = initialConnectivity(true)) {
  let state = from;
  const effects: ConnectivityEffect[] = [];
  for (const event of events) {
    const [next, more] = connectivityStep(state, event);
    state = next;
    effects.push(...more);
  }
  return { state, effects };
}
const kinds = (effects: readonly ConnectivityEffect[]): string[] => effects.map(({ kind }) => kind);

test('[NET-01, NET-02] going offline opens the dialog once, coming online closes it', () => {
  const { effects } = run([
    { type: 'offline', now: 0 },
    { type: 'offline', now: 1 },
    { type: 'sockets', sockets: 'up', now: 1 },
    { type: 'online', now: 2 },
  ]);
  expect(kinds(effects)).toEqual(['open-dialog', 'close-dialog', 'reconnect']);
});

test('[NET-03] focus reconnects the sockets, but not while offline', () => {
  expect(kinds(run([{ type: 'focus', now: 0 }]).effects)).toEqual(['reconnect']);
  expect(kinds(run([{ type: 'focus', now: 0 }], initialConnectivity(false)).effects)).toEqual([]);
});

test('[NET-07] sockets that do not even try 200 ms after coming online ask for a reload', () => {
  const back: ConnectivityEvent[] = [
    { type: 'offline', now: 0 },
    { type: 'sockets', sockets: 'down', now: 0 },
    { type: 'online', now: 1000 },
  ];
  expect(kinds(run([...back, { type: 'tick', now: 1199 }]).effects)).not.toContain('reload');
  expect(run([...back, { type: 'tick', now: 1200 }]).effects).toContainEqual({
    kind: 'reload',
    cause: 'not-connected',
  });
});

test('[NET-07] a socket on its way is given 5 s, so that a slow phone is not reloaded for being slow', () => {
  const back: ConnectivityEvent[] = [
    { type: 'offline', now: 0 },
    { type: 'online', now: 1000 },
    { type: 'sockets', sockets: 'connecting', now: 1001 },
  ];
  expect(kinds(run([...back, { type: 'tick', now: 5999 }]).effects)).not.toContain('reload');
  expect(kinds(run([...back, { type: 'tick', now: 6000 }]).effects)).toContain('reload');
  const up: ConnectivityEvent = { type: 'sockets', sockets: 'up', now: 3000 };
  expect(kinds(run([...back, up, { type: 'tick', now: 60_000 }]).effects)).not.toContain('reload');
});

test('[NET-08] a refused connection asks for a reload while online, and not at all while offline', () => {
  const refused: ConnectivityEvent = { type: 'connect-error', now: 0 };
  expect(run([refused, { type: 'tick', now: 5000 }]).effects).toEqual([{ kind: 'reload', cause: 'connect-error' }]);
  expect(run([refused, { type: 'tick', now: 5000 }], initialConnectivity(false)).effects).toEqual([]);
});

test('[NET-09] a disconnect by itself never asks for a reload', () => {
  const { effects } = run([
    { type: 'sockets', sockets: 'up', now: 0 },
    { type: 'sockets', sockets: 'down', now: 1 },
    { type: 'tick', now: 100_000 },
  ]);
  expect(effects).toEqual([]);
});

test('whatever happens, nothing is asked of the page while offline, nor twice within 200 ms', () => {
  const type = fc.constantFrom('online', 'offline', 'focus', 'tick', 'connect-error', 'up', 'connecting', 'down');
  fc.assert(
    fc.property(fc.array(fc.tuple(type, fc.integer({ min: 0, max: 3000 })), { maxLength: 60 }), (moves) => {
      let state = initialConnectivity(true);
      let now = 0;
      let lastReload = Number.NEGATIVE_INFINITY;
      for (const [kind, pause] of moves) {
        now += pause;
        const event: ConnectivityEvent =
          kind === 'up' || kind === 'connecting' || kind === 'down'
            ? { type: 'sockets', sockets: kind, now }
            : { type: kind, now };
        const [next, effects] = connectivityStep(state, event);
        state = next;
        if (!effects.some((effect) => effect.kind === 'reload')) continue;
        expect(state.online).toBe(true);
        expect(state.sockets).not.toBe('up');
        expect(now - lastReload).toBeGreaterThanOrEqual(200);
        lastReload = now;
      }
    }),
  );
});
