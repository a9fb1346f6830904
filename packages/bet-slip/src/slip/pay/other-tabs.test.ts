import { describe, expect, test } from 'vitest';
import { can } from '../machine/transition.ts';
import type { SentTicket } from '../state/payment.ts';
import { selectPollId, selectSentTicket } from '../state/progress.ts';
import { driver, info } from '../testing/slip-driver.ts';

/** Two tabs with the same slip, one of which has paid. */
function twins() {
  const [payer, twin] = [driver(), driver()];
  for (const slip of [payer, twin]) slip.add('a', 'b');
  const ticketId = payer.waiting();
  const ticket = selectSentTicket(payer.state) as SentTicket;
  return { payer, twin, ticketId, ticket };
}

describe('another tab of the same player', () => {
  test('[OP-95] [OP-89] the same content follows the ticket that the other tab sent, and is not paid again', () => {
    const { twin, ticket, ticketId } = twins();
    expect(twin.send({ type: 'adopt', ticket })).toEqual([{ type: 'poll', ticketId }]);
    expect(twin.state.payment).toEqual({
      status: 'waiting',
      ticket,
      deadline: ticket.sentAt + 15_000,
      counting: false,
    });
    expect(selectPollId(twin.state)).toBe(ticketId);
    expect(can(twin.state, { type: 'pay' }, twin.env)).toMatchObject({ reason: { code: 'paymentInProgress' } });
    twin.send({ type: 'ticket-info', info: info(ticketId, { accepted: true }) });
    expect(twin.state).toMatchObject({ payment: { status: 'accepted', ticketId }, selections: [] });
  });

  test('[OP-25] after the deadline the outcome is unknown, and the id stays in use', () => {
    const { twin, ticket, ticketId } = twins();
    twin.pass(16_000);
    twin.send({ type: 'adopt', ticket });
    expect(twin.state.payment).toMatchObject({ status: 'unknown', ticket: { ticketId } });
    twin.ticks(10);
    expect(twin.state).toMatchObject({ payment: { status: 'timedOut', final: false }, unconfirmed: { ticketId } });
  });

  test('a ticket whose offer emptied the slip of the other tab stays on this one', () => {
    const { twin, ticket, ticketId } = twins();
    twin.send({ type: 'adopt', ticket: { ...ticket, emptied: true } });
    expect(can(twin.state, { type: 'clear' }, twin.env)).toMatchObject({ reason: { code: 'paymentInProgress' } });
    twin.send({ type: 'ticket-info', info: info(ticketId, { accepted: true }) });
    expect(twin.state.selections).toEqual([]);
  });

  test('another content, wallet or payment, a finished ticket or a visitor: nothing changes', () => {
    const { twin, ticket, ticketId } = twins();
    const unmoved = () => {
      const before = twin.state;
      expect(twin.send({ type: 'adopt', ticket })).toEqual([]);
      expect(twin.state.payment).toBe(before.payment);
    };
    twin.world({ loggedIn: false, wallet: null });
    unmoved();
    twin.world({ loggedIn: true, wallet: { currency: 'EUR', currencyId: 2 } });
    unmoved();
    twin.world({ wallet: { currency: 'RSD', currencyId: 1 } });
    twin.send({ type: 'set-stake', stake: '21' });
    unmoved();
    twin.send({ type: 'pay' });
    unmoved();
    twin.send({ type: 'ticket-answer', ticketId: 'ticket-0', answer: { kind: 'busy' } });
    twin.send({ type: 'set-stake', stake: '20' });
    twin.send({ type: 'ticket-ended', ticketId, outcome: 'accepted' });
    unmoved();
  });

  test('[OP-25] [OP-95] a late answer for an own ticket leaves the slip to the adopted one', () => {
    const { twin, ticket } = twins();
    twin.send({ type: 'pay' });
    twin.ticks(25);
    expect(twin.state.unconfirmed?.ticketId).toBe('ticket-0');
    const elsewhere = { ...ticket, ticketId: 'elsewhere', sentAt: twin.env.now };
    twin.send({ type: 'adopt', ticket: elsewhere });
    twin.send({ type: 'ticket-info', info: info('ticket-0', { accepted: true }) });
    expect(twin.state).toMatchObject({ payment: { status: 'waiting', ticket: elsewhere }, unconfirmed: null });
    expect(twin.state.selections).toEqual(ticket.content.selections);
    twin.send({ type: 'ticket-info', info: info('elsewhere', { accepted: true }) });
    expect(twin.state.selections).toEqual([]);
  });

  test('[OP-89] an end reported by another tab is recorded once; the ticket of this tab is polled instead', () => {
    const { payer, twin, ticketId } = twins();
    for (const _ of [1, 2]) {
      expect(twin.send({ type: 'ticket-ended', ticketId: 'elsewhere', outcome: 'accepted' })).toEqual([]);
    }
    expect(twin.state.done).toEqual([{ ticketId: 'elsewhere', outcome: 'accepted' }]);
    expect(payer.send({ type: 'ticket-ended', ticketId, outcome: 'rejected' })).toEqual([{ type: 'poll', ticketId }]);
    expect(payer.state.done).toEqual([]);
    payer.ticks(25);
    expect(payer.state.unconfirmed?.ticketId).toBe(ticketId);
    expect(payer.send({ type: 'ticket-ended', ticketId, outcome: 'accepted' })).toEqual([{ type: 'poll', ticketId }]);
    payer.send({ type: 'ticket-info', info: info(ticketId, { accepted: true }) });
    expect(payer.state).toMatchObject({ selections: [], unconfirmed: null, done: [{ ticketId, outcome: 'accepted' }] });
  });

  test('without a ticket under way there is nothing to share', () => {
    expect(selectSentTicket(driver().state)).toBeNull();
  });
});
