import type { CallAnswer, Calls } from '@kvota/contracts';

import { callAs } from './call-as.ts';

/** Returns the credit of a wallet in minor units. Throws if the account has no wallet in the currency. */
export async function creditOf(username: string, currency = 'RSD'): Promise<bigint> {
  const { wallets } = await callAs(username, 'ping');
  const wallet = wallets.find((entry) => entry.currency === currency);
  if (!wallet) throw new Error(`${username} has no ${currency} wallet.`);
  const minor = (text: string): bigint => BigInt(text.replace('.', ''));
  return minor(wallet.wallet_0) + minor(wallet.wallet_1);
}

/** Returns the ids of the newest tickets of an account, newest first: the first page of the history. */
export const newestTickets = async (username: string): Promise<readonly string[]> =>
  (await callAs(username, 'ticketHistory', { body: {} })).result.map(({ ticketId }) => ticketId);

/** Returns the result of the platform's check of its ledger. */
export const checkLedger = (): Promise<CallAnswer<Calls['checkLedger']>> => callAs('operator', 'checkLedger');
