import type { WalletAnswer, WalletBody, WalletCallName, WalletFault } from '@kvota/contracts/wallet';

/**
 * The result of a wallet call. `fault`: the wallet answered 4xx and booked nothing. `silent`: it is unknown whether the
 * call had its effect, so the same call is to be repeated.
 */
export type WalletResult<N extends WalletCallName> =
  | { readonly type: 'answer'; readonly answer: WalletAnswer<N> }
  | { readonly type: 'fault'; readonly code: WalletFault; readonly detail: string }
  | { readonly type: 'silent'; readonly error: unknown };

/** The wallet of the platform. Calls never throw. */
export interface Wallet {
  call<N extends WalletCallName>(name: N, body: WalletBody<N>): Promise<WalletResult<N>>;
}
