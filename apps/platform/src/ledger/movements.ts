import { debtAccounts, operatorAccount, walletAccount } from './account.ts';

/** One side of a posting: signed minor units on one account. */
export interface Movement {
  readonly accountId: string;
  readonly amount: bigint;
}

/** A stake, split by the sub-balances that it was drawn from. */
export interface Draw {
  readonly wallet0: bigint;
  readonly wallet1: bigint;
}

/** Draws a stake from wallet_0 first, then from wallet_1 (OP-97). Returns undefined if both together are too low. */
export function drawOf(funds: Draw, amount: bigint): Draw | undefined {
  if (amount <= 0n || funds.wallet0 + funds.wallet1 < amount) return undefined;
  const wallet0 = funds.wallet0 < amount ? funds.wallet0 : amount;
  return { wallet0, wallet1: amount - wallet0 };
}

/** Draws money to take back: from wallet_1 first, then from wallet_0. Returns undefined if both together are too low. */
export function winningsFirst(funds: Draw, amount: bigint): Draw | undefined {
  const turned = drawOf({ wallet0: funds.wallet1, wallet1: funds.wallet0 }, amount);
  return turned && { wallet0: turned.wallet1, wallet1: turned.wallet0 };
}

const inWallet = (walletId: string, draw: Draw, sign: bigint): Movement[] => [
  { accountId: walletAccount(walletId, 'wallet_0'), amount: sign * draw.wallet0 },
  { accountId: walletAccount(walletId, 'wallet_1'), amount: sign * draw.wallet1 },
];
const held = (walletId: string, amount: bigint): Movement => ({ accountId: walletAccount(walletId, 'held'), amount });
const moving = (movements: Movement[]): Movement[] => movements.filter(({ amount }) => amount !== 0n);
const total = (draw: Draw): bigint => draw.wallet0 + draw.wallet1;

export function holdMovements(walletId: string, draw: Draw): Movement[] {
  return moving([...inWallet(walletId, draw, -1n), held(walletId, total(draw))]);
}

/** Moves a stake to the house, or what is left of a gift back to where gifts come from. */
export function takeMovements(
  walletId: string,
  currency: string,
  draw: Draw,
  to: 'house' | 'gift' = 'house',
): Movement[] {
  const house = { accountId: operatorAccount(to, currency, walletId), amount: total(draw) };
  return moving([...inWallet(walletId, draw, -1n), house]);
}

export function releaseMovements(walletId: string, draw: Draw): Movement[] {
  return moving([...inWallet(walletId, draw, 1n), held(walletId, -total(draw))]);
}

/** If less than the held stake is captured, the last drawn is returned first, as if only the lower stake had been drawn. */
export function captureMovements(walletId: string, currency: string, draw: Draw, amount: bigint): Movement[] {
  const taken = drawOf(draw, amount);
  if (!taken) throw new RangeError(`${total(draw)} minor units are held, ${amount} cannot be captured.`);
  const back = { wallet0: draw.wallet0 - taken.wallet0, wallet1: draw.wallet1 - taken.wallet1 };
  const house = { accountId: operatorAccount('house', currency, walletId), amount };
  return moving([...inWallet(walletId, back, 1n), held(walletId, -total(draw)), house]);
}

export function refundMovements(walletId: string, currency: string, draw: Draw): Movement[] {
  const house = { accountId: operatorAccount('house', currency, walletId), amount: -total(draw) };
  return moving([...inWallet(walletId, draw, 1n), house]);
}

/** Moves a stake that the house pays for a player from `promo` to `house`, or back if the amount is negative (CAS-55). */
export function promoMovements(walletId: string, currency: string, amount: bigint): Movement[] {
  return moving([
    { accountId: operatorAccount('house', currency, walletId), amount },
    { accountId: operatorAccount('promo', currency, walletId), amount: -amount },
  ]);
}

/** Moves money from one wallet into wallet_0 of another one, or into the operator's cash if there is no other (CALL-45, CALL-46). */
export function transferMovements(
  from: { readonly walletId: string; readonly currency: string },
  draw: Draw,
  to: { readonly walletId: string } | undefined,
): Movement[] {
  const accountId = to ? walletAccount(to.walletId, 'wallet_0') : operatorAccount('cash', from.currency, from.walletId);
  return moving([...inWallet(from.walletId, draw, -1n), { accountId, amount: total(draw) }]);
}

/** Raises the debt of a user to its parent, or lowers it if the amount is negative. */
export function debtMovements(userId: string, currency: string, amount: bigint): Movement[] {
  const { debt, lent } = debtAccounts(userId, currency);
  return moving([
    { accountId: debt, amount: -amount },
    { accountId: lent, amount },
  ]);
}

/** Moves an amount out of a wallet into what is owed to holders of vouchers. `voucherAccount` is that of the voucher (VOU-01). */
export function voucherMovements(walletId: string, draw: Draw, voucherAccount: string): Movement[] {
  return moving([...inWallet(walletId, draw, -1n), { accountId: voucherAccount, amount: total(draw) }]);
}

/** Moves the amount of a voucher into a wallet: as a deposit if it is redeemed, where it was drawn from if it goes back. */
export function voucherBackMovements(walletId: string, draw: Draw, voucherAccount: string): Movement[] {
  return moving([...inWallet(walletId, draw, 1n), { accountId: voucherAccount, amount: -total(draw) }]);
}

/** Moves money from the operator to a sub-balance: winnings from the house, deposits from cash, bonuses from gifts. */
export function incomeMovements(
  walletId: string,
  currency: string,
  from: 'house' | 'cash' | 'gift',
  to: 'wallet_0' | 'wallet_1',
  amount: bigint,
): Movement[] {
  return moving([
    { accountId: walletAccount(walletId, to), amount },
    { accountId: operatorAccount(from, currency, walletId), amount: -amount },
  ]);
}
