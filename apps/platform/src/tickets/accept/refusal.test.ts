import { defaultTicketSettings, type TicketRequest } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { refusalOf } from './refusal.ts';

const wealth = { wallet0: 10n ** 9n, wallet1: 0n };
const rsd = { walletId: 'w', currencyId: 1, currency: 'RSD', ...wealth };
const freeBet = { walletId: 'f', currencyId: 1000, currency: 'FREEBET-RSD', ...wealth };
const freeBetWallet = { currency: 'FREEBET-RSD', currency_id: 1000 };
const legs = (count: number, odds = '2.00') =>
  Array.from({ length: count }, (_, i) => paidLeg(`m${i}`, { odds, original_odds: odds }));
const grouped = (count: number) => legs(count).map((leg) => ({ ...leg, systemGroup: 0 }));
const system = (count: number, conditions: number[]) => ({ systemGroups: [{ conditions, totalSelections: count }] });
const refusal = (request: TicketRequest, funds = rsd) =>
  refusalOf(request, {
    blocked: false,
    maintenance: false,
    settings: defaultTicketSettings,
    funds,
    payable: true,
    known: true,
  });

test('a ticket within every limit is not refused', () => {
  expect(refusal(paidTicket('ticket-1', legs(30)))).toBeUndefined();
  expect(refusal(paidTicket('ticket-1', grouped(5), system(5, [2, 3])))).toBeUndefined();
  expect(refusal(paidTicket('ticket-1', legs(4, '1.35'), { wallet: freeBetWallet }), freeBet)).toBeUndefined();
});

test('[STAKE-12] [OP-31] the least stake is that of the currency, the highest 200000', () => {
  const euro = { ...rsd, currencyId: 2, currency: 'EUR' };
  const wallet = { currency: 'EUR', currency_id: 2 };
  expect(refusal(paidTicket('ticket-1', legs(1), { stake: '19.99' }))).toBe('minTicketPayin');
  expect(refusal(paidTicket('ticket-1', legs(1), { stake: '20' }))).toBeUndefined();
  expect(refusal(paidTicket('ticket-1', legs(1), { stake: '1', wallet }), euro)).toBeUndefined();
  expect(refusal(paidTicket('ticket-1', legs(1), { stake: '0.99', wallet }), euro)).toBe('minTicketPayin');
  expect(refusal(paidTicket('ticket-1', legs(1), { stake: '200000' }))).toBeUndefined();
  expect(refusal(paidTicket('ticket-1', legs(1), { stake: '200000.01' }))).toBe('maxTicketPayin');
});

test('[STAKE-11] more selections than the settings allow', () => {
  expect(refusal(paidTicket('ticket-1', legs(31)))).toBe('maxTicketSelections');
});

test('[STAKE-09] [OP-41] a system stake below combinations × least per combination', () => {
  // 15 over 2, 3 and 4: 105 + 455 = 560 combinations at 1 RSD each.
  expect(refusal(paidTicket('ticket-1', grouped(15), { ...system(15, [2, 3]), stake: '559.99' }))).toBe(
    'minSystemPayin',
  );
  expect(refusal(paidTicket('ticket-1', grouped(15), { ...system(15, [2, 3]), stake: '560' }))).toBeUndefined();
});

test('[STAKE-10] more combinations than the settings allow', () => {
  const stake = '200000';
  expect(refusal(paidTicket('ticket-1', grouped(30), { ...system(30, [15]), stake }))).toBe(
    'maxSystemTicketCombinations',
  );
});

test('[STAKE-14] no systems from a bonus wallet', () => {
  const request = paidTicket('ticket-1', grouped(4), { ...system(4, [2]), wallet: freeBetWallet });
  expect(refusal(request, freeBet)).toBe('systemNotAllowed');
});

test('[OP-32] a free bet needs four selections, every one at 1.35 or more', () => {
  const refused = (selections: TicketRequest['selections']) =>
    refusal(paidTicket('ticket-1', selections, { wallet: freeBetWallet }), freeBet);
  expect(refused(legs(3))).toBe('minSelectionsMaxOddFreebet');
  expect(refused(legs(5).with(4, paidLeg('m4', { odds: '1.34' })))).toBe('minSelectionsMaxOddFreebet');
  expect(refused(legs(4, '1.35'))).toBeUndefined();
});

test('one selection per event', () => {
  const both = [paidLeg('m1'), paidLeg('m1', { selectionCode: 'X' })];
  expect(refusal(paidTicket('ticket-1', both))).toBe('duplicateSelection');
});

test('[CALL-26] groups that do not add up with their selections', () => {
  expect(refusal(paidTicket('ticket-1', grouped(3)))).toBe('invalidGroup');
  expect(refusal(paidTicket('ticket-1', grouped(3), system(2, [2])))).toBe('invalidGroup');
  expect(refusal(paidTicket('ticket-1', grouped(3), system(3, [4])))).toBe('invalidGroup');
  expect(refusal(paidTicket('ticket-1', legs(3), system(0, [1])))).toBe('invalidGroup');
});

test("a wallet of the ticket's currency with enough in wallet_0 and wallet_1 together", () => {
  const ticket = paidTicket('ticket-1', legs(1));
  expect(refusal(ticket, { ...rsd, wallet0: 4000n, wallet1: 6000n })).toBeUndefined();
  expect(refusal(ticket, { ...rsd, wallet0: 4000n, wallet1: 5999n })).toBe('insufficientFunds');
  expect(refusal(ticket, { ...rsd, currency: 'EUR' })).toBe('noWallet');
});
