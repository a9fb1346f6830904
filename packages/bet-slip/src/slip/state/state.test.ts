import { describe, expect, test } from 'vitest';
import { selectRules } from '../ticket/limits.ts';
import { selectBusy, selectSentTicket } from './progress.ts';
import { selectPayButton, selectTimer } from '../select/select-payment.ts';
import { driver, info, limits } from '../testing/slip-driver.ts';
import { initialSlip } from './state.ts';

describe('the state', () => {
  test('[SLIP-16] building: list, stake and its colour, system flag, groups, and the draft of a group', () => {
    const slip = driver();
    expect(slip.state).toMatchObject({ selections: [], stake: '20', stakeBy: 'default', mode: 'basic', groups: [] });
    slip.add('a', 'b', 'c', 'd');
    slip.send({ type: 'set-stake', stake: '50' });
    slip.send({ type: 'set-mode', mode: 'system' });
    for (const id of ['a', 'b']) slip.send({ type: 'draft-selection', id });
    slip.send({ type: 'draft-condition', condition: 1 });
    slip.send({ type: 'confirm-group' });
    for (const id of ['c', 'd']) slip.send({ type: 'draft-selection', id });
    slip.send({ type: 'draft-condition', condition: 2 });
    expect(slip.state.selections.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(slip.state).toMatchObject({
      stake: '50',
      stakeBy: 'player',
      mode: 'system',
      groups: [{ conditions: [1], selectionIds: ['a', 'b'] }],
      draft: { selectionIds: ['c', 'd'], conditions: [2] },
    });
    // A stake that an offer lowered is red (PAY-16).
    slip.send({ type: 'confirm-group' });
    const ticketId = slip.waiting();
    const lower = { status: 'reoffer', code: 101, stake: { from: '50', to: '30' } } as const;
    slip.send({ type: 'ticket-info', info: info(ticketId, lower) });
    expect(slip.state).toMatchObject({ stake: '30', stakeBy: 'lowered', originalStake: '50' });
  });

  test('[SLIP-17] paying: timer, waiting id, finished tickets, offer, switch, minimum, pay button', () => {
    const slip = driver();
    slip.add('a');
    slip.send({ type: 'set-auto-odds', on: true });
    const ticketId = slip.waiting();
    expect(slip.state.autoOddsChange).toBe(true);
    expect(selectSentTicket(slip.state)?.ticketId).toBe(ticketId);
    expect(selectTimer(slip.state, slip.env)).toEqual({ seconds: 15, red: false });
    expect(selectPayButton(slip.state, slip.env)).toMatchObject({
      busy: true,
      disabled: { code: 'paymentInProgress' },
    });
    const blocked = { status: 'oddchange', changes: [{ id: 'a', price: '1.90', blocked: true }] } as const;
    slip.send({ type: 'ticket-info', info: info(ticketId, blocked) });
    expect(slip.state.payment).toMatchObject({
      status: 'deciding',
      ticket: { ticketId },
      offer: { kind: 'oddchange' },
    });
    slip.send({ type: 'ticket-info', info: info(ticketId, { status: 'denied', subcode: 208 }) });
    expect(selectBusy(slip.state)).toBe(false);
    expect(slip.state.done).toEqual([{ ticketId, outcome: 'rejected' }]);
    expect(selectRules(slip.state, slip.env).minTicketPayin).toBe('20');
  });

  test('it is plain JSON, and an empty slip equals a new one', () => {
    const state = initialSlip();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe('the active wallet', () => {
  test('[STAKE-17] [STAKE-18] gives the currency a ticket is paid in, with its minimum and its maximum win', () => {
    const slip = driver();
    const perCurrency = [...limits.maxTicketWin, { currency: 'EUR', limit: '90' }];
    slip.world({ wallet: { currency: 'EUR', currencyId: 2 }, limits: { ...limits, maxTicketWin: perCurrency } });
    slip.send({ type: 'env-changed' });
    slip.add('a');
    expect(selectRules(slip.state, slip.env)).toMatchObject({ minTicketPayin: '1', maxTicketWin: '90' });
    slip.waiting();
    expect(selectSentTicket(slip.state)).toMatchObject({
      wallet: { currency: 'EUR', currencyId: 2 },
      content: { stake: '1' },
    });
  });
});
