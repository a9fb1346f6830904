import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quote } from '../../math/quote.ts';
import { can } from '../machine/transition.ts';
import { selectPayButton } from '../select/select-payment.ts';
import { selectCombinedOdds, selectQuote, selectSelections } from '../select/select-slip.ts';
import { selectRules } from '../ticket/limits.ts';
import { selectLocks } from '../ticket/locked.ts';
import { selectProblems } from '../ticket/problems.ts';
import { START, driver, selection } from '../testing/slip-driver.ts';

type Slip = ReturnType<typeof driver>;

const actionOf = (slip: Slip) => selectPayButton(slip.state, slip.env).action;
const pending = (slip: Slip) => selectSelections(slip.state, slip.env).map((view) => view.changesPending);

/** Locks selection `a` in each of the ways there are. */
const locks: readonly (readonly [string, (slip: Slip) => unknown])[] = [
  ['noPrice', (slip) => slip.send({ type: 'odds', updates: [{ id: 'a', price: '0' }] })],
  ['suspended', (slip) => slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.20', suspended: true }] })],
  ['started', (slip) => (slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.20' }] }), slip.pass(1000))],
];

const withLocked = (lock: (slip: Slip) => unknown, config = {}): Slip => {
  const slip = driver(config);
  slip.send({ type: 'add', selection: selection('a', '2.00', { timeStart: START + 1000 }) });
  slip.send({ type: 'add', selection: selection('b', '3.00') });
  slip.send({ type: 'set-stake', stake: '50' });
  lock(slip);
  return slip;
};

describe.each(locks)('locked as %s', (reason, lock) => {
  test('[SLIP-22] a locked selection never counts as changed odds', () => {
    const slip = withLocked(lock);
    expect(selectLocks(slip.state, slip.env)).toEqual([reason]);
    expect(pending(slip)).toEqual([false, false]);
    expect(selectProblems(slip.state, slip.env).map(({ code }) => code)).toEqual(['lockedSelections']);
    expect(can(slip.state, { type: 'accept-changes' }, slip.env)).toMatchObject({ reason: { code: 'noChanges' } });
  });

  test('[SLIP-22] accepting the odds of other selections leaves a locked one as it was agreed', () => {
    const slip = withLocked(lock);
    slip.send({ type: 'odds', updates: [{ id: 'b', price: '3.10' }] });
    expect(pending(slip)).toEqual([false, true]);
    slip.send({ type: 'accept-changes' });
    expect(slip.state.selections.map(({ originalPrice }) => originalPrice)).toEqual(['2.00', '3.10']);
  });

  test('[SLIP-23] the main button removes locked selections first, then accepts changes, then pays', () => {
    const slip = withLocked(lock);
    slip.send({ type: 'odds', updates: [{ id: 'b', price: '3.10' }] });
    const order = [1, 2, 3].map(() => {
      slip.pass(600);
      const { action, disabled } = selectPayButton(slip.state, slip.env);
      expect(disabled).toBeNull();
      slip.send({ type: 'press', action });
      return action;
    });
    expect(order).toEqual(['delete-invalid', 'accept-changes', 'pay']);
    expect(slip.state.payment.status).toBe('submitting');
  });

  test('[SLIP-24] odds and payout are those of the rest', () => {
    const slip = withLocked(lock);
    expect(selectQuote(slip.state, slip.env)).toMatchObject({ combinations: 1n, payout: { max: '150.00' } });
    expect(selectCombinedOdds(slip.state, slip.env).odds).toBe('3.00');
    slip.send({ type: 'remove', id: 'b' });
    expect(selectQuote(slip.state, slip.env)).toMatchObject({ totalOdds: { max: '0.00' }, payout: { max: '0.00' } });
  });
});

test('[SLIP-22] a selection that opens again at other odds is a change to accept', () => {
  const slip = withLocked((of) => of.send({ type: 'odds', updates: [{ id: 'a', price: '2.20', suspended: true }] }));
  slip.send({ type: 'odds', updates: [{ id: 'a', suspended: false }] });
  expect(pending(slip)).toEqual([true, false]);
  expect(actionOf(slip)).toBe('accept-changes');
});

test('[SLIP-23] while the feed is silent the main button removes nothing', () => {
  const slip = withLocked((of) => of.send({ type: 'odds', updates: [{ id: 'a', suspended: true }] }));
  slip.world({ feedSilent: true });
  expect(selectPayButton(slip.state, slip.env)).toMatchObject({ action: 'pay', disabled: { code: 'feedSilent' } });
});

test('[SLIP-24] a ticket under way keeps its totals if one of its matches starts', () => {
  const slip = withLocked(() => undefined);
  slip.waiting();
  slip.pass(1000);
  expect(selectLocks(slip.state, slip.env)).toEqual([]);
  expect(actionOf(slip)).toBe('pay');
  expect(selectQuote(slip.state, slip.env).payout.max).toBe('300.00');
});

test('[SLIP-22] [SLIP-24] whatever is locked, totals are those of a slip of the open selections alone', () => {
  const leg = fc.record({ price: fc.constantFrom('1.50', '2.00', '3.25'), suspended: fc.boolean() });
  fc.assert(
    fc.property(fc.array(leg, { minLength: 1, maxLength: 6 }), (legs) => {
      const [all, open] = [driver(), driver()];
      legs.forEach(({ price, suspended }, i) => {
        all.send({ type: 'add', selection: selection(`e${i}`) });
        all.send({ type: 'odds', updates: [{ id: `e${i}`, price, suspended }] });
        if (!suspended) open.send({ type: 'add', selection: selection(`e${i}`, price) });
      });
      const { payout, totalOdds } = selectQuote(all.state, all.env);
      const ticket = { selections: open.state.selections.map(({ id, price }) => ({ id, odds: price })), groups: [] };
      const expected = quote({ ...ticket, stake: '20' }, selectRules(open.state, open.env));
      expect({ payout, totalOdds }).toEqual({ payout: expected.payout, totalOdds: expected.totalOdds });
      const changed = legs.some(({ price, suspended }) => !suspended && price !== '2.00');
      const locked = legs.some(({ suspended }) => suspended);
      expect(actionOf(all)).toBe(locked ? 'delete-invalid' : changed ? 'accept-changes' : 'pay');
    }),
  );
});
