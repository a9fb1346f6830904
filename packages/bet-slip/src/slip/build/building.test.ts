import { describe, expect, test } from 'vitest';
import { can } from '../machine/transition.ts';
import { selectSelections } from '../select/select-slip.ts';
import { START, driver, selection } from '../testing/slip-driver.ts';

const ids = (slip: ReturnType<typeof driver>) => slip.state.selections.map(({ id }) => id);

function grouped() {
  const slip = driver();
  slip.add('a', 'b', 'c', 'd');
  slip.send({ type: 'set-mode', mode: 'system' });
  for (const id of ['a', 'b', 'c']) slip.send({ type: 'draft-selection', id });
  for (const condition of [3, 2]) slip.send({ type: 'draft-condition', condition });
  slip.send({ type: 'confirm-group' });
  return slip;
}

describe('building the ticket', () => {
  test('[SLIP-01] a visitor can build a slip', () => {
    const slip = driver();
    slip.world({ loggedIn: false, wallet: null });
    slip.add('a', 'b');
    expect(ids(slip)).toEqual(['a', 'b']);
  });

  test('[SLIP-02] choosing an outcome again toggles it off', () => {
    const slip = driver();
    slip.add('a', 'b', 'a');
    expect(ids(slip)).toEqual(['b']);
  });

  test('[SLIP-03] another outcome of the same event takes the place of the earlier one', () => {
    const slip = driver();
    slip.add('a', 'b');
    slip.send({ type: 'add', selection: selection('a', '3.10', { outcome: 'X' }) });
    expect(slip.state.selections.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['a', 'X'],
      ['b', '1'],
    ]);
  });

  test('[OP-33] player markets of one event exclude each other, unless ids are the conflict key', () => {
    const byEvent = driver();
    byEvent.add('a', 'a_7', 'a_9');
    expect(ids(byEvent)).toEqual(['a_9']);
    const byId = driver({ conflictKey: 'id' });
    byId.add('a', 'a_7', 'a_9');
    expect(ids(byId)).toEqual(['a', 'a_7', 'a_9']);
  });

  test('[SLIP-04] [SLIP-19] [OP-30] removing the last selection empties the slip and resets the stake', () => {
    const slip = driver();
    slip.add('a');
    slip.send({ type: 'set-stake', stake: '500' });
    slip.send({ type: 'remove', id: 'a' });
    expect(slip.state).toMatchObject({ selections: [], mode: 'basic', stake: '20', stakeBy: 'default' });
  });

  test('[SLIP-05] every structural change clears the groups', () => {
    const changes = [
      { type: 'add', selection: selection('e') },
      { type: 'add', selection: selection('d') },
      { type: 'add', selection: selection('d', '5', { outcome: 'X' }) },
      { type: 'remove', id: 'd' },
      { type: 'clear' },
    ] as const;
    for (const change of changes) {
      const slip = grouped();
      slip.send(change);
      expect(slip.state.groups).toEqual([]);
    }
  });

  test('[OP-34] odds, acceptance and stake keep the groups', () => {
    const slip = grouped();
    slip.send({ type: 'odds', updates: [{ id: 'a', price: '9' }] });
    slip.send({ type: 'accept-changes' });
    slip.send({ type: 'set-stake', stake: '77' });
    slip.send({ type: 'env-changed' });
    expect(slip.state.groups).toHaveLength(1);
  });

  test('[SLIP-06] [SLIP-07] a started prematch selection shows a dash and is locked; a live one is not', () => {
    const slip = driver();
    slip.send({ type: 'add', selection: selection('a', '2', { timeStart: START + 1000 }) });
    slip.send({ type: 'add', selection: selection('b', '2', { timeStart: START - 1000, desc: 'live' }) });
    slip.pass(1000);
    expect(selectSelections(slip.state, slip.env).map(({ shownPrice, lock }) => [shownPrice, lock])).toEqual([
      ['-', 'started'],
      ['2', null],
    ]);
  });

  test('[SLIP-08] [OP-93] delete-invalid removes all invalid selections at once and drops the groups', () => {
    const slip = grouped();
    slip.send({
      type: 'odds',
      updates: [
        { id: 'a', price: '0' },
        { id: 'b', suspended: true },
        { id: 'c', price: '1.009' },
      ],
    });
    slip.send({ type: 'delete-invalid' });
    expect(ids(slip)).toEqual(['d']);
    expect(slip.state.groups).toEqual([]);
    expect(can(slip.state, { type: 'delete-invalid' }, slip.env)).toMatchObject({
      reason: { code: 'noInvalidSelections' },
    });
  });

  test('an unavailable selection cannot be added', () => {
    const slip = driver();
    const effects = slip.send({ type: 'add', selection: selection('a', '-') });
    expect(effects).toMatchObject([{ type: 'refused', event: 'add', reason: { code: 'unavailablePrice' } }]);
  });
});

describe('system groups', () => {
  test('[SYS-01] [SYS-02] [SYS-06] picking selections, then conditions, then confirming makes a group', () => {
    const slip = grouped();
    expect(slip.state.mode).toBe('system');
    expect(slip.state.groups).toEqual([{ selectionIds: ['a', 'b', 'c'], conditions: [2, 3] }]);
    expect(slip.state.draft).toEqual({ selectionIds: [], conditions: [] });
  });

  test('[SYS-03] conditions stay in numeric order', () => {
    expect(grouped().state.groups[0]?.conditions).toEqual([2, 3]);
  });

  test('[SYS-02] the draft has the combinations of each k of n, and of the chosen ones together', () => {
    const slip = driver();
    slip.add('a', 'b', 'c', 'd');
    slip.send({ type: 'set-mode', mode: 'system' });
    for (const id of ['a', 'b', 'c', 'd']) slip.send({ type: 'draft-selection', id });
    slip.send({ type: 'draft-condition', condition: 2 });
    slip.send({ type: 'draft-condition', condition: 3 });
    expect(slip.state.draft).toEqual({ selectionIds: ['a', 'b', 'c', 'd'], conditions: [2, 3] });
  });

  test('[SYS-04] a group can be deleted', () => {
    const slip = grouped();
    slip.send({ type: 'delete-group', index: 0 });
    expect(slip.state.groups).toEqual([]);
    expect(can(slip.state, { type: 'delete-group', index: 0 }, slip.env)).toMatchObject({
      reason: { code: 'unknownGroup' },
    });
  });

  test('[SYS-05] [OP-92] grouped selections are fixed: not selectable for another group', () => {
    const slip = grouped();
    expect(selectSelections(slip.state, slip.env).map(({ group }) => group)).toEqual([0, 0, 0, null]);
    expect(can(slip.state, { type: 'draft-selection', id: 'a' }, slip.env)).toMatchObject({
      reason: { code: 'selectionFixed' },
    });
  });

  test('[SYS-08] [STAKE-14] a bonus wallet has no system tickets', () => {
    const slip = grouped();
    slip.world({ wallet: { currency: 'FREEBET-RSD', currencyId: 1000 } });
    expect(can(slip.state, { type: 'set-mode', mode: 'system' }, slip.env)).toMatchObject({
      reason: { code: 'systemNotAllowed' },
    });
    expect(can(slip.state, { type: 'pay' }, slip.env)).toMatchObject({ reason: { code: 'systemNotAllowed' } });
  });

  test('a condition above the number of drafted selections is refused, and dropped if a selection is removed', () => {
    const slip = driver();
    slip.add('a', 'b');
    slip.send({ type: 'draft-selection', id: 'a' });
    slip.send({ type: 'draft-selection', id: 'b' });
    slip.send({ type: 'draft-condition', condition: 2 });
    expect(can(slip.state, { type: 'draft-condition', condition: 3 }, slip.env)).toMatchObject({
      reason: { code: 'unknownCondition' },
    });
    slip.send({ type: 'draft-selection', id: 'b' });
    expect(slip.state.draft).toEqual({ selectionIds: ['a'], conditions: [] });
    expect(can(slip.state, { type: 'confirm-group' }, slip.env)).toMatchObject({ reason: { code: 'groupIncomplete' } });
  });
});
