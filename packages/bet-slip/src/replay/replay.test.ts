import { describe, expect, test } from 'vitest';
import { driver, info } from '../slip/testing/slip-driver.ts';
import { hash } from './hash.ts';
import { migrate } from './migrate.ts';
import { record } from './replay.ts';

describe('migrate', () => {
  test('[OP-50] a state survives the session storage, in every payment state', () => {
    const slip = driver();
    expect(migrate(JSON.stringify(slip.state))).toEqual(slip.state);
    slip.add('a');
    slip.waiting();
    expect(migrate(JSON.stringify(slip.state))).toEqual(slip.state);
  });

  test('what is no state, or one that would break, is refused', () => {
    const { state } = driver();
    for (const bad of [
      null,
      1,
      '{',
      'null',
      {},
      { ...state, version: 9 },
      { ...state, payment: { status: 'waiting' } },
    ]) {
      expect(migrate(bad)).toBeNull();
    }
  });

  test('[OP-50] a snapshot of version 1 becomes one of today, with its ticket under way and what it could restore', () => {
    const slip = driver();
    slip.add('a');
    slip.waiting();
    const content = { selections: slip.state.selections, mode: 'basic', groups: [], stake: '20' } as const;
    const old = JSON.stringify({ ...slip.state, version: 1, restorable: content });
    expect(migrate(old)).toEqual({ ...slip.state, restorable: { ...content, replaced: false } });
  });

  test('[OP-50] a snapshot of version 2 gets the names of today, also in the offers that it has answered', () => {
    const slip = driver();
    slip.add('a');
    const ticketId = slip.waiting();
    const offer = info(ticketId, { status: 'reoffer', code: 101, changes: [{ id: 'a', price: '1.80' }] });
    slip.send({ type: 'ticket-info', info: offer });
    slip.send({ type: 'decide', accept: true });
    slip.send({ type: 'reoffer-answer', ticketId, ok: true });
    expect(slip.state.payment).toMatchObject({ ticket: { answered: [expect.stringContaining('"price":"1.80"')] } });
    const before = {
      price: 'odd',
      originalPrice: 'originalOdd',
      outcome: 'oddName',
      minPrice: 'minOdd',
      unconfirmed: 'unheard',
    };
    const old = Object.entries(before).reduce(
      (text, [now, then]) => text.replaceAll(new RegExp(`"${now}(\\\\*":)`, 'g'), `"${then}$1`),
      JSON.stringify({ ...slip.state, version: 2 }),
    );
    expect(old).not.toContain('rice"');
    expect(migrate(old)).toEqual(slip.state);
  });

  test('settings that a later version added get their defaults', () => {
    const { state } = driver({ maxStake: '5' });
    const { graceMs: _, ...older } = state.config;
    expect(migrate({ ...state, config: older })?.config).toMatchObject({ maxStake: '5', graceMs: 10_000 });
  });
});

describe('hash', () => {
  test('does not depend on the order of keys, and does on every value', () => {
    const { state } = driver();
    const turned = Object.fromEntries(Object.entries(state).toReversed()) as typeof state;
    expect(hash(turned)).toBe(hash(state));
    expect(hash({ ...state, stake: '21' })).not.toBe(hash(state));
  });
});

test('a limited record keeps the latest entries', () => {
  const { env } = driver();
  const { entries, onEvent } = record(2);
  for (const type of ['pay', 'tick', 'clear'] as const) onEvent({ type }, env);
  expect(entries().map(({ event }) => event.type)).toEqual(['tick', 'clear']);
});
