import type { Wallet } from '@kvota/contracts';
import { createStore } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';

import { walletsAtom } from './atoms.ts';
import { forgetWallets, holdCredit, showWallets } from './credit-hold.ts';

const wallet = (wallet_1: string) =>
  [{ currency_id: 941, currency: 'RSD', wallet_0: '0.00', wallet_1 }] as unknown as readonly Wallet[]; // the part that is used
const shownBy = (store: ReturnType<typeof createStore>) => store.get(walletsAtom).map(({ wallet_1 }) => wallet_1);

test('[CAS-25] wallets that come while the credit is held are shown when the last hold ends', () => {
  const store = createStore();
  showWallets(store, wallet('100.00'));
  const [first, second] = [holdCredit(store), holdCredit(store)];
  showWallets(store, wallet('90.00'));
  showWallets(store, wallet('140.00'));
  first();
  first();
  expect(shownBy(store)).toEqual(['100.00']);
  second();
  expect(shownBy(store)).toEqual(['140.00']);
  showWallets(store, wallet('150.00'));
  expect(shownBy(store)).toEqual(['150.00']);
});

test('[CAS-25] a hold ends by itself after ten seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const store = createStore();
  holdCredit(store);
  showWallets(store, wallet('140.00'));
  vi.advanceTimersByTime(9999);
  expect(shownBy(store)).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shownBy(store)).toEqual(['140.00']);
});

test('[SES-12] wallets of a user who has left are not shown when the hold ends', () => {
  const store = createStore();
  const release = holdCredit(store);
  showWallets(store, wallet('140.00'));
  forgetWallets(store);
  release();
  expect(shownBy(store)).toEqual([]);
});
