import { walletCalls, walletFaults, type WalletAnswer, type WalletFault } from '@kvota/contracts/wallet';
import * as v from 'valibot';

import { signedPost, type SignedPostDeps } from '../signature/signed-post.ts';
import type { Wallet } from './wallet.ts';

const Fault = v.object({
  code: v.picklist(Object.keys(walletFaults) as WalletFault[]), // keys of the table
  detail: v.optional(v.string(), ''),
});

/** Creates the client of a wallet over signed HTTP. An answer that the contract does not know counts as silence. */
export function createWallet(deps: SignedPostDeps): Wallet {
  return {
    async call(name, body) {
      const { path, answer } = walletCalls[name];
      try {
        const { status, json } = await signedPost(deps, path, body);
        // The schema belongs to the name.
        if (status === 200) return { type: 'answer', answer: v.parse(answer, json) as WalletAnswer<typeof name> };
        if (status >= 400 && status < 500) return { type: 'fault', ...v.parse(Fault, json) };
        return { type: 'silent', error: new Error(`${path}: status ${status}`) };
      } catch (error) {
        return { type: 'silent', error };
      }
    },
  };
}
