import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  cashOutTransition,
  confirmTries,
  mayLeave,
  openCashOut,
  settleTime,
  takeable,
  type CashOutEffect,
  type CashOutEvent,
  type CashOutState,
  type Offer,
} from './cash-out-machine.ts';
import { ratioOf } from './ratio.ts';

const offer = (quoteId: string, amount: string, quotedAt = 0, life = 10_000): Offer => ({
  quoteId,
  amount,
  stake: '100.00',
  quotedAt,
  expiresAt: quotedAt + life,
});

/** Runs events from an opened sale; gives the last state and every effect. */
function run(...events: readonly CashOutEvent[]): { state: CashOutState; effects: CashOutEffect[] } {
  let { state, effects: first } = openCashOut();
  const effects = [...first];
  for (const event of events) {
    const turn = cashOutTransition(state, event);
    state = turn.state;
    effects.push(...turn.effects);
  }
  return { state, effects };
}

const priced = (quote: Offer, ask = 1, now = quote.quotedAt): CashOutEvent => ({
  type: 'priced',
  ask,
  offer: quote,
  now,
});
const press = ({ quoteId, amount }: Offer, now: number): CashOutEvent => ({ type: 'confirm', quoteId, amount, now });
const one = offer('q1', '345.00');
const two = offer('q2', '340.00', 1000);

describe('a question', () => {
  test('[CALL-54] opening asks for all of the open stake at once', () => {
    expect(run().effects).toEqual([{ type: 'ask', ask: 1, percent: 100, when: 'now' }]);
    expect([100, 50, 25, 5].map(ratioOf)).toEqual(['1', '0.50', '0.25', '0.05']);
  });

  test('[CALL-54] another part takes the amount off the screen and is asked when the hand rests', () => {
    const { state, effects } = run(priced(one), { type: 'part', percent: 50 });
    expect(takeable(state)).toBeNull();
    expect(state.step).toEqual({ at: 'asking', last: null });
    expect(effects.at(-1)).toEqual({ type: 'ask', ask: 2, percent: 50, when: 'soon' });
  });

  test('the answer to an earlier question is dropped', () => {
    const { state } = run({ type: 'part', percent: 50 }, priced(one, 1));
    expect(takeable(state)).toBeNull();
  });

  test('a price is asked anew before it ends, once, and stays good meanwhile', () => {
    const { state, effects } = run(
      priced(one),
      { type: 'tick', now: 6999 },
      { type: 'tick', now: 7000 },
      { type: 'tick', now: 7250 },
    );
    expect(effects).toHaveLength(2);
    expect(effects.at(-1)).toMatchObject({ type: 'ask', ask: 2 });
    expect(takeable(state)).toBe(one);
  });

  test('a price of a short life is asked anew in its last third', () => {
    const short = offer('q1', '345.00', 0, 3000);
    expect(run(priced(short), { type: 'tick', now: 1999 }).effects).toHaveLength(1);
    expect(run(priced(short), { type: 'tick', now: 2000 }).effects).toHaveLength(2);
  });

  test('where no new price comes, the old one goes when it ends', () => {
    const { state, effects } = run(
      priced(one),
      { type: 'tick', now: 7000 },
      { type: 'ask-failed', ask: 2 },
      { type: 'tick', now: 10_000 },
    );
    expect(state.step).toEqual({ at: 'asking', last: one });
    expect(effects.at(-1)).toMatchObject({ type: 'ask', ask: 3 });
    expect(cashOutTransition(state, { type: 'ask-failed', ask: 3 }).state.step.at).toBe('unreachable');
  });

  test('a moved price says what it was; an equal one does not move', () => {
    const moved = run(priced(one), { type: 'tick', now: 7000 }, priced(offer('q2', '350.00', 7100), 2));
    expect(moved.state.step).toMatchObject({ at: 'priced', before: '345.00', since: 7100 });
    const equal = run(priced(one), { type: 'tick', now: 7000 }, priced(offer('q2', '345.00', 7100), 2));
    expect(equal.state.step).toMatchObject({ at: 'priced', before: null, since: 0, offer: { quoteId: 'q2' } });
  });

  test('what cannot be sold says why, and can be asked again', () => {
    const { state, effects } = run({ type: 'refused', ask: 1, reason: 'closed', now: 0 }, { type: 'retry' });
    expect(state.step.at).toBe('asking');
    expect(effects.at(-1)).toMatchObject({ type: 'ask', ask: 2 });
  });
});

describe('what cannot be sold now', () => {
  const refused = (reason: 'suspended' | 'settled'): CashOutEvent => ({ type: 'refused', ask: 1, reason, now: 0 });

  test('[CALL-54] a suspension is asked again until it has passed; the price then comes up by itself', () => {
    const { state, effects } = run(refused('suspended'), { type: 'tick', now: 2999 }, { type: 'tick', now: 3000 });
    expect(effects.map(({ type }) => type)).toEqual(['ask', 'ask']);
    expect(state.step).toMatchObject({ at: 'unavailable', reason: 'suspended' });
    expect(takeable(cashOutTransition(state, priced(two, 2)).state)).toBe(two);
  });

  test('what is over is not asked again', () => {
    expect(run(refused('settled'), { type: 'tick', now: 60_000 }).effects).toHaveLength(1);
  });
});

describe('a confirmation', () => {
  test('[CALL-55] the amount that stood on the button is confirmed', () => {
    const { state, effects } = run(priced(one), press(one, 500));
    expect(effects.at(-1)).toEqual({ type: 'confirm', offer: one, when: 'now' });
    expect(mayLeave(state)).toBe(false);
    expect(cashOutTransition(state, { type: 'booked', quoteId: 'q1' })).toMatchObject({
      state: { step: { at: 'done' } },
      effects: [{ type: 'booked', offer: one }],
    });
  });

  test.each([
    ['of a quote that is gone', { ...press(one, 500), quoteId: 'q0' }],
    ['of another amount', { ...press(one, 500), amount: '999.00' }],
    ['just as the amount came up', press(one, settleTime - 1)],
    ['at the end of the price', press(one, 10_000)],
  ])('a press %s is not taken', (_, event) => {
    const { state, effects } = run(priced(one), event);
    expect(effects).toHaveLength(1);
    expect(takeable(state)).toBe(one);
  });

  test('[CALL-55] a price that no longer holds shows old and new and is confirmed only by another press', () => {
    const { state, effects } = run(priced(one), press(one, 500), {
      type: 'repriced',
      quoteId: 'q1',
      offer: two,
      now: 1000,
    });
    expect(state.step).toMatchObject({ at: 'changed', old: one, offer: two });
    expect(effects.filter(({ type }) => type === 'confirm')).toHaveLength(1);
    expect(cashOutTransition(state, press(two, 1500)).effects).toEqual([{ type: 'confirm', offer: two, when: 'now' }]);
  });

  test('without a new price in the answer it is asked for', () => {
    const { effects } = run(priced(one), press(one, 500), { type: 'repriced', quoteId: 'q1', offer: null, now: 1000 });
    expect(effects.at(-1)).toMatchObject({ type: 'ask' });
  });

  test('[CALL-55] without an answer the same quote is sent again, and after that only when the player says so', () => {
    const failed: CashOutEvent = { type: 'confirm-failed', quoteId: 'q1' };
    const { state, effects } = run(priced(one), press(one, 500), ...Array.from({ length: confirmTries }, () => failed));
    expect(state.step).toEqual({ at: 'unanswered', offer: one });
    const sent = effects.filter((effect) => effect.type === 'confirm');
    expect(sent).toHaveLength(confirmTries);
    expect(new Set(sent.map((effect) => effect.offer.quoteId))).toEqual(new Set(['q1']));
    expect(cashOutTransition(state, { type: 'part', percent: 25 }).state).toBe(state);
    expect(cashOutTransition(state, { type: 'retry' }).effects).toEqual([{ type: 'confirm', offer: one, when: 'now' }]);
  });

  test('while it is on its way nothing else is asked, chosen or confirmed', () => {
    const { state } = run(priced(one), press(one, 500));
    for (const event of [
      { type: 'part', percent: 25 },
      priced(two, 1),
      priced(two, 2),
      press(one, 900),
      { type: 'tick', now: 99_999 },
      { type: 'retry' },
    ] as const)
      expect(cashOutTransition(state, event)).toEqual({ state, effects: [] });
  });
});

/** What a hand, a clock and a network can do, as small numbers that the world turns into events. */
const cents = fc.integer({ min: 100, max: 104 });
const deeds = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ deed: fc.constant('wait' as const), ms: fc.integer({ min: 50, max: 1600 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({ deed: fc.constant('part' as const), percent: fc.constantFrom(25, 50, 75, 100) }),
    },
    // A press on what the screen shows now, or on one of the last screens, as a late finger does.
    { weight: 3, arbitrary: fc.record({ deed: fc.constant('press' as const), ago: fc.constantFrom(0, 0, 0, 1, 2) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        deed: fc.constant('answer' as const),
        which: fc.nat(2),
        how: fc.constantFrom('price', 'price', 'price', 'refuse', 'fail'),
        cents,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        deed: fc.constant('settle' as const),
        which: fc.nat(3),
        how: fc.constantFrom('book', 'reprice', 'repriceBare', 'deny', 'fail', 'fail'),
        cents,
      }),
    },
    { weight: 1, arbitrary: fc.constant({ deed: 'retry' as const }) },
  ),
  { maxLength: 60, size: 'max' },
);

/** A world beside the machine that keeps its own books of what was on the screen and what was sent. */
function world() {
  let now = 0;
  let quotes = 0;
  const opened = openCashOut();
  let state = opened.state;
  const questions: number[] = [];
  const confirms: Offer[] = [];
  /** Quotes that a press has taken, and the one of which nothing is known. */
  const pressedQuotes = new Set<string>();
  let unknown: string | null = null;
  const booked: string[] = [];
  const screens: { at: number; offer: Offer | null }[] = [];
  const takeEffects = (effects: readonly CashOutEffect[], pressed: { offer: Offer; since: number } | null): void => {
    for (const effect of effects) {
      if (effect.type === 'ask') questions.push(effect.ask);
      if (effect.type === 'booked') booked.push(effect.offer.quoteId);
      if (effect.type !== 'confirm') continue;
      // Never two quotes on their way at once, nor another one while the first may be booked.
      for (const other of confirms) expect(other.quoteId).toBe(effect.offer.quoteId);
      if (unknown !== null) expect(effect.offer.quoteId).toBe(unknown);
      if (!pressedQuotes.has(effect.offer.quoteId)) {
        // Never an amount that did not stand under the finger, long enough to be read.
        expect(pressed?.offer).toEqual(effect.offer);
        expect(now - (pressed?.since ?? now)).toBeGreaterThanOrEqual(settleTime);
        expect(now).toBeLessThan(effect.offer.expiresAt);
      }
      pressedQuotes.add(effect.offer.quoteId);
      confirms.push(effect.offer);
    }
  };
  const send = (event: CashOutEvent, pressed: { offer: Offer; since: number } | null = null): void => {
    const turn = cashOutTransition(state, event);
    state = turn.state;
    takeEffects(turn.effects, pressed);
    const shown = takeable(state);
    if (screens.at(-1)?.offer?.amount !== shown?.amount) screens.push({ at: now, offer: shown });
    else screens.splice(-1, 1, { at: screens.at(-1)?.at ?? now, offer: shown });
  };
  const quote = (price: number): Offer => {
    quotes += 1;
    return offer(`q${quotes}`, `${price}.00`, now, 5000);
  };
  takeEffects(opened.effects, null);
  screens.push({ at: 0, offer: null });
  const settle = (index: number, event: (quoteId: string) => CashOutEvent, over: boolean): void => {
    const sent = confirms[index % Math.max(1, confirms.length)];
    if (!sent) return;
    // Answered: every copy of it is off the wire, unless nothing is known.
    if (over) confirms.length = 0;
    else confirms.splice(confirms.indexOf(sent), 1);
    unknown = over ? null : sent.quoteId;
    send(event(sent.quoteId));
  };
  return {
    wait(ms: number) {
      now += ms;
      send({ type: 'tick', now });
    },
    part: (percent: number) => send({ type: 'part', percent }),
    press(ago: number) {
      const screen = screens.at(-1 - ago);
      if (screen?.offer)
        send(
          { type: 'confirm', quoteId: screen.offer.quoteId, amount: screen.offer.amount, now },
          ago === 0 ? { offer: screen.offer, since: screen.at } : null,
        );
    },
    answer(which: number, how: string, price: number) {
      const [ask] = questions.splice(which % Math.max(1, questions.length), 1);
      if (ask === undefined) return;
      if (how === 'price') send({ type: 'priced', ask, offer: quote(price), now });
      else if (how === 'refuse') send({ type: 'refused', ask, reason: 'suspended', now });
      else send({ type: 'ask-failed', ask });
    },
    settle(which: number, how: string, price: number) {
      const event = (quoteId: string): CashOutEvent => {
        if (how === 'book') return { type: 'booked', quoteId };
        if (how === 'deny') return { type: 'denied', quoteId, reason: 'suspended', now };
        if (how === 'fail') return { type: 'confirm-failed', quoteId };
        return { type: 'repriced', quoteId, offer: how === 'reprice' ? quote(price) : null, now };
      };
      settle(which, event, how !== 'fail');
    },
    retry: () => send({ type: 'retry' }),
    booked: () => booked,
  };
}

test('[CALL-55] whatever hand, clock and network do: no amount is confirmed that was not seen, no two quotes at once, nothing booked twice', () => {
  let confirmed = 0;
  fc.assert(
    fc.property(deeds, (course) => {
      const sale = world();
      for (const step of course) {
        if (step.deed === 'wait') sale.wait(step.ms);
        else if (step.deed === 'part') sale.part(step.percent);
        else if (step.deed === 'press') sale.press(step.ago);
        else if (step.deed === 'answer') sale.answer(step.which, step.how, step.cents);
        else if (step.deed === 'settle') sale.settle(step.which, step.how, step.cents);
        else sale.retry();
        expect(sale.booked().length).toBeLessThanOrEqual(1);
      }
      confirmed += sale.booked().length;
    }),
    { numRuns: 800 },
  );
  // The courses do reach the money: otherwise nothing would have been shown.
  expect(confirmed).toBeGreaterThan(20);
});
