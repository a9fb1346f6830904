import { expect, test } from 'vitest';
import { can } from '../machine/transition.ts';
import { selectPayButton } from '../select/select-payment.ts';
import { START, driver, selection } from '../testing/slip-driver.ts';
import { holdOf } from './main-button.ts';

type Slip = ReturnType<typeof driver>;

const button = (slip: Slip) => {
  const { action, disabled } = selectPayButton(slip.state, slip.env);
  return [action, disabled?.code ?? null];
};
const press = (slip: Slip) => {
  const { action } = selectPayButton(slip.state, slip.env);
  return slip.send({ type: 'press', action }).map(({ type }) => type);
};

test('[SLIP-25] two quick presses on changed odds accept them and pay nothing', () => {
  const slip = driver();
  slip.add('a', 'b');
  slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.10' }] });
  slip.pass(600);
  expect(button(slip)).toEqual(['accept-changes', null]);
  expect(press(slip)).toEqual([]);
  slip.pass(200);
  expect(button(slip)).toEqual(['pay', 'buttonChanged']);
  expect(press(slip)).toEqual(['refused']);
  expect(slip.state.payment.status).toBe('idle');
  slip.pass(400);
  expect(press(slip)).toEqual(['send-ticket']);
});

test('[SLIP-25] a press that was meant for another action does nothing', () => {
  const slip = driver();
  slip.add('a');
  slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.10' }] });
  slip.send({ type: 'accept-changes' });
  slip.pass(600);
  expect(can(slip.state, { type: 'press', action: 'accept-changes' }, slip.env)).toMatchObject({
    reason: { code: 'noChanges' },
  });
  slip.send({ type: 'odds', updates: [{ id: 'a', suspended: true }] });
  slip.pass(600);
  expect(can(slip.state, { type: 'press', action: 'pay' }, slip.env)).toMatchObject({
    reason: { code: 'lockedSelections' },
  });
});

test('[SLIP-25] each further change holds the button anew', () => {
  const slip = driver();
  slip.add('a');
  for (const suspended of [true, false, true]) {
    slip.send({ type: 'odds', updates: [{ id: 'a', suspended }] });
    expect(holdOf(slip.state, slip.env)).toBe(600);
    slip.pass(500);
  }
  expect(button(slip)).toEqual(['delete-invalid', 'buttonChanged']);
});

test('[SLIP-25] a match that starts changes the button too, from the moment on in which it starts', () => {
  const slip = driver();
  slip.add('b');
  slip.send({ type: 'add', selection: selection('a', '2.00', { timeStart: START + 1000 }) });
  slip.pass(1000);
  expect(button(slip)).toEqual(['delete-invalid', 'buttonChanged']);
  slip.send({ type: 'env-changed' });
  slip.pass(600);
  expect(button(slip)).toEqual(['delete-invalid', null]);
});

test('[SLIP-25] the first selection and a changed stake hold nothing; the end of a payment does', () => {
  const slip = driver();
  slip.add('a');
  expect(button(slip)).toEqual(['pay', null]);
  slip.send({ type: 'set-stake', stake: '5' });
  slip.send({ type: 'set-stake', stake: '50' });
  expect(button(slip)).toEqual(['pay', null]);
  const ticketId = slip.waiting();
  expect(button(slip)).toEqual(['pay', 'paymentInProgress']);
  slip.send({ type: 'ticket-answer', ticketId, answer: { kind: 'busy' } });
  expect(button(slip)).toEqual(['pay', 'buttonChanged']);
});

test('[SLIP-25] another reason to refuse is shown instead, and a host may choose another time or none', () => {
  const slip = driver({ holdMs: 0 });
  slip.add('a');
  slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.10' }] });
  expect(button(slip)).toEqual(['accept-changes', null]);
  const held = driver();
  held.add('a');
  held.send({ type: 'odds', updates: [{ id: 'a', price: '2.10' }] });
  held.world({ feedSilent: true });
  expect(button(held)).toEqual(['accept-changes', 'feedSilent']);
});

test('[SLIP-25] a host whose time goes back by minutes holds no button for minutes', () => {
  const slip = driver();
  slip.add('a');
  slip.send({ type: 'odds', updates: [{ id: 'a', price: '2.10' }] });
  expect(button(slip)).toEqual(['accept-changes', 'buttonChanged']);
  slip.pass(-10 * 60_000);
  expect(button(slip)).toEqual(['accept-changes', null]);
  expect(press(slip)).toEqual([]);
  expect(button(slip)).toEqual(['pay', 'buttonChanged']);
});
