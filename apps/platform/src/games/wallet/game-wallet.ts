import type { WalletAnswer, WalletBody, WalletFault } from '@kvota/contracts/wallet';

/** Thrown if a call of a game server cannot be booked, because the caller is at fault. Nothing was booked. */
export class WalletFailed extends Error {
  readonly code: WalletFault;
  constructor(code: WalletFault, detail: string) {
    super(detail);
    this.name = 'WalletFailed';
    this.code = code;
  }
}

/**
 * The wallet for game servers (CAS-11 … CAS-13). `server` is the code of the server that signed the call. The wallet
 * answers in text, so that a repetition gets the same bytes.
 */
export interface GameWallet {
  balance(server: string, body: WalletBody<'balance'>): Promise<WalletAnswer<'balance'>>;
  /** Books all transactions of a call or none. Rejects with WalletFailed. */
  transact(server: string, body: WalletBody<'transact'>): Promise<string>;
  rollback(server: string, body: WalletBody<'rollback'>): Promise<string>;
  endRound(server: string, body: WalletBody<'endRound'>): Promise<WalletAnswer<'endRound'>>;
  reconcile(server: string, body: WalletBody<'reconcile'>): Promise<WalletAnswer<'reconcile'>>;
}
