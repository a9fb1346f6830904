import { describe, expect, test } from 'vitest';

import { payoutTarget, type OwnInstrument } from './payout-target.ts';

const own = (method: string, left: bigint, usedAt = 0): OwnInstrument => ({
  id: `${method} ${left} ${usedAt}`,
  token: '',
  method,
  last4: '',
  left,
  usedAt,
});
const target = (instruments: readonly OwnInstrument[], method: string, amount: bigint) => {
  const { kind, instrument } = payoutTarget(instruments, { method, amount, min: 500n });
  return `${kind} ${instrument?.id ?? 'nothing known'}`;
};

describe('[WAL-11] money goes back first to where it came from', () => {
  const [card, other, bank] = [own('card', 5000n, 1), own('card', 2000n, 2), own('bank', 0n, 3)];

  test.each([
    ['nothing is known', [], 'card', 9000n, 'to nothing known'],
    ['to the card that paid', [card, bank], 'card', 5000n, 'to card 5000 1'],
    ['more than came from it, if nothing else is owed', [card, bank], 'card', 90_000n, 'to card 5000 1'],
    ['to an account, while the card is owed', [card, bank], 'bank', 500n, 'needed card 5000 1'],
    ['to an unknown account, while the card is owed', [card], 'bank', 500n, 'needed card 5000 1'],
    ['of two cards, the one with more is first', [other, card], 'card', 5000n, 'to card 5000 1'],
    ['of two cards, up to what came from the first', [other, card], 'card', 5001n, 'needed card 5000 1'],
    ['to an account that is owed less', [card, own('bank', 700n)], 'bank', 700n, 'to bank 700 0'],
    ['more than came from it, while another one is owed', [card, own('bank', 700n)], 'bank', 701n, 'needed bank 700 0'],
    ['less than the least withdrawal is owed', [own('card', 499n)], 'bank', 9000n, 'to nothing known'],
    [
      'of cards that are owed nothing, the last one used',
      [own('card', 0n, 1), own('card', 0n, 2)],
      'card',
      900n,
      'to card 0 2',
    ],
  ] as const)('%s', (_name, instruments, method, amount, wanted) => {
    expect(target(instruments, method, amount)).toBe(wanted);
  });

  test('whatever is owed, taking what each refusal names pays everything back', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      let state = seed + 1;
      const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
      const instruments = Array.from({ length: random(5) }, (_, i) =>
        own(random(2) === 0 ? 'card' : 'bank', BigInt(random(4)) * 400n, i),
      );
      const left = new Map(instruments.map((one) => [one.id, one.left]));
      const paid: string[] = [];
      for (let step = 0; step <= instruments.length; step += 1) {
        const now = instruments.map((one) => ({ ...one, left: left.get(one.id) ?? 0n }));
        const answer = payoutTarget(now, { method: 'wallet', amount: 9000n, min: 500n });
        if (answer.kind === 'to') break;
        const { id, method, left: amount } = answer.instrument;
        const followed = payoutTarget(now, { method, amount, min: 500n });
        // One with more of the same way may come first; what the refusal names can be done.
        expect(followed).toMatchObject({ kind: 'to', instrument: { id } });
        left.set(id, 0n);
        paid.push(id);
      }
      const owed = instruments.filter((one) => one.left >= 500n).map(({ id }) => id);
      expect(paid.toSorted()).toEqual([...owed].sort());
    }
  });
});
