import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { remainingBonuses, type LotEvent } from './bonus-lots.ts';

const grant = (bonusId: string, amount: bigint, expiresAt?: number): LotEvent => ({
  kind: 'grant',
  bonusId,
  amount,
  expiresAt,
});
const stake = (ticketId: string, amount: bigint): LotEvent => ({ kind: 'stake', ticketId, amount });
const back = (ticketId: string, amount: bigint): LotEvent => ({ kind: 'back', ticketId, amount });

test('a stake takes from the bonus that ends first, money of no bonus last', () => {
  const given: LotEvent[] = [{ kind: 'credit', amount: 50n }, grant('later', 100n, 2000), grant('soon', 100n, 1000)];
  const left = remainingBonuses([...given, stake('t', 150n)]);
  expect([left.get('soon'), left.get('later'), left.get(undefined)]).toEqual([0n, 50n, 50n]);
});

test('what comes back goes where it was taken from, the last taken first', () => {
  const left = remainingBonuses([
    grant('soon', 100n, 1000),
    grant('later', 100n, 2000),
    stake('t', 150n),
    back('t', 70n),
  ]);
  expect([left.get('soon'), left.get('later')]).toEqual([20n, 100n]);
});

test('what comes back of a bonus that has ended stays with the player, of no bonus', () => {
  const left = remainingBonuses([
    grant('soon', 100n, 1000),
    stake('t', 60n),
    { kind: 'end', bonusId: 'soon', amount: 40n },
    back('t', 60n),
  ]);
  expect([left.get('soon'), left.get(undefined)]).toEqual([0n, 60n]);
});

/** A step as shares of what is available. The test chooses the shares and `play` turns them into amounts. */
const step = fc.record({
  what: fc.constantFrom('credit', 'grant', 'stake', 'back', 'end'),
  share: fc.integer({ min: 1, max: 100 }),
  which: fc.nat({ max: 20 }),
  endless: fc.boolean(),
});

/** Turns choices into a possible history: no stake exceeds what is there, and no more returns than was staked. */
function play(steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[]) {
  const events: LotEvent[] = [];
  const staked = new Map<string, bigint>();
  const ended = new Set<string>();
  let balance = 0n;
  for (const [index, { what, share, which, endless }] of steps.entries()) {
    const part = (of: bigint): bigint => (of * BigInt(share)) / 100n;
    if (what === 'credit') {
      events.push({ kind: 'credit', amount: BigInt(share) });
      balance += BigInt(share);
    } else if (what === 'grant') {
      events.push(grant(`b${index}`, BigInt(share), endless ? undefined : which));
      balance += BigInt(share);
    } else if (what === 'stake' && part(balance) > 0n) {
      events.push(stake(`t${index}`, part(balance)));
      staked.set(`t${index}`, part(balance));
      balance -= part(balance);
    } else if (what === 'back') {
      const [ticketId, held] = [...staked][which % Math.max(1, staked.size)] ?? ['', 0n];
      if (part(held) === 0n) continue;
      events.push(back(ticketId, part(held)));
      staked.set(ticketId, held - part(held));
      balance += part(held);
    } else if (what === 'end') {
      const given = events.filter((event) => event.kind === 'grant').filter(({ bonusId }) => !ended.has(bonusId));
      const bonus = given[which % Math.max(1, given.length)];
      if (bonus === undefined) continue;
      const amount = remainingBonuses(events).get(bonus.bonusId) ?? 0n;
      ended.add(bonus.bonusId);
      events.push({ kind: 'end', bonusId: bonus.bonusId, amount });
      balance -= amount;
    }
  }
  return { events, balance, ended };
}

test('whatever happens: together it is what the wallet holds, no bonus is below zero or above what it gave, an ended one is empty', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { events, balance, ended } = play(steps);
      const left = remainingBonuses(events);
      expect([...left.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(balance);
      for (const event of events) {
        if (event.kind !== 'grant') continue;
        const amount = left.get(event.bonusId) ?? -1n;
        expect(amount >= 0n && amount <= event.amount).toBe(true);
        if (ended.has(event.bonusId)) expect(amount).toBe(0n);
      }
      expect((left.get(undefined) ?? -1n) >= 0n).toBe(true);
    }),
  );
});
