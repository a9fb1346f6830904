import * as v from 'valibot';
import { expect, test } from 'vitest';

import { inboundEvents, outboundEvents } from './events.ts';

test('[NET-10] events travel on two channels, sports and feedout', () => {
  const all = [...Object.values(inboundEvents), ...Object.values(outboundEvents)];
  expect(new Set(all.map((event) => event.channel))).toEqual(new Set(['sports', 'feedout']));
});

test('the contract names every event of the specification, NET-11 to NET-31', () => {
  const named = new Set(
    [...Object.values(inboundEvents), ...Object.values(outboundEvents)].map((event) => event.id as string),
  );
  const wanted = Array.from({ length: 21 }, (_, index) => `NET-${index + 11}`);
  expect(wanted.filter((id) => !named.has(id))).toEqual([]);
});

test('an update is a flat delta or one structural change', () => {
  const { args } = inboundEvents.prematch_update;
  expect(v.is(args, ['prematch/F', [7, 0, 1850, 3, 0]])).toBe(true);
  expect(v.is(args, ['prematch/F', [7, 0]])).toBe(false);
  expect(v.is(args, ['prematch/F', { seq: 8, eventId: '1', sport: 'F', gone: true }])).toBe(true);
  expect(v.is(args, ['prematch/F', { eventId: '1', sport: 'F' }])).toBe(false);
});

test('[NET-30, NET-31] the subscription to a match has event and sport, and may end it', () => {
  for (const event of [outboundEvents.livematch, outboundEvents.prematchmatch]) {
    expect(v.parse(event.args, [{ eventId: '1', sport: 'F' }])).toEqual([
      { eventId: '1', sport: 'F', disconnect: false },
    ]);
    expect(v.is(event.args, [{ sport: 'F' }])).toBe(false);
  }
});
