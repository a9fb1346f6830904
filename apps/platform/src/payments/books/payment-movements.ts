import { walletAccount } from '../../ledger/account.ts';
import type { Draw, Movement } from '../../ledger/movements.ts';

const total = ({ wallet0, wallet1 }: Draw): bigint => wallet0 + wallet1;
const on = (accountId: string, amount: bigint): Movement => ({ accountId, amount });
const moving = (movements: Movement[]): Movement[] => movements.filter(({ amount }) => amount !== 0n);
const inWallet = (walletId: string, draw: Draw, sign: bigint): Movement[] => [
  on(walletAccount(walletId, 'wallet_0'), sign * draw.wallet0),
  on(walletAccount(walletId, 'wallet_1'), sign * draw.wallet1),
];

/** Money comes in, from an account of a provider or from suspense. */
export const paidInMovements = (walletId: string, from: string, amount: bigint): Movement[] => [
  on(walletAccount(walletId, 'wallet_0'), amount),
  on(from, -amount),
];

/** Money goes back to the provider: from the wallet as far as it reaches, else from the operator. */
export const takenBackMovements = (
  walletId: string,
  draw: Draw,
  to: { psp: string; loss: string },
  amount: bigint,
): Movement[] => moving([...inWallet(walletId, draw, -1n), on(to.loss, total(draw) - amount), on(to.psp, amount)]);

/** Money to pay out leaves the credit, and waits in wallet_2. */
export const onItsWayMovements = (walletId: string, draw: Draw): Movement[] =>
  moving([...inWallet(walletId, draw, -1n), on(walletAccount(walletId, 'wallet_2'), total(draw))]);

/** Money on its way has arrived. */
export const paidOutMovements = (walletId: string, psp: string, amount: bigint): Movement[] => [
  on(walletAccount(walletId, 'wallet_2'), -amount),
  on(psp, amount),
];

/** Money that was to be paid out goes back to where it was drawn from: from wallet_2, or from the provider if it was paid. */
export const givenBackMovements = (walletId: string, draw: Draw, from: string): Movement[] =>
  moving([...inWallet(walletId, draw, 1n), on(from, -total(draw))]);
