import { describe, expect, test } from 'vitest';
import { can } from '../machine/transition.ts';
import { selectProblems } from '../ticket/problems.ts';
import { selectPayButton } from '../select/select-payment.ts';
import { selectSelections } from '../select/select-slip.ts';
import { driver } from '../testing/slip-driver.ts';

describe('odds changes', () => {
  test('[SLIP-11] a changed price or band is pending until it is the original one again', () => {
    const slip = driver();
    slip.add('a', 'b');
    const pending = () => selectSelections(slip.state, slip.env).map((view) => view.changesPending);
    slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.10' }] });
    slip.send({ type: 'odds', updates: [{ id: 'b', band: '2.5' }] });
    expect(pending()).toEqual([true, true]);
    expect(selectSelections(slip.state, slip.env)[0]).toMatchObject({ priceChanged: true, direction: 'up' });
    expect(selectSelections(slip.state, slip.env)[1]).toMatchObject({ bandChanged: true, direction: null });
    slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.0' }] });
    expect(pending()).toEqual([false, true]);
  });

  test('[SLIP-12] with the switch off the button turns into accept changes, and paying is refused', () => {
    const slip = driver();
    slip.add('a');
    slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.10' }] });
    slip.pass(600);
    expect(selectPayButton(slip.state, slip.env)).toMatchObject({ action: 'accept-changes', disabled: null });
    expect(slip.send({ type: 'pay' })).toMatchObject([{ type: 'refused', reason: { code: 'changesPending' } }]);
  });

  test('[SLIP-13] accepting makes the current odds and bands the originals', () => {
    const slip = driver();
    slip.add('a');
    slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.10', band: '1' }] });
    slip.send({ type: 'accept-changes' });
    expect(slip.state.selections[0]).toMatchObject({ originalPrice: '2.10', originalBand: '1' });
    slip.pass(600);
    expect(selectPayButton(slip.state, slip.env)).toMatchObject({ action: 'pay', disabled: null });
    expect(can(slip.state, { type: 'accept-changes' }, slip.env)).toMatchObject({ reason: { code: 'noChanges' } });
  });

  test('[FAULT-10] while the feed is silent nothing is paid, accepted or removed as locked; afterwards all is as before', () => {
    const slip = driver();
    slip.add('a', 'b');
    slip.send({ type: 'set-stake', stake: '70' });
    slip.send({
      type: 'odds',
      updates: [
        { id: 'a', price: '2.10' },
        { id: 'b', price: '0' },
      ],
    });
    const before = slip.state;
    slip.world({ feedSilent: true });
    slip.send({ type: 'env-changed' });
    const reasons = (['pay', 'accept-changes', 'delete-invalid'] as const).map((type) => slip.send({ type }));
    for (const effects of reasons) expect(effects).toMatchObject([{ type: 'refused', reason: { code: 'feedSilent' } }]);
    expect(selectPayButton(slip.state, slip.env).disabled).toEqual({ code: 'feedSilent', params: {} });
    // One reason, not one for each selection that the silent feed has locked.
    expect(selectProblems(slip.state, slip.env).map(({ code }) => code)).toEqual(['feedSilent', 'changesPending']);
    expect(slip.state.selections).toBe(before.selections);
    // The ticket can still be edited.
    slip.send({ type: 'set-stake', stake: '80' });
    expect(slip.state.stake).toBe('80');

    slip.world({ feedSilent: false });
    slip.send({
      type: 'odds',
      updates: [
        { id: 'a', price: '2.00' },
        { id: 'b', price: '2.00' },
      ],
    });
    expect(can(slip.state, { type: 'pay' }, slip.env)).toBe(true);
  });

  test('[SLIP-21] [OP-38] the switch is off at first; if it is on, pending changes do not block paying', () => {
    const slip = driver();
    slip.add('a');
    expect(slip.state.autoOddsChange).toBe(false);
    slip.send({ type: 'set-auto-odds', on: true });
    slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.10' }] });
    expect(can(slip.state, { type: 'pay' }, slip.env)).toBe(true);
  });

  test('[SLIP-09] [OP-35] a due check has every selection, and is skipped while a ticket is under way or the slip is empty', () => {
    const slip = driver();
    expect(slip.send({ type: 'check-due' })).toEqual([]);
    slip.add('a');
    expect(slip.send({ type: 'check-due' })).toEqual([
      { type: 'check-selections', selections: [{ id: 'a', type: 'prematch', market: 'FT', selection: '1' }] },
    ]);
    slip.waiting();
    expect(slip.send({ type: 'check-due' })).toEqual([]);
    slip.send({ type: 'odds', updates: [{ id: 'a', price: '7' }] });
    expect(slip.state.selections[0]?.price).toBe('2.00');
  });

  test('an update for another outcome of the event is ignored, and without a change the state is the same object', () => {
    const slip = driver();
    slip.add('a');
    const before = slip.state;
    slip.send({ type: 'odds', updates: [{ id: 'a', price: '7', outcome: 'X' }] });
    slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.00', suspended: false }] });
    expect(slip.state).toBe(before);
  });
});
