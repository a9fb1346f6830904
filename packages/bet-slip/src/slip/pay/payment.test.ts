import { describe, expect, test } from 'vitest';
import { can } from '../machine/transition.ts';
import { selectPollId } from '../state/progress.ts';
import { selectOffer, selectPayButton, selectTimer } from '../select/select-payment.ts';
import { driver, info, selection } from '../testing/slip-driver.ts';

function filled(...ids: string[]) {
  const slip = driver();
  slip.add(...(ids.length > 0 ? ids : ['a', 'b']));
  return slip;
}
const status = (slip: ReturnType<typeof driver>) => slip.state.payment.status;
const types = (effects: readonly { type: string }[]) => effects.map(({ type }) => type);

describe('paying', () => {
  test('[PAY-01] [OP-29] a visitor may press Pay, is asked to log in, and nothing is sent', () => {
    const slip = filled();
    slip.world({ loggedIn: false, wallet: null });
    expect(can(slip.state, { type: 'pay' }, slip.env)).toBe(true);
    const effects = slip.send({ type: 'pay' });
    expect(effects).toEqual([
      { type: 'notify', key: 'snackbarMustLogin', tone: 'error', surface: 'overlay', sticky: true },
    ]);
    expect(slip.state.payment).toMatchObject({ status: 'rejected', ticketId: null });
  });

  test('[PAY-02] [PAY-03] [PAY-04] [STAKE-06] a player’s ticket is sent once, the button is off, a spinner runs', () => {
    const slip = filled();
    expect(slip.send({ type: 'pay' })).toMatchObject([{ type: 'send-ticket', ticketId: 'ticket-0' }]);
    expect(selectPayButton(slip.state, slip.env)).toMatchObject({
      busy: true,
      disabled: { code: 'paymentInProgress' },
    });
    expect(selectTimer(slip.state, slip.env)).toEqual({ seconds: null, red: false });
    expect(slip.send({ type: 'pay' })).toMatchObject([{ type: 'refused' }]);
    expect(slip.send({ type: 'add', selection: selection('z') })).toMatchObject([{ type: 'refused' }]);
  });

  test('[PAY-07] [ERR-07] a refused request frees the button and shows the server’s text', () => {
    const slip = filled();
    slip.send({ type: 'pay' });
    const answer = { kind: 'refused', error: 'insufficientFunds', subcode: null } as const;
    const effects = slip.send({ type: 'ticket-answer', ticketId: 'ticket-0', answer });
    expect(effects[0]).toMatchObject({ type: 'notify', key: 'insufficientFunds', surface: 'overlay' });
    slip.pass(600);
    expect(selectPayButton(slip.state, slip.env).disabled).toBeNull();
    expect(slip.state.selections).toHaveLength(2);
  });

  test('[PAY-08] answers for another ticket are ignored', () => {
    const slip = filled();
    slip.waiting();
    const before = slip.state;
    slip.send({ type: 'ticket-info', info: info('other', { accepted: true }) });
    slip.send({ type: 'ticket-answer', ticketId: 'other', answer: { kind: 'busy' } });
    expect(slip.state).toBe(before);
  });

  test('[PAY-09] [PAY-19] [OP-26] [OP-40] the first 101 sets the timer: the time of the ticket minus what has passed', () => {
    const slip = filled();
    slip.send({ type: 'pay' });
    slip.send({ type: 'ticket-answer', ticketId: 'ticket-0', answer: { kind: 'taken', pending: false } });
    slip.pass(4000);
    expect(selectTimer(slip.state, slip.env)?.seconds).toBeNull();
    slip.send({ type: 'ticket-info', info: info('ticket-0', { code: 101 }) });
    expect(selectTimer(slip.state, slip.env)).toEqual({ seconds: 11, red: false });
    slip.ticks(5);
    expect(selectTimer(slip.state, slip.env)).toEqual({ seconds: 6, red: true });
    const live = driver();
    live.send({ type: 'add', selection: selection('a', '2', { desc: 'live' }) });
    live.add('b');
    live.waiting();
    expect(selectTimer(live.state, live.env)?.seconds).toBe(25);
  });

  test('[PAY-10] a timer never shows less than zero', () => {
    const slip = filled();
    slip.waiting();
    slip.pass(60_000);
    expect(selectTimer(slip.state, slip.env)?.seconds).toBe(0);
  });

  test('[PAY-11] [PAY-12] [ERR-17] acceptance empties the slip, resets the stake, and marks the ticket done', () => {
    const slip = filled();
    slip.send({ type: 'set-stake', stake: '300' });
    const ticketId = slip.waiting();
    const effects = slip.send({ type: 'ticket-info', info: info(ticketId, { accepted: true, status: 'accepted' }) });
    expect(effects).toMatchObject([
      { type: 'notify', key: 'ticketPaymentText', tone: 'success', surface: 'dialog' },
      { type: 'ticket-done', outcome: 'accepted' },
    ]);
    expect(slip.state).toMatchObject({ selections: [], stake: '20', payment: { status: 'accepted', ticketId } });
    expect(slip.state.done).toEqual([{ ticketId, outcome: 'accepted' }]);
    slip.send({ type: 'dismiss' });
    expect(status(slip)).toBe('idle');
  });

  test.each([
    [208, 'snackbarRejected', 'ERR-09'],
    [216, 'ticketRejectedOddsChanged', 'ERR-10'],
    [217, 'ticketRejectedOddsBlocked', 'ERR-11'],
    [226, 'ticketRejectedOddsChangedCms', 'ERR-12'],
    [227, 'ticketRejectedOddsBlockedCms', 'ERR-13'],
  ])(
    '[ERR-09] [ERR-10] [ERR-11] [ERR-12] [ERR-13] [OP-28] subcode %i rejects with %s in a dialog (%s)',
    (subcode, key) => {
      const slip = filled();
      const ticketId = slip.waiting();
      const effects = slip.send({ type: 'ticket-info', info: info(ticketId, { status: 'denied', subcode }) });
      expect(effects[0]).toMatchObject({ type: 'notify', key, surface: 'dialog' });
      expect(slip.state.payment).toMatchObject({ status: 'rejected', key });
      expect(slip.state.selections).toHaveLength(2);
      slip.pass(600);
      expect(selectPayButton(slip.state, slip.env).disabled).toBeNull();
    },
  );

  test('[PAY-22] a refusal stays on the slip after its dialog, until it is closed there or the ticket is paid again', () => {
    const slip = filled();
    const refused = { status: 'denied', subcode: 216 } as const;
    slip.send({ type: 'ticket-info', info: info(slip.waiting(), refused) });
    slip.send({ type: 'dismiss' });
    expect(slip.state.payment).toMatchObject({ status: 'rejected', surface: 'overlay' });
    slip.send({ type: 'dismiss' });
    expect(status(slip)).toBe('idle');
    slip.send({ type: 'ticket-info', info: info(slip.waiting(), refused) });
    slip.send({ type: 'dismiss' });
    slip.pass(600);
    slip.send({ type: 'press', action: 'pay' });
    expect(status(slip)).toBe('submitting');
  });

  test.each([203, 204, 999])('[ERR-14] [OP-24] [PAY-13] subcode %i ends the ticket with snackbarTimeout', (subcode) => {
    const slip = filled();
    const ticketId = slip.waiting();
    const effects = slip.send({ type: 'ticket-info', info: info(ticketId, { code: 1, subcode }) });
    expect(effects[0]).toMatchObject({ key: 'snackbarTimeout', surface: 'snackbar' });
    expect(slip.state.payment).toMatchObject({ status: 'timedOut', final: true });
  });

  test('[PAY-14] [ERR-16] ets code 102 starts the flow over with a busy notice that stays', () => {
    const slip = filled();
    const ticketId = slip.waiting();
    const effects = slip.send({ type: 'ticket-info', info: info(ticketId, { etsCode: 102 }) });
    expect(effects[0]).toMatchObject({ key: 'snackbarServerBusy', tone: 'neutral', sticky: true });
    expect(status(slip)).toBe('idle');
    expect(slip.send({ type: 'pay' })).toMatchObject([{ ticketId: 'ticket-1' }]);
  });

  test('[PAY-18] [ERR-15] [OP-19] 101 without a status keeps waiting; polling goes on until the end', () => {
    const slip = filled();
    const ticketId = slip.waiting();
    slip.send({ type: 'ticket-info', info: info(ticketId, { code: 101 }) });
    expect(status(slip)).toBe('waiting');
    expect(selectPollId(slip.state)).toBe(ticketId);
    slip.send({ type: 'ticket-info', info: info(ticketId, { status: 'denied', subcode: 208 }) });
    expect(selectPollId(slip.state)).toBeNull();
  });

  test('[OP-25] no answer makes the outcome unknown, not failed: the same id is polled for ten seconds', () => {
    const slip = filled();
    slip.send({ type: 'pay' });
    const effects = slip.send({ type: 'ticket-answer', ticketId: 'ticket-0', answer: { kind: 'lost' } });
    expect(effects).toEqual([{ type: 'poll', ticketId: 'ticket-0' }]);
    expect(selectPayButton(slip.state, slip.env).disabled?.code).toBe('paymentInProgress');
    expect(types(slip.ticks(9))).toEqual(Array.from({ length: 9 }, () => 'poll'));
    expect(slip.ticks(1)).toMatchObject([{ type: 'notify', key: 'ticketTimeout', surface: 'dialog' }]);
    expect(slip.state.payment).toMatchObject({ status: 'timedOut', final: false });
  });

  test('[OP-25] [ERR-08] a late final answer is honoured during the grace and after it', () => {
    const during = filled();
    during.waiting();
    during.ticks(16);
    expect(status(during)).toBe('unknown');
    during.send({ type: 'ticket-info', info: info('ticket-0', { accepted: true }) });
    expect(status(during)).toBe('accepted');
    const after = filled();
    after.waiting();
    after.ticks(30);
    expect(after.state.payment).toMatchObject({ status: 'timedOut', key: 'ticketTimeout' });
    after.send({ type: 'ticket-info', info: info('ticket-0', { accepted: true }) });
    expect(after.state).toMatchObject({ selections: [], payment: { status: 'accepted' }, unconfirmed: null });
  });

  test('[OP-25] [OP-89] paying the unchanged slip again uses the same id, a changed slip a new one', () => {
    const same = filled();
    same.waiting();
    same.ticks(30);
    expect(same.send({ type: 'pay' })).toMatchObject([{ type: 'send-ticket', ticketId: 'ticket-0' }]);
    const changed = filled();
    changed.waiting();
    changed.ticks(30);
    changed.send({ type: 'set-stake', stake: '21' });
    expect(changed.send({ type: 'pay' })).toMatchObject([{ type: 'send-ticket', ticketId: 'ticket-1' }]);
  });

  test('[OP-25] the late end of an earlier ticket is reported and does not touch the one under way', () => {
    const slip = filled();
    slip.waiting();
    slip.ticks(30);
    slip.send({ type: 'set-stake', stake: '21' });
    const second = slip.waiting();
    const effects = slip.send({ type: 'ticket-info', info: info('ticket-0', { accepted: true }) });
    expect(types(effects)).toEqual(['notify', 'ticket-done']);
    expect(slip.state.payment).toMatchObject({ status: 'waiting', ticket: { ticketId: second } });
    expect(slip.state.selections).toHaveLength(2);
  });

  test('[OP-89] a finished ticket is not processed twice', () => {
    const slip = filled();
    const ticketId = slip.waiting();
    slip.send({ type: 'ticket-info', info: info(ticketId, { status: 'denied', subcode: 208 }) });
    const before = slip.state;
    const effects = slip.send({ type: 'ticket-info', info: info(ticketId, { accepted: true }) });
    expect(slip.state).toBe(before);
    expect(effects).toEqual([{ type: 'log', code: 'lateAnswer', ticketId }]);
  });

  test('[OP-50] [OP-89] a reload in any payment state goes on under the same id', () => {
    const submitting = filled();
    submitting.send({ type: 'pay' });
    submitting.state = JSON.parse(JSON.stringify(submitting.state)) as typeof submitting.state;
    expect(submitting.send({ type: 'resume' })).toEqual([{ type: 'poll', ticketId: 'ticket-0' }]);
    expect(status(submitting)).toBe('unknown');
    submitting.send({ type: 'ticket-info', info: info('ticket-0', { code: 101 }) });
    expect(status(submitting)).toBe('waiting');
    expect(submitting.send({ type: 'resume' })).toEqual([{ type: 'poll', ticketId: 'ticket-0' }]);
    submitting.send({ type: 'ticket-info', info: info('ticket-0', { status: 'reoffer', code: 101 }) });
    expect(submitting.send({ type: 'resume' })).toEqual([{ type: 'poll', ticketId: 'ticket-0' }]);
    submitting.send({ type: 'decide', accept: true });
    expect(submitting.send({ type: 'resume' })).toEqual([
      { type: 'post-reoffer', ticketId: 'ticket-0', answer: { accepted: true } },
    ]);
  });
});

describe('offers', () => {
  const reoffer = (ticketId: string, extra = {}) =>
    info(ticketId, { status: 'reoffer', code: 101, changes: [{ id: 'a', price: '1.80' }], ...extra });

  test('[PAY-15] with the switch on and only odds changed, the offer is taken at once and the slip stays until the end', () => {
    const slip = filled();
    slip.send({ type: 'set-auto-odds', on: true });
    const ticketId = slip.waiting();
    const effects = slip.send({ type: 'ticket-info', info: reoffer(ticketId) });
    expect(effects).toEqual([{ type: 'post-reoffer', ticketId, answer: { accepted: true } }]);
    expect(selectOffer(slip.state, slip.env)).toBeNull();
    slip.send({ type: 'reoffer-answer', ticketId, ok: true });
    expect(slip.state).toMatchObject({ payment: { status: 'waiting' } });
    expect(slip.state.selections).toHaveLength(2);
    slip.send({ type: 'ticket-info', info: reoffer(ticketId) });
    expect(status(slip)).toBe('waiting');
  });

  test.each([
    ['a blocked selection', { changes: [{ id: 'a', price: '1.80', blocked: true }] }],
    ['a price that is gone', { changes: [{ id: 'a', price: '0' }] }],
    ['a price that is a dash', { changes: [{ id: 'a', price: '-' }] }],
    ['another stake', { stake: { from: '20', to: '25' } }],
  ])('[PAY-15] [PAY-17] even with the switch on, %s is for the player to decide', (_, extra) => {
    const slip = filled();
    slip.send({ type: 'set-auto-odds', on: true });
    const ticketId = slip.waiting();
    expect(slip.send({ type: 'ticket-info', info: reoffer(ticketId, extra) })).toEqual([]);
    expect(status(slip)).toBe('deciding');
  });

  test('[PAY-16] [OP-22] a lowered stake goes into the slip marked as lowered, and the player still decides', () => {
    const slip = filled();
    slip.send({ type: 'set-stake', stake: '300' });
    const ticketId = slip.waiting();
    slip.send({ type: 'ticket-info', info: reoffer(ticketId, { stake: { from: '300', to: '120' } }) });
    expect(slip.state).toMatchObject({ stake: '120', stakeBy: 'lowered', originalStake: '300' });
    slip.send({ type: 'decide', accept: false });
    slip.send({ type: 'reoffer-answer', ticketId, ok: true });
    expect(slip.state).toMatchObject({ stake: '120', payment: { status: 'idle' } });
    expect(slip.send({ type: 'pay' })).toMatchObject([
      { ticketId: 'ticket-1', ticket: { content: { stake: '120' }, originalStake: '300' } },
    ]);
  });

  test('[OP-19] 101 titles the dialog as re-offer, anything else as odds change; [OP-23] only a re-offer keeps polling', () => {
    const slip = filled();
    const ticketId = slip.waiting();
    slip.send({ type: 'ticket-info', info: reoffer(ticketId) });
    expect(selectOffer(slip.state, slip.env)).toMatchObject({ title: 'reoffer', seconds: 20, red: false });
    expect(selectPollId(slip.state)).toBe(ticketId);
    const other = filled();
    other.waiting();
    other.send({ type: 'ticket-info', info: info(ticketId, { status: 'oddchange', code: 1 }) });
    expect(selectOffer(other.state, other.env)).toMatchObject({ title: 'oddchange' });
    expect(selectPollId(other.state)).toBeNull();
  });

  test('[OP-21] [PAY-06] accepting empties the slip only when the post has arrived; a rejection then can be restored', () => {
    const slip = filled();
    const ticketId = slip.waiting();
    slip.send({ type: 'ticket-info', info: reoffer(ticketId) });
    expect(slip.send({ type: 'decide', accept: true })).toEqual([
      { type: 'post-reoffer', ticketId, answer: { accepted: true } },
    ]);
    expect(slip.state.selections).toHaveLength(2);
    slip.send({ type: 'reoffer-answer', ticketId, ok: true });
    expect(slip.state).toMatchObject({ selections: [], stake: '20', payment: { status: 'waiting' } });
    slip.send({ type: 'ticket-info', info: info(ticketId, { status: 'denied', subcode: 208 }) });
    slip.send({ type: 'restore' });
    expect(slip.state.selections.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(slip.state.restorable).toBeNull();
  });

  test('[OP-21] a slip begun after accepting survives the end of the old ticket', () => {
    const slip = filled();
    const ticketId = slip.waiting();
    slip.send({ type: 'ticket-info', info: reoffer(ticketId) });
    slip.send({ type: 'decide', accept: true });
    slip.send({ type: 'reoffer-answer', ticketId, ok: true });
    slip.add('z');
    expect(slip.send({ type: 'pay' })).toMatchObject([{ type: 'refused', reason: { code: 'paymentInProgress' } }]);
    slip.send({ type: 'ticket-info', info: info(ticketId, { accepted: true }) });
    expect(slip.state.selections.map(({ id }) => id)).toEqual(['z']);
  });

  test('[OP-21] [ERR-01] a failed post leaves dialog, stake and countdown as they were', () => {
    const slip = filled();
    const ticketId = slip.waiting();
    slip.send({ type: 'ticket-info', info: reoffer(ticketId) });
    slip.ticks(3);
    slip.send({ type: 'decide', accept: true });
    const effects = slip.send({ type: 'reoffer-answer', ticketId, ok: false });
    expect(types(effects)).toEqual(['log', 'poll']);
    expect(selectOffer(slip.state, slip.env)).toMatchObject({ seconds: 17, answering: false });
    expect(slip.state.selections).toHaveLength(2);
  });

  test('[OP-16] at zero the offer is declined with timeout, and again each second until it arrives', () => {
    const slip = filled();
    const ticketId = slip.waiting();
    slip.send({ type: 'ticket-info', info: reoffer(ticketId) });
    slip.ticks(19);
    const decline = { type: 'post-reoffer', ticketId, answer: { accepted: false, reason: 'timeout' } };
    expect(slip.ticks(1)).toEqual([decline]);
    slip.send({ type: 'reoffer-answer', ticketId, ok: false });
    expect(can(slip.state, { type: 'decide', accept: true }, slip.env)).toMatchObject({
      reason: { code: 'offerExpired' },
    });
    expect(slip.ticks(1)).toEqual([decline]);
    slip.send({ type: 'ticket-info', info: info(ticketId, { status: 'denied', subcode: 204 }) });
    expect(status(slip)).toBe('timedOut');
  });

  test('[OP-16] a shorter deadline of the server wins, a longer one does not', () => {
    const slip = filled();
    const ticketId = slip.waiting();
    slip.send({ type: 'ticket-info', info: reoffer(ticketId, { expiresAt: slip.env.now + 8000 }) });
    expect(selectOffer(slip.state, slip.env)?.seconds).toBe(8);
    slip.send({ type: 'ticket-info', info: reoffer(ticketId, { expiresAt: slip.env.now + 60_000 }) });
    expect(selectOffer(slip.state, slip.env)?.seconds).toBe(8);
    slip.send({ type: 'ticket-info', info: reoffer(ticketId, { expiresAt: slip.env.now + 3000 }) });
    expect(selectOffer(slip.state, slip.env)?.seconds).toBe(3);
  });

  test('[PAY-05] [PAY-20] [PAY-21] [STAKE-07] a confirmation is asked in the panel: beeps at 6 to 2, red from 6', () => {
    const slip = filled();
    slip.send({ type: 'pay' });
    const answer = { kind: 'confirm', expiresAt: null } as const;
    slip.send({ type: 'ticket-answer', ticketId: 'ticket-0', answer });
    expect(selectOffer(slip.state, slip.env)).toMatchObject({ title: 'confirm', offer: { surface: 'panel' } });
    expect(selectPayButton(slip.state, slip.env).disabled?.code).toBe('paymentInProgress');
    expect(slip.ticks(13)).toEqual([]);
    expect(selectTimer(slip.state, slip.env)).toEqual({ seconds: 7, red: false });
    expect(types(slip.ticks(5))).toEqual(['beep', 'beep', 'beep', 'beep', 'beep']);
    expect(selectTimer(slip.state, slip.env)?.red).toBe(true);
    expect(slip.ticks(1)).toEqual([]);
  });

  test('[OP-17] [OP-18] the dialog beeps at 5 to 1, never twice in a second, and is red from 5', () => {
    const slip = filled();
    const ticketId = slip.waiting();
    slip.send({ type: 'ticket-info', info: reoffer(ticketId) });
    expect(slip.ticks(14)).toEqual([]);
    expect(selectOffer(slip.state, slip.env)?.red).toBe(false);
    expect(types(slip.ticks(1))).toEqual(['beep']);
    expect(slip.send({ type: 'tick' })).toEqual([]);
    expect(selectOffer(slip.state, slip.env)?.red).toBe(true);
    expect(types(slip.ticks(4))).toEqual(['beep', 'beep', 'beep', 'beep']);
  });

  test('[OP-17] a clock that is put back shows a second again, but it does not beep again', () => {
    const slip = filled();
    const ticketId = slip.waiting();
    slip.send({ type: 'ticket-info', info: reoffer(ticketId) });
    expect(types(slip.ticks(16))).toEqual(['beep', 'beep']);
    slip.pass(-2000);
    expect(slip.ticks(2)).toEqual([]);
    expect(types(slip.ticks(3))).toEqual(['beep', 'beep', 'beep']);
  });
});
