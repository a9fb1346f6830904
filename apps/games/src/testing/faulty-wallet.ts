import { walletCalls, type WalletAnswer, type WalletFault } from '@kvota/contracts/wallet';
import * as v from 'valibot';

import type { Wallet } from '../server/wallet/wallet.ts';
import type { SampleWallet } from './sample-wallet.ts';

/** The way of a call: `cut` loses it before, `cutAfter` loses its answer, `held` waits until it is released. */
export type CallFate = 'reach' | 'cut' | 'cutAfter' | 'busy';

/** A wallet in this process, over a sample wallet, with a fate for each call. */
export interface FaultyWallet extends Wallet {
  /** Decides the fate of the next calls. Default: all reach the wallet. */
  fate: (name: string, body: unknown) => CallFate;
  /** Awaited before each call is handled. */
  before: () => Promise<void>;
  /** Number of calls that were begun. */
  begun: number;
}

export function createFaultyWallet(sample: SampleWallet): FaultyWallet {
  const wallet: FaultyWallet = {
    fate: () => 'reach',
    before: async () => {},
    begun: 0,
    async call(name, body) {
      wallet.begun += 1;
      const fate = wallet.fate(name, body);
      await wallet.before();
      if (fate === 'cut') return { type: 'silent', error: new Error('cut before') };
      if (fate === 'busy') return { type: 'answer', answer: { status: 'busy', serverTime: '' } };
      const { status, json } = sample.handle(name, JSON.parse(JSON.stringify(body)));
      if (fate === 'cutAfter') return { type: 'silent', error: new Error('cut after') };
      // As the sample wallet answers.
      if (status === 200)
        return { type: 'answer', answer: v.parse(walletCalls[name].answer, json) as WalletAnswer<typeof name> };
      const { code, detail } = json as { code: WalletFault; detail: string };
      return { type: 'fault', code, detail };
    },
  };
  return wallet;
}
