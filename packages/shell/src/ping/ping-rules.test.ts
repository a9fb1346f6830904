import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isNewer, pingInterval, planPing, pauseLeft } from './ping-rules.ts';

const idle = { signedIn: true, leader: true, ticket: undefined, inFlight: false, online: true };

test('[SES-05] a signed-in user pings every 3000 ms, a visitor never', () => {
  expect(pingInterval).toBe(3000);
  expect(planPing(idle)).toEqual({ type: 'ping', ticket: undefined });
  expect(planPing({ ...idle, signedIn: false, ticket: 't1' })).toEqual({ type: 'none' });
});

test('[SES-20] while a ticket is awaited the ping carries its id', () => {
  expect(planPing({ ...idle, ticket: 't1' })).toEqual({ type: 'ping', ticket: 't1' });
});

test('[OP-96] of several tabs the leader pings, and a tab that waits for a ticket pings with it', () => {
  const tab = fc.record({ leader: fc.constant(false), ticket: fc.option(fc.string(), { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(tab, { minLength: 1 }), fc.nat(), (tabs, chosen) => {
      const leading = chosen % tabs.length;
      const plans = tabs.map((one, index) => planPing({ ...idle, ...one, leader: index === leading }));
      for (const [index, plan] of plans.entries()) {
        const waits = tabs[index]!.ticket !== undefined;
        expect(plan.type).toBe(index === leading || waits ? 'ping' : 'none');
      }
    }),
  );
});

test('there is no second ping before the first is answered, and none while offline', () => {
  expect(planPing({ ...idle, inFlight: true })).toEqual({ type: 'none' });
  expect(planPing({ ...idle, online: false })).toEqual({ type: 'none' });
});

test('while nothing answers pings pause, except in a tab that waits for a ticket', () => {
  const line = { downSince: 1000, sentAt: 500, answeredAt: 500, chance: 0.5 };
  expect(pauseLeft(line, 1000)).toBe(29_500);
  expect(pauseLeft(line, 30_500)).toBe(0);
  expect(planPing({ ...idle, paused: true })).toEqual({ type: 'none' });
  expect(planPing({ ...idle, paused: true, ticket: 't1' })).toEqual({ type: 'ping', ticket: 't1' });
});

test('[SES-05] pings that get through do not pause, with sockets up or down', () => {
  expect(pauseLeft({ downSince: 1000, sentAt: 2000, answeredAt: 2000, chance: 1 }, 2100)).toBe(0);
  expect(pauseLeft({ downSince: undefined, sentAt: 2000, answeredAt: undefined, chance: 1 }, 2100)).toBe(0);
  expect(pauseLeft({ downSince: 1000, sentAt: undefined, answeredAt: undefined, chance: 1 }, 2100)).toBe(0);
});

test('[SES-05] pings never pause for longer than 40 s', () => {
  const instant = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined });
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  const line = fc.record({ downSince: instant, sentAt: instant, answeredAt: instant, chance });
  fc.assert(
    fc.property(line, fc.nat(100_000), (known, later) => {
      expect(pauseLeft(known, (known.sentAt ?? 0) + later)).toBeLessThanOrEqual(Math.max(0, 40_000 - later));
    }),
  );
});

test('an answer that is older than the last one is dropped', () => {
  expect(isNewer({ serverTime: '2026-11-21T10:00:00.000Z' }, undefined)).toBe(true);
  expect(isNewer({ serverTime: '2026-11-21T10:00:00.000Z' }, '2026-11-21T10:00:01.000Z')).toBe(false);
  expect(isNewer({ serverTime: '2026-11-21T10:00:02.000Z' }, '2026-11-21T10:00:01.000Z')).toBe(true);
  expect(isNewer({ serverTime: '?' }, '2026-11-21T10:00:01.000Z')).toBe(true);
});
