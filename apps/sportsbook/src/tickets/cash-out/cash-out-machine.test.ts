import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  canClose,
  cashOutTransition,
  confirmableQuote,
  confirmTries,
  openCashOut,
  settleDelay,
  type CashOutEffect,
  type CashOutEvent,
  type CashOutState,
  type Quote,
} from './cash-out-machine.ts';
import { ratioOf } from './ratio.ts';

const quoteOf = (quoteId: string, amount: string, quotedAt = 0, life = 10_000): Quote => ({
  quoteId,
  amount,
  stake: '100.00',
  quotedAt,
  expiresAt: quotedAt + life,
});

/** An event and the moment at which it comes. */
type Step = readonly [event: CashOutEvent, now: number];

const step = (state: CashOutState, [event, now]: Step) => cashOutTransition(state, event, { now });

/** Runs events from an opened cash-out; returns the last state and every effect. */
function run(...steps: readonly Step[]): { state: CashOutState; effects: CashOutEffect[] } {
  let [state, first] = openCashOut();
  const effects = [...first];
  for (const each of steps) {
    const [next, more] = step(state, each);
    state = next;
    effects.push(...more);
  }
  return { state, effects };
}

const quoted = (quote: Quote, request = 1): Step => [{ type: 'quoted', request, quote }, quote.quotedAt];

const press = ({ quoteId, amount }: Quote, now: number): Step => [{ type: 'confirm', quoteId, amount }, now];

const tick = (now: number): Step => [{ type: 'tick' }, now];

const one = quoteOf('q1', '345.00');
const two = quoteOf('q2', '340.00', 1000);

describe('a request for a quote', () => {
  test('[CALL-54] opening requests a quote for all of the open stake at once', () => {
    expect(run().effects).toEqual([{ type: 'request-quote', request: 1, percent: 100, when: 'now' }]);
    expect([100, 50, 25, 5].map(ratioOf)).toEqual(['1', '0.50', '0.25', '0.05']);
  });

  test('[CALL-54] another part clears the amount and requests a quote when the slider rests', () => {
    const { state, effects } = run(quoted(one), [{ type: 'choose-part', percent: 50 }, 0]);
    expect(confirmableQuote(state)).toBeNull();
    expect(state).toEqual({ percent: 50, request: 2, status: 'quoting', previous: null });
    expect(effects.at(-1)).toEqual({ type: 'request-quote', request: 2, percent: 50, when: 'debounced' });
  });

  test('the answer to an earlier request is dropped', () => {
    const { state } = run([{ type: 'choose-part', percent: 50 }, 0], quoted(one, 1));
    expect(confirmableQuote(state)).toBeNull();
  });

  test('a price is renewed once before it expires, and can be confirmed meanwhile', () => {
    const { state, effects } = run(quoted(one), tick(6999), tick(7000), tick(7250));
    expect(effects).toHaveLength(2);
    expect(effects.at(-1)).toMatchObject({ type: 'request-quote', request: 2 });
    expect(confirmableQuote(state)).toBe(one);
  });

  test('a short-lived price is renewed in its last third', () => {
    const short = quoteOf('q1', '345.00', 0, 3000);
    expect(run(quoted(short), tick(1999)).effects).toHaveLength(1);
    expect(run(quoted(short), tick(2000)).effects).toHaveLength(2);
  });

  test('if no new price comes, the old one is dropped when it expires', () => {
    const { state, effects } = run(quoted(one), tick(7000), [{ type: 'quote-failed', request: 2 }, 7000], tick(10_000));
    expect(state).toEqual({ percent: 100, request: 3, status: 'quoting', previous: one });
    expect(effects.at(-1)).toMatchObject({ type: 'request-quote', request: 3 });
    expect(step(state, [{ type: 'quote-failed', request: 3 }, 10_000])[0].status).toBe('unreachable');
  });

  test('a moved price shows the amount before; an equal one keeps its place', () => {
    const moved = run(quoted(one), tick(7000), quoted(quoteOf('q2', '350.00', 7100), 2));
    expect(moved.state).toMatchObject({ status: 'priced', before: '345.00', since: 7100 });
    const equal = run(quoted(one), tick(7000), quoted(quoteOf('q2', '345.00', 7100), 2));
    expect(equal.state).toMatchObject({ status: 'priced', before: null, since: 0, quote: { quoteId: 'q2' } });
  });

  test('an unavailable cash-out gives its reason and can be retried', () => {
    const { state, effects } = run(
      [{ type: 'quote-refused', request: 1, reason: 'closed' }, 0],
      [{ type: 'retry' }, 0],
    );
    expect(state.status).toBe('quoting');
    expect(effects.at(-1)).toMatchObject({ type: 'request-quote', request: 2 });
  });
});

describe('a ticket that cannot be sold now', () => {
  const refused = (reason: 'suspended' | 'settled'): Step => [{ type: 'quote-refused', request: 1, reason }, 0];

  test('[CALL-54] a suspension is retried until it has passed; the price then appears by itself', () => {
    const { state, effects } = run(refused('suspended'), tick(2999), tick(3000));
    expect(effects.map(({ type }) => type)).toEqual(['request-quote', 'request-quote']);
    expect(state).toMatchObject({ status: 'unavailable', reason: 'suspended' });
    expect(confirmableQuote(step(state, quoted(two, 2))[0])).toBe(two);
  });

  test('a settled ticket is not retried', () => {
    expect(run(refused('settled'), tick(60_000)).effects).toHaveLength(1);
  });
});

describe('a confirmation', () => {
  test('[CALL-55] the amount shown on the button is confirmed', () => {
    const { state, effects } = run(quoted(one), press(one, 500));
    expect(effects.at(-1)).toEqual({ type: 'confirm', quote: one, when: 'now' });
    expect(canClose(state)).toBe(false);
    expect(step(state, [{ type: 'booked', quoteId: 'q1' }, 600])).toMatchObject([
      { status: 'done' },
      [{ type: 'booked', quote: one }],
    ]);
  });

  test.each([
    ['of a quote that was replaced', press({ ...one, quoteId: 'q0' }, 500)],
    ['of another amount', press({ ...one, amount: '999.00' }, 500)],
    ['just as the amount appeared', press(one, settleDelay - 1)],
    ['when the price expires', press(one, 10_000)],
  ])('a press %s is ignored', (_, event) => {
    const { state, effects } = run(quoted(one), event);
    expect(effects).toHaveLength(1);
    expect(confirmableQuote(state)).toBe(one);
  });

  test('[CALL-55] a price that no longer holds shows old and new and is confirmed only by another press', () => {
    const { state, effects } = run(quoted(one), press(one, 500), [
      { type: 'repriced', quoteId: 'q1', quote: two },
      1000,
    ]);
    expect(state).toMatchObject({ status: 'changed', old: one, quote: two });
    expect(effects.filter(({ type }) => type === 'confirm')).toHaveLength(1);
    expect(step(state, press(two, 1500))[1]).toEqual([{ type: 'confirm', quote: two, when: 'now' }]);
  });

  test('if the answer has no new price, one is requested', () => {
    const { effects } = run(quoted(one), press(one, 500), [{ type: 'repriced', quoteId: 'q1', quote: null }, 1000]);
    expect(effects.at(-1)).toMatchObject({ type: 'request-quote' });
  });

  test('[CALL-55] without an answer the same quote is sent again, then only if the player asks for it', () => {
    const failed: Step = [{ type: 'confirm-failed', quoteId: 'q1' }, 600];
    const { state, effects } = run(quoted(one), press(one, 500), ...Array.from({ length: confirmTries }, () => failed));
    expect(state).toMatchObject({ status: 'unanswered', quote: one });
    const sent = effects.filter((effect) => effect.type === 'confirm');
    expect(sent).toHaveLength(confirmTries);
    expect(new Set(sent.map((effect) => effect.quote.quoteId))).toEqual(new Set(['q1']));
    expect(step(state, [{ type: 'choose-part', percent: 25 }, 700])[0]).toBe(state);
    expect(step(state, [{ type: 'retry' }, 700])[1]).toEqual([{ type: 'confirm', quote: one, when: 'now' }]);
  });

  test('while it is in flight nothing else is requested, chosen or confirmed', () => {
    const { state } = run(quoted(one), press(one, 500));
    const ignored: readonly Step[] = [
      [{ type: 'choose-part', percent: 25 }, 600],
      quoted(two, 1),
      quoted(two, 2),
      press(one, 900),
      tick(99_999),
      [{ type: 'retry' }, 900],
    ];
    for (const each of ignored) expect(step(state, each)).toEqual([state, []]);
  });
});

/** Actions of a player, a clock and a network, as small numbers that the model turns into events. */
const cents = fc.integer({ min: 100, max: 104 });
const courses = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ action: fc.constant('wait' as const), ms: fc.integer({ min: 50, max: 1600 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ action: fc.constant('part' as const), percent: fc.constantFrom(25, 50, 75, 100) }),
    },
    // A press on the current screen, or on one of the last screens, as by a late finger.
    { weight: 3, arbitrary: fc.record({ action: fc.constant('press' as const), ago: fc.constantFrom(0, 0, 0, 1, 2) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        action: fc.constant('answer' as const),
        which: fc.nat(2),
        how: fc.constantFrom('price', 'price', 'price', 'refuse', 'fail'),
        cents,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        action: fc.constant('settle' as const),
        which: fc.nat(3),
        how: fc.constantFrom('book', 'reprice', 'repriceBare', 'deny', 'fail', 'fail'),
        cents,
      }),
    },
    { weight: 1, arbitrary: fc.constant({ action: 'retry' as const }) },
  ),
  { maxLength: 60, size: 'max' },
);

/** A model beside the machine that records on its own what was shown and what was sent. */
function model() {
  let now = 0;
  let quotes = 0;
  const [opened, firstEffects] = openCashOut();
  let state = opened;
  const requests: number[] = [];
  const confirms: Quote[] = [];
  /** Quotes that a press has confirmed, and the one whose outcome is unknown. */
  const pressedQuotes = new Set<string>();
  let unknown: string | null = null;
  const booked: string[] = [];
  const screens: { at: number; quote: Quote | null }[] = [];
  const takeEffects = (effects: readonly CashOutEffect[], pressed: { quote: Quote; since: number } | null): void => {
    for (const effect of effects) {
      if (effect.type === 'request-quote') requests.push(effect.request);
      if (effect.type === 'booked') booked.push(effect.quote.quoteId);
      if (effect.type !== 'confirm') continue;
      // Never two quotes in flight at once, nor another one while the first may be booked.
      for (const other of confirms) expect(other.quoteId).toBe(effect.quote.quoteId);
      if (unknown !== null) expect(effect.quote.quoteId).toBe(unknown);
      if (!pressedQuotes.has(effect.quote.quoteId)) {
        // Never an amount that was not under the finger long enough to be read.
        expect(pressed?.quote).toEqual(effect.quote);
        expect(now - (pressed?.since ?? now)).toBeGreaterThanOrEqual(settleDelay);
        expect(now).toBeLessThan(effect.quote.expiresAt);
      }
      pressedQuotes.add(effect.quote.quoteId);
      confirms.push(effect.quote);
    }
  };
  const send = (event: CashOutEvent, pressed: { quote: Quote; since: number } | null = null): void => {
    const [next, effects] = cashOutTransition(state, event, { now });
    state = next;
    takeEffects(effects, pressed);
    const shown = confirmableQuote(state);
    if (screens.at(-1)?.quote?.amount !== shown?.amount) screens.push({ at: now, quote: shown });
    else screens.splice(-1, 1, { at: screens.at(-1)?.at ?? now, quote: shown });
  };
  const newQuote = (price: number): Quote => {
    quotes += 1;
    return quoteOf(`q${quotes}`, `${price}.00`, now, 5000);
  };
  takeEffects(firstEffects, null);
  screens.push({ at: 0, quote: null });
  const settle = (index: number, event: (quoteId: string) => CashOutEvent, over: boolean): void => {
    const sent = confirms[index % Math.max(1, confirms.length)];
    if (!sent) return;
    // An answer settles every copy in flight; a failure only this one.
    if (over) confirms.length = 0;
    else confirms.splice(confirms.indexOf(sent), 1);
    unknown = over ? null : sent.quoteId;
    send(event(sent.quoteId));
  };
  return {
    wait(ms: number) {
      now += ms;
      send({ type: 'tick' });
    },
    part: (percent: number) => send({ type: 'choose-part', percent }),
    press(ago: number) {
      const screen = screens.at(-1 - ago);
      if (screen?.quote)
        send(
          { type: 'confirm', quoteId: screen.quote.quoteId, amount: screen.quote.amount },
          ago === 0 ? { quote: screen.quote, since: screen.at } : null,
        );
    },
    answer(which: number, how: string, price: number) {
      const [request] = requests.splice(which % Math.max(1, requests.length), 1);
      if (request === undefined) return;
      if (how === 'price') send({ type: 'quoted', request, quote: newQuote(price) });
      else if (how === 'refuse') send({ type: 'quote-refused', request, reason: 'suspended' });
      else send({ type: 'quote-failed', request });
    },
    settle(which: number, how: string, price: number) {
      const event = (quoteId: string): CashOutEvent => {
        if (how === 'book') return { type: 'booked', quoteId };
        if (how === 'deny') return { type: 'denied', quoteId, reason: 'suspended' };
        if (how === 'fail') return { type: 'confirm-failed', quoteId };
        return { type: 'repriced', quoteId, quote: how === 'reprice' ? newQuote(price) : null };
      };
      settle(which, event, how !== 'fail');
    },
    retry: () => send({ type: 'retry' }),
    booked: () => booked,
  };
}

test('[CALL-55] in any order of events: no unseen amount is confirmed, no two quotes at once, nothing booked twice', () => {
  let confirmed = 0;
  fc.assert(
    fc.property(courses, (course) => {
      const sale = model();
      for (const step of course) {
        if (step.action === 'wait') sale.wait(step.ms);
        else if (step.action === 'part') sale.part(step.percent);
        else if (step.action === 'press') sale.press(step.ago);
        else if (step.action === 'answer') sale.answer(step.which, step.how, step.cents);
        else if (step.action === 'settle') sale.settle(step.which, step.how, step.cents);
        else sale.retry();
        expect(sale.booked().length).toBeLessThanOrEqual(1);
      }
      confirmed += sale.booked().length;
    }),
    { numRuns: 800 },
  );
  // Some courses must reach a booking: otherwise the test proves nothing.
  expect(confirmed).toBeGreaterThan(20);
});
