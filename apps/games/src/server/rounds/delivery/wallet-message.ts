import type { WalletBody } from '@kvota/contracts/wallet';

/** A wallet call as the outbox stores it. */
export type WalletMessage =
  | { readonly name: 'transact'; readonly body: WalletBody<'transact'> }
  | { readonly name: 'endRound'; readonly body: WalletBody<'endRound'> }
  | { readonly name: 'rollback'; readonly body: WalletBody<'rollback'> };
