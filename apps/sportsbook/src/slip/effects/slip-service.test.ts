import { expect, test } from 'vitest';

import { plainHost, plainSelection } from '../testing/plain-slip.ts';
import { startSlip } from './slip-service.ts';

const pick = (outcome: string, price: string) => plainSelection({ outcome, price });

const nothing = (): void => undefined;

/** A slip with one selection whose checks are answered by hand, in any order. */
function checkedByHand() {
  const answers: ((odd: string) => Promise<void>)[] = [];
  const slip = startSlip({
    now: () => 1_000_000,
    newId: () => 'ticket-0001',
    after: () => nothing,
    host: plainHost,
    storage: { getItem: () => null, setItem: nothing },
    calls: {
      mayCheck: () => true,
      ticketRequest: () => new Promise(nothing),
      reoffer: () => Promise.resolve(true),
      check: () => {
        const { promise, resolve } = Promise.withResolvers<unknown>();
        answers.push(async (odd) => {
          resolve([{ id: '1', odd }]);
          await promise;
        });
        return promise;
      },
      ping: () => new Promise(nothing),
    },
    sent: nothing,
    notify: nothing,
    beep: nothing,
    ticketDone: nothing,
    refused: nothing,
    offerExpired: nothing,
    log: nothing,
  });
  slip.send({ type: 'add', selection: pick('1', '1.85') });
  answers.length = 0;
  /** Sends a check and returns its answer. */
  const check = () => {
    slip.send({ type: 'check-due' });
    const answer = answers.at(-1);
    if (!answer) throw new Error('No check was sent.');
    return answer;
  };
  const price = () => slip.getSnapshot().state.selections[0]?.price;
  return { slip, check, price };
}

test('[SLIP-09, SLIP-31] a check changes the price, but takes none back that the sockets brought meanwhile', async () => {
  const { slip, check, price } = checkedByHand();
  await check()('1.90');
  expect(price()).toBe('1.90');
  const answer = check();
  slip.send({ type: 'odds', updates: [{ id: '1', price: '9.75' }] });
  await answer('1.90');
  expect(price()).toBe('9.75');
  await check()('2.00');
  expect(price()).toBe('2.00');
});

test('[SLIP-31] the answer of an older check comes after that of a newer one: the newer price stays', async () => {
  const { check, price } = checkedByHand();
  const [older, newer] = [check(), check()];
  await newer('2.00');
  await older('1.95');
  expect(price()).toBe('2.00');
});

test('[SLIP-31] another outcome of the match, picked while a check is under way, keeps its own price', async () => {
  const { slip, check, price } = checkedByHand();
  const answer = check();
  slip.send({ type: 'add', selection: pick('X', '3.40') });
  await answer('1.90');
  expect(price()).toBe('3.40');
});
