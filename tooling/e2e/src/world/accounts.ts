import type { CallAnswer } from '@kvota/contracts';
import type { WireCalls } from '@kvota/contracts/operator';

import { callAs, type CallAs } from './call-as.ts';

const minorOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** Returns the credit of a wallet in minor units. Throws if the account has no wallet in the currency. */
export async function creditOf(username: string, currency = 'RSD', call: CallAs = callAs): Promise<bigint> {
  const { wallets } = await call(username, 'ping');
  const wallet = wallets.find((entry) => entry.currency === currency);
  if (!wallet) throw new Error(`${username} has no ${currency} wallet.`);
  return minorOf(wallet.wallet_0) + minorOf(wallet.wallet_1);
}

async function transactionsOf(username: string) {
  const { result } = await callAs(username, 'transactions', { query: { pageSize: '500' } });
  if (result.length === 500) throw new Error(`${username} has more transactions than one page holds.`);
  return result;
}

/**
 * Returns the RSD credit of an account in minor units without the payouts of its tickets. A ticket of another test may
 * settle at any time after a leap, so only this sum shows exactly what a test itself has taken.
 */
export async function creditBeforePayouts(username: string): Promise<bigint> {
  const counted = (await transactionsOf(username)).filter(
    ({ type, currency }) => type !== 'payout' && currency === 'RSD',
  );
  return counted.reduce((sum, { amount }) => sum + minorOf(amount), 0n);
}

/** Returns what has been paid to a wallet for one ticket, in minor units. */
export async function creditedFor(username: string, ticketId: string): Promise<bigint> {
  const counted = (await transactionsOf(username)).filter(
    (transaction) => transaction.ticketId === ticketId && !transaction.amount.startsWith('-'),
  );
  return counted.reduce((sum, { amount }) => sum + minorOf(amount), 0n);
}

/** Returns the ids of the newest tickets of an account, newest first: the first page of the history. */
export const newestTickets = async (username: string, call: CallAs = callAs): Promise<readonly string[]> =>
  (await call(username, 'ticketHistory', { body: {} })).result.map(({ ticketId }) => ticketId);

/** Returns the result of the platform's check of its ledger. */
export const checkLedger = (call: CallAs = callAs): Promise<CallAnswer<WireCalls['checkLedger']>> =>
  call('operator', 'checkLedger');
