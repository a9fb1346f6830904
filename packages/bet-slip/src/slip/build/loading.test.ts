import { describe, expect, test } from 'vitest';
import { can } from '../machine/transition.ts';
import { selectSelections } from '../select/select-slip.ts';
import { START, driver, selection } from '../testing/slip-driver.ts';

const group = (conditions: number[], ...selectionIds: string[]) => ({ conditions, selectionIds });
const three = ['a', 'b', 'c'].map((id) => selection(id));
const ids = (slip: ReturnType<typeof driver>) => slip.state.selections.map(({ id }) => id);

describe('load', () => {
  test('[SYS-03] [SYS-06] replaces the whole slip: selections, groups with ordered conditions, stake', () => {
    const slip = driver();
    slip.add('z');
    slip.send({ type: 'draft-selection', id: 'z' });
    slip.send({ type: 'load', selections: three, groups: [group([3, 2], 'a', 'b', 'c')], stake: '50,5' });
    expect(ids(slip)).toEqual(['a', 'b', 'c']);
    expect(slip.state).toMatchObject({
      mode: 'system',
      groups: [group([2, 3], 'a', 'b', 'c')],
      stake: '50.5',
      originalStake: '50.5',
      stakeBy: 'player',
      draft: { selectionIds: [], conditions: [] },
    });
    expect(slip.state.selections[0]).toMatchObject({ price: '2.00', originalPrice: '2.00', originalBand: null });
  });

  test('without a stake that of the slip stays, and a lowered one returns to the player’s', () => {
    const slip = driver();
    slip.send({ type: 'load', selections: three, groups: [] });
    expect(slip.state).toMatchObject({ mode: 'basic', stake: '20', stakeBy: 'default' });
    slip.state = { ...slip.state, stake: '30', originalStake: '60', stakeBy: 'lowered' };
    slip.send({ type: 'load', selections: three, groups: [] });
    expect(slip.state).toMatchObject({ stake: '60', stakeBy: 'player' });
  });

  test('the replaced slip can be restored, although the slip is not empty', () => {
    const slip = driver();
    slip.add('z');
    slip.send({ type: 'set-stake', stake: '70' });
    slip.send({ type: 'load', selections: three, groups: [], stake: '30' });
    slip.send({ type: 'restore' });
    expect(slip.state).toMatchObject({ stake: '70', restorable: null });
    expect(ids(slip)).toEqual(['z']);
  });

  test('loading over an empty slip leaves nothing to restore, except a slip that an offer emptied', () => {
    const slip = driver();
    slip.send({ type: 'load', selections: three, groups: [] });
    expect(slip.state.restorable).toBeNull();
    expect(can(slip.state, { type: 'restore' }, slip.env)).toEqual({
      reason: { code: 'nothingToRestore', params: {} },
    });
  });

  test('[OP-33] a selection of the same event takes the place of the earlier one, the same outcome is there once', () => {
    const slip = driver();
    const player = selection('a_7', '4.00');
    slip.send({ type: 'load', selections: [...three, player, selection('b')], groups: [group([1], 'a', 'b')] });
    expect(ids(slip)).toEqual(['a_7', 'b', 'c']);
    // The group had a selection that is gone.
    expect(slip.state).toMatchObject({ groups: [], mode: 'basic' });
    const byId = driver({ conflictKey: 'id' });
    byId.send({ type: 'load', selections: [...three, player], groups: [] });
    expect(ids(byId)).toEqual(['a', 'b', 'c', 'a_7']);
  });

  test('groups that do not fit are left out, the others stay', () => {
    const slip = driver();
    const groups = [
      group([1], 'a', 'b'),
      group([1], 'b', 'c'),
      group([2], 'c'),
      group([1], 'x'),
      group([], 'c'),
      group([1], 'c'),
    ];
    slip.send({ type: 'load', selections: three, groups });
    expect(slip.state.groups).toEqual([group([1], 'a', 'b'), group([1], 'c')]);
  });

  test('[SYS-08] a bonus wallet has no groups', () => {
    const slip = driver();
    slip.world({ wallet: { currency: 'FREEBET-RSD', currencyId: 1000 } });
    slip.send({ type: 'load', selections: three, groups: [group([2], 'a', 'b', 'c')] });
    expect(slip.state).toMatchObject({ groups: [], mode: 'basic' });
  });

  test('[SLIP-06] [SLIP-07] an unavailable selection comes in locked and is not lost', () => {
    const slip = driver();
    const gone = selection('a', '0');
    const begun = selection('b', '2.00', { timeStart: START });
    slip.send({ type: 'load', selections: [gone, begun, selection('c')], groups: [] });
    expect(selectSelections(slip.state, slip.env).map(({ shownPrice, lock }) => [shownPrice, lock])).toEqual([
      ['-', 'noPrice'],
      ['-', 'started'],
      ['2.00', null],
    ]);
    expect(can(slip.state, { type: 'pay' }, slip.env)).toMatchObject({ reason: { code: 'lockedSelections' } });
  });

  test('is refused while a ticket is under way, and if there is nothing to load', () => {
    const slip = driver();
    const load = { type: 'load', selections: three, groups: [] } as const;
    expect(slip.send({ ...load, selections: [] })).toMatchObject([{ reason: { code: 'emptyTicket' } }]);
    slip.add('z');
    slip.waiting();
    expect(slip.send(load)).toMatchObject([{ type: 'refused', reason: { code: 'paymentInProgress' } }]);
    expect(ids(slip)).toEqual(['z']);
  });
});
