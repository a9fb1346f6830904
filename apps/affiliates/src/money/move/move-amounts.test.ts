import type { Wallet } from '@kvota/contracts';
import { expect, test } from 'vitest';

import {
  balancesOf,
  faultOf,
  highestCredit,
  isMovable,
  lastWith,
  movableWallets,
  quickAmounts,
  receiptOf,
  sharedWallets,
} from './move-amounts.ts';

const wallet = (wallet_0: string, wallet_1 = '0.00', currency_id = 941): Wallet => ({
  currency_id,
  currency: 'RSD',
  wallet_0,
  wallet_1,
  wallet_2: '0.00',
  wallet_3: '0.00',
  wallet_4: '0.00',
  wallet_5: '0.00',
  wallet_6: '0.00',
  credit_text: '',
});

test('[CALL-45] both balances are exact, whatever their size', () => {
  const child = wallet('0.10', '0.20');
  const own = wallet('900719925474099.93');
  expect(balancesOf({ direction: 'down', amount: '0.30', child, own })).toEqual({
    child: { before: '0.30', after: '0.60' },
    own: { before: '900719925474099.93', after: '900719925474099.63' },
  });
  expect(balancesOf({ direction: 'up', amount: null, child, own: null })).toEqual({
    child: { before: '0.30', after: '0.30' },
    own: null,
  });
});

test('[CALL-46] what the platform would refuse is known before sending', () => {
  const over = balancesOf({ direction: 'up', amount: '0.31', child: wallet('0.30'), own: wallet('1.00') });
  expect(faultOf([over.child, over.own])).toBe('insufficientFunds');
  const high = balancesOf({ direction: 'down', amount: '0.01', child: wallet(highestCredit), own: null });
  expect(faultOf([high.child, high.own])).toBe('creditTooHigh');
  const fine = balancesOf({ direction: 'down', amount: '1.00', child: wallet('0.00'), own: wallet('1.00') });
  expect(faultOf([fine.child, fine.own])).toBeUndefined();
});

test('a receipt has the balances of the answer; the operator has none', () => {
  const answer = { ErrorText: 'ok', newCredit: '150.00', ownCredit: null };
  expect(receiptOf('down', '50.00', answer)).toEqual({ child: { before: '100.00', after: '150.00' }, own: null });
  expect(receiptOf('up', '50.00', { ...answer, ownCredit: '70.00' }).own).toEqual({ before: '20.00', after: '70.00' });
});

test('the last transfer with an agent is none that the agent made with a user below', () => {
  const transfer = { id: '1', createdAt: '', direction: 'down', currency: 'RSD', currencyId: 941, note: '' } as const;
  const names = { parent: 'a', username: 'b', balanceAfter: '0.00', basis: 'cash' } as const;
  const below = { ...transfer, ...names, parentId: 'agent', userId: 'player', amount: '125.50' };
  const own = { ...transfer, ...names, parentId: 'master', userId: 'agent', amount: '800.00' };
  expect(lastWith('agent', [below, own])).toBe('800.00');
  expect(lastWith('agent', [below])).toBeUndefined();
});

test('quick amounts are multiples of the last one; bonus wallets move no money', () => {
  expect(quickAmounts('250.50').map(({ amount }) => amount)).toEqual(['250.50', '501.00', '1252.50', '2505.00']);
  expect(quickAmounts('999999999999.99')).toHaveLength(1);
  expect(quickAmounts(undefined)).toEqual([]);
  expect(movableWallets([wallet('1.00'), wallet('1.00', '0.00', 1000)])).toHaveLength(1);
  expect([null, '0.00', '1.00', '-1'].map((amount) => isMovable(amount))).toEqual([false, false, true, false]);
});

test('[CALL-45] [CALL-46] a transfer down opens a missing wallet; one up needs both', () => {
  const euros = wallet('5.00', '0.00', 978);
  const ids = (wallets: readonly { readonly currency_id: number }[]) => wallets.map(({ currency_id: id }) => id);
  expect(ids(sharedWallets('down', [wallet('1.00')], [wallet('1.00'), euros]))).toEqual([941, 978]);
  expect(ids(sharedWallets('up', [wallet('1.00')], [wallet('1.00'), euros]))).toEqual([941]);
  expect(ids(sharedWallets('up', [euros, wallet('1.00', '0.00', 1000)], 'operator'))).toEqual([978]);
});
