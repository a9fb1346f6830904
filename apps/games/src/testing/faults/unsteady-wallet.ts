import { walletCalls, type WalletAnswer } from '@kvota/contracts/wallet';
import { wait, type Clock } from '@kvota/server';
import * as v from 'valibot';

import type { Wallet, WalletResult } from '../../server/wallet/wallet.ts';
import type { SampleWallet } from '../sample-wallet.ts';
import type { Random } from './random.ts';

/** Counts of calls by their fate. */
export type Fates = Record<'reached' | 'cutBefore' | 'cutAfter' | 'late' | 'busy' | 'doubled', number>;

/** A wallet behind a bad network: some calls are lost before or after, arrive long after they were given up, or twice. */
export function createUnsteadyWallet(
  sample: SampleWallet,
  {
    clock,
    random,
    percent,
    fates,
  }: { readonly clock: Clock; readonly random: Random; readonly percent: () => number; readonly fates: Fates },
): Wallet {
  const silent = { type: 'silent', error: new Error('cut') } as const;
  return {
    async call(name, body) {
      const text = JSON.stringify(body);
      const reach = (): WalletResult<typeof name> => {
        const { status, json } = sample.handle(name, JSON.parse(text));
        if (status !== 200) throw new Error(`The wallet answered ${status} to ${name}: ${JSON.stringify(json)}`);
        return { type: 'answer', answer: v.parse(walletCalls[name].answer, json) as WalletAnswer<typeof name> }; // of this name
      };
      if (!random.chance(percent())) {
        fates.reached += 1;
        await wait(clock, random.below(40));
        return reach();
      }
      const fate = random.pick(['cutBefore', 'cutAfter', 'late', 'busy', 'doubled'] as const);
      fates[fate] += 1;
      switch (fate) {
        case 'cutBefore':
          return silent;
        case 'cutAfter':
          if (name !== 'authenticate') reach();
          return silent;
        case 'late':
          // It arrives after other attempts, or after a rollback.
          void wait(clock, 1000 + random.below(30_000)).then(() => (name === 'authenticate' ? undefined : reach()));
          return silent;
        case 'busy':
          return { type: 'answer', answer: { status: 'busy', serverTime: '' } };
        case 'doubled':
          if (name !== 'authenticate') reach();
          return reach();
      }
    },
  };
}
