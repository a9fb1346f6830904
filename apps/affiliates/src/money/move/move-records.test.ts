import { expect, test } from 'vitest';

import type { Move } from '../move.ts';
import { forgetMove, keepMove, keptMove, keptMoves } from './move-records.ts';

const memory = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
};
const move = (userId: string): Move => ({
  requestId: `request-of-${userId}`,
  userId,
  username: 'pera',
  direction: 'down',
  currencyId: 941,
  currency: 'RSD',
  amount: '100.00',
  note: '',
});

test('[CALL-45] one transfer is kept for each user, below the prefix that a sign-out clears', () => {
  const storage = memory();
  keepMove(storage, { userId: 'u1' }, { status: 'sending', move: move('u1') });
  keepMove(storage, { userId: 'u1' }, { status: 'asking', move: move('u1'), failures: 0, unknowns: 0 });
  keepMove(storage, { userId: 'u2' }, { status: 'confirming', move: move('u2'), again: false });
  expect(keptMove(storage, { userId: 'u1' })?.status).toBe('asking');
  expect(keptMoves(storage).map(({ move: { userId } }) => userId)).toEqual(['u1', 'u2']);
  expect(storage.key(0)).toMatch(/^kvota\.user\./);
  forgetMove(storage, { userId: 'u1' });
  expect(keptMove(storage, { userId: 'u1' })).toBeUndefined();
});

test('[CALL-45] a payment is kept beside the transfer with the same user, once for each period', () => {
  const storage = memory();
  const paid = (periodId: string): Move => ({ ...move('u.1'), periodId });
  keepMove(storage, { userId: 'u.1' }, { status: 'sending', move: move('u.1') });
  keepMove(
    storage,
    { userId: 'u.1', statement: { periodId: '2026-W47', currencyId: 941 } },
    { status: 'sending', move: paid('2026-W47') },
  );
  keepMove(
    storage,
    { userId: 'u.1', statement: { periodId: '2026-11', currencyId: 941 } },
    { status: 'sending', move: paid('2026-11') },
  );
  expect(keptMoves(storage).map((state) => state.move.periodId)).toEqual([undefined, '2026-W47', '2026-11']);
  forgetMove(storage, { userId: 'u.1', statement: { periodId: '2026-11', currencyId: 941 } });
  expect(keptMove(storage, { userId: 'u.1', statement: { periodId: '2026-11', currencyId: 941 } })).toBeUndefined();
  // The statement of the same week in another currency has no payment.
  expect(keptMove(storage, { userId: 'u.1', statement: { periodId: '2026-W47', currencyId: 978 } })).toBeUndefined();
  expect(keptMove(storage, { userId: 'u.1', statement: { periodId: '2026-W47', currencyId: 941 } })?.status).toBe(
    'sending',
  );
  expect(keptMove(storage, { userId: 'u.1' })?.status).toBe('sending');
});

test('a record that another version or another hand wrote counts as none', () => {
  const storage = memory();
  keepMove(storage, { userId: 'u1' }, { status: 'sending', move: move('u1') });
  const key = storage.key(0) ?? '';
  const broken = [
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ status: 'done', move: move('u1') }),
    JSON.stringify({ status: 'sending', move: move('u2') }),
    JSON.stringify({ status: 'sending', move: { ...move('u1'), amount: 100 } }),
    JSON.stringify({ status: 'draft', requestId: 'x', move: null }),
  ];
  for (const text of broken) {
    storage.setItem(key, text);
    expect(keptMove(storage, { userId: 'u1' }), text).toBeUndefined();
    expect(keptMoves(storage)).toEqual([]);
  }
});
