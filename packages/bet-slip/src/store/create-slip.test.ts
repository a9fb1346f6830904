import { describe, expect, test } from 'vitest';
import { hash } from '../replay/hash.ts';
import { record, replay } from '../replay/replay.ts';
import type { SlipEffect } from '../slip/state/effect.ts';
import { selectPayButton } from '../slip/select/select-payment.ts';
import { limits, selection, START } from '../slip/testing/slip-driver.ts';
import { createSlip } from './create-slip.ts';
import type { SlipOptions } from './create-slip.ts';

/** A manual clock. Timers run in order, and only when the test passes time. */
function clock() {
  let now = START;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after: (ms: number, run: () => void) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.run();
      }
      now = end;
    },
    pending: () => timers.length,
  };
}

function live(options: Partial<SlipOptions> = {}) {
  const time = clock();
  let ids = 0;
  const ran: SlipEffect[] = [];
  const keep = (effect: SlipEffect): void => void ran.push(effect);
  const slip = createSlip({
    deps: {
      now: time.now,
      after: time.after,
      newId: () => `ticket-${(ids += 1)}`,
      host: () => ({
        loggedIn: true,
        wallet: { currency: 'RSD', currencyId: 1 },
        limits,
        blocked: false,
        maintenance: false,
        online: true,
      }),
    },
    effects: { 'send-ticket': keep, 'check-selections': keep, poll: keep, notify: keep, refused: keep },
    ...options,
  });
  return { slip, time, ran, types: () => ran.map(({ type }) => type) };
}

describe('createSlip', () => {
  test('notifies its listeners of every change, and returns the same snapshot in between', () => {
    const { slip } = live();
    let calls = 0;
    const leave = slip.subscribe(() => (calls += 1));
    const before = slip.getSnapshot();
    slip.send({ type: 'add', selection: selection('a') });
    expect(calls).toBe(1);
    expect(slip.getSnapshot()).not.toBe(before);
    expect(slip.getSnapshot()).toBe(slip.getSnapshot());
    leave();
    slip.send({ type: 'clear' });
    expect(calls).toBe(1);
  });

  test('[SLIP-09] checks the odds every two seconds while the slip is filled, and rests while it is empty', () => {
    const { slip, time, types } = live();
    time.pass(10_000);
    expect(types()).toEqual([]);
    slip.send({ type: 'add', selection: selection('a') });
    time.pass(6000);
    expect(types()).toEqual(['check-selections', 'check-selections', 'check-selections']);
    slip.send({ type: 'clear' });
    expect(time.pending()).toBe(0);
  });

  test('[SLIP-10] focus checks at once and restarts the two seconds', () => {
    const { slip, time, types } = live();
    slip.send({ type: 'add', selection: selection('a') });
    time.pass(1500);
    slip.focused();
    expect(types()).toHaveLength(1);
    time.pass(1900);
    expect(types()).toHaveLength(1);
    time.pass(100);
    expect(types()).toHaveLength(2);
  });

  test('[PAY-19] ticks each second while a ticket is under way, and no longer', () => {
    const { slip, time, types } = live();
    slip.send({ type: 'add', selection: selection('a') });
    slip.send({ type: 'pay' });
    slip.send({ type: 'ticket-answer', ticketId: 'ticket-1', answer: { kind: 'lost' } });
    time.pass(10_000);
    expect(types().filter((type) => type === 'poll')).toHaveLength(10);
    expect(slip.getSnapshot().state.payment).toMatchObject({ status: 'timedOut' });
    slip.send({ type: 'clear' });
    expect(time.pending()).toBe(0);
  });

  test('[OP-17, PAY-19, DLG-06] timers that fire late skip no second: five beeps in twenty seconds', () => {
    const time = clock();
    const beeps: number[] = [];
    const { slip } = live({
      deps: {
        now: time.now,
        // Each timer is a quarter of a second late: a plain interval would lose one second in five.
        after: (ms, run) => time.after(ms + 250, run),
        newId: () => 'ticket-1',
        host: () => ({
          loggedIn: true,
          wallet: { currency: 'RSD', currencyId: 1 },
          limits,
          blocked: false,
          maintenance: false,
          online: true,
        }),
      },
      effects: { beep: () => void beeps.push(time.now()) },
    });
    slip.send({ type: 'add', selection: selection('a') });
    slip.send({ type: 'pay' });
    time.pass(900);
    const offer = {
      code: 101,
      subcode: null,
      etsCode: null,
      accepted: false,
      status: 'reoffer',
      expiresAt: null,
    } as const;
    const terms = { changes: [], stake: { from: '20', to: '10' } };
    slip.send({ type: 'ticket-info', info: { ticketId: 'ticket-1', ...offer, ...terms } });
    time.pass(19_990);
    expect(beeps).toHaveLength(5);
    expect(slip.getSnapshot().state.payment.status).toBe('deciding');
  });

  test('an effect that answers at once is handled after the event that caused it', () => {
    const { slip } = live({
      effects: {
        'send-ticket': ({ ticketId }, own) =>
          own.send({ type: 'ticket-answer', ticketId, answer: { kind: 'taken', pending: true } }),
      },
    });
    slip.send({ type: 'add', selection: selection('a') });
    slip.send({ type: 'pay' });
    expect(slip.getSnapshot().state.payment).toMatchObject({ status: 'waiting', counting: true });
  });

  test('[OP-89] every ticket gets its own id', () => {
    const { slip, ran } = live();
    slip.send({ type: 'add', selection: selection('a') });
    slip.send({ type: 'pay' });
    slip.send({ type: 'ticket-answer', ticketId: 'ticket-1', answer: { kind: 'busy' } });
    slip.send({ type: 'pay' });
    const sent = ran.flatMap((effect) => (effect.type === 'send-ticket' ? [effect.ticketId] : []));
    expect(sent).toEqual(['ticket-1', 'ticket-2']);
  });

  test('[SLIP-25] a held main button is free again after its time, on the screen too', () => {
    const { slip, time } = live();
    slip.send({ type: 'add', selection: selection('a') });
    slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.10' }] });
    const button = () => {
      const { state, env } = slip.getSnapshot();
      return selectPayButton(state, env);
    };
    let shown = 0;
    slip.subscribe(() => (shown += 1));
    time.pass(599);
    expect(button()).toMatchObject({ action: 'accept-changes', disabled: { code: 'buttonChanged' } });
    expect(shown).toBe(0);
    time.pass(1);
    expect(button()).toMatchObject({ action: 'accept-changes', disabled: null });
    slip.send({ type: 'press', action: 'accept-changes' });
    expect(button()).toMatchObject({ action: 'pay', disabled: { code: 'buttonChanged' } });
    time.pass(600);
    slip.send({ type: 'press', action: 'pay' });
    expect(slip.getSnapshot().state.payment.status).toBe('submitting');
  });

  test('after stop nothing runs any more', () => {
    const { slip, time } = live();
    slip.send({ type: 'add', selection: selection('a') });
    slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.10' }] });
    slip.stop();
    slip.send({ type: 'clear' });
    expect(time.pending()).toBe(0);
    expect(slip.getSnapshot().state.selections).toHaveLength(1);
  });

  test('a recorded log replays to the same state', () => {
    const { entries, onEvent } = record();
    const { slip, time } = live({ onEvent });
    slip.send({ type: 'add', selection: selection('a') });
    slip.send({ type: 'set-stake', stake: '100' });
    slip.send({ type: 'pay' });
    time.pass(30_000);
    const { state } = slip.getSnapshot();
    expect(state.payment.status).toBe('timedOut');
    expect(hash(replay({ events: entries() }))).toBe(hash(state));
  });

  test('can answers for the present env', () => {
    const { slip } = live();
    expect(slip.can({ type: 'pay' })).toMatchObject({ reason: { code: 'emptyTicket' } });
    slip.send({ type: 'add', selection: selection('a') });
    expect(slip.can({ type: 'pay' })).toBe(true);
  });
});
