import { describe, expect, test } from 'vitest';
import type { TicketInfo } from '../slip/state/event.ts';
import { selectDraft } from './draft.ts';
import { selectGroupQuotes } from './group-quotes.ts';
import { selectOfferTerms } from './offer-terms.ts';
import { selectWhatIf } from './what-if.ts';
import { driver, info, selection } from '../slip/testing/slip-driver.ts';

function offered(extra: Partial<TicketInfo>) {
  const slip = driver();
  slip.add('a', 'b');
  slip.send({ type: 'set-stake', stake: '100' });
  const ticketId = slip.waiting();
  slip.send({ type: 'ticket-info', info: info(ticketId, { status: 'reoffer', code: 101, ...extra }) });
  return slip;
}

describe('selectOfferTerms', () => {
  test('[OP-90] old and new stake, odds and payout of an offer', () => {
    const { state, env } = offered({ changes: [{ id: 'a', price: '1.50' }], stake: { from: '100', to: '40.50' } });
    const terms = selectOfferTerms(state, env);
    expect(terms).toMatchObject({
      from: { stake: '100', odds: '4.00', payout: '400.00', capped: false },
      to: { stake: '40.50', odds: '3.00', payout: '121.50', capped: false },
      changes: [{ from: { id: 'a', price: '2.00' }, to: { id: 'a', price: '1.50' }, blocked: false }],
    });
    expect(terms?.changes).toHaveLength(1);
  });

  test('[OP-39] [OP-90] higher odds pay no more than the maximum win', () => {
    const { state, env } = offered({ changes: [{ id: 'a', price: '9.00' }] });
    expect(selectOfferTerms(state, env)?.to).toEqual({ stake: '100', odds: '18.00', payout: '1000.00', capped: true });
  });

  test('a blocked selection is named, even at the same price; without an offer there are no terms', () => {
    const { state, env } = offered({ changes: [{ id: 'b', price: '2.00', blocked: true }] });
    expect(selectOfferTerms(state, env)?.changes).toMatchObject([{ from: { id: 'b' }, blocked: true }]);
    const { state: idle } = driver();
    expect(selectOfferTerms(idle, env)).toBeNull();
  });
});

function system() {
  const slip = driver();
  for (const id of ['a', 'b', 'c', 'd', 'e']) slip.send({ type: 'add', selection: selection(id) });
  slip.send({ type: 'set-mode', mode: 'system' });
  for (const [condition, ...ids] of [
    [2, 'a', 'b', 'c'],
    [1, 'd', 'e'],
  ] as const) {
    for (const id of ids) slip.send({ type: 'draft-selection', id });
    slip.send({ type: 'draft-condition', condition });
    slip.send({ type: 'confirm-group' });
  }
  slip.send({ type: 'set-stake', stake: '60' });
  return slip;
}

describe('selectGroupQuotes', () => {
  test('[SYS-07] [OP-36] [OP-41] the ticket and each group alone: lines, odds, payouts, the stakes they may have', () => {
    const { state, env } = system();
    const { ticket, groups } = selectGroupQuotes(state, env);
    expect(ticket).toMatchObject({
      combinations: 6n,
      stakePerCombination: '10.00',
      lineOdds: { min: '8.00', max: '8.00' },
      totalOdds: { min: '8.00', max: '48.00' },
      payout: { min: '80.00', max: '480.00' },
      stakes: { min: '30.00', max: '200000' },
    });
    expect(groups).toMatchObject([
      {
        selectionIds: ['a', 'b', 'c'],
        conditions: [2],
        combinations: 3n,
        stakePerCombination: '20.00',
        totalOdds: { min: '4.00', max: '12.00' },
        payout: { min: '80.00', max: '240.00' },
        stakes: { min: '20', max: '200000' },
      },
      { selectionIds: ['d', 'e'], combinations: 2n, totalOdds: { min: '2.00', max: '4.00' }, stakes: { min: '20' } },
    ]);
  });
});

describe('selectWhatIf', () => {
  test('[SYS-07] what the slip pays if legs end as marked', () => {
    const { state, env } = system();
    expect(selectWhatIf(state, env, {})).toMatchObject({ lost: false, possible: { min: '0.00', max: '480.00' } });
    expect(selectWhatIf(state, env, { a: 'lost', d: 'void' })).toMatchObject({ possible: { max: '120.00' } });
    expect(selectWhatIf(state, env, { a: 'lost', b: 'lost' })).toMatchObject({ lost: true, decided: true });
    expect(selectWhatIf(driver().state, env, {})).toBeNull();
  });
});

test('[SLIP-24] a group keeps its name and counts the combinations without a locked selection', () => {
  const slip = driver();
  slip.add('a', 'b', 'c');
  slip.send({ type: 'set-mode', mode: 'system' });
  for (const id of 'abc') slip.send({ type: 'draft-selection', id });
  slip.send({ type: 'draft-condition', condition: 2 });
  slip.send({ type: 'confirm-group' });
  slip.send({ type: 'odds', updates: [{ id: 'a', suspended: true }] });
  const { ticket, groups } = selectGroupQuotes(slip.state, slip.env);
  expect(ticket).toMatchObject({ combinations: 1n, payout: { max: '80.00' } });
  expect(groups).toMatchObject([{ selectionIds: ['a', 'b', 'c'], conditions: [2], combinations: 1n }]);
  slip.send({ type: 'odds', updates: [{ id: 'b', suspended: true }] });
  expect(selectGroupQuotes(slip.state, slip.env).ticket.payout.max).toBe('0.00');
});

test('[SYS-02] [SYS-05] the editor of a group offers the free selections, and counts the combinations of the draft', () => {
  const slip = driver();
  slip.add('a', 'b', 'c', 'd', 'e');
  slip.send({ type: 'set-mode', mode: 'system' });
  slip.send({ type: 'draft-selection', id: 'e' });
  slip.send({ type: 'draft-condition', condition: 1 });
  slip.send({ type: 'confirm-group' });
  for (const id of 'abcd') slip.send({ type: 'draft-selection', id });
  for (const condition of [3, 2]) slip.send({ type: 'draft-condition', condition });
  expect(selectDraft(slip.state)).toEqual({
    selectable: ['a', 'b', 'c', 'd'],
    conditions: [1, 2, 3, 4],
    combinationsEach: [4n, 6n, 4n, 1n],
    combinations: 10n,
    complete: true,
  });
});
