/**
 * The highest credit that a wallet has after money was added from outside, in minor units. Winnings and returned stakes
 * are not limited by it. They fit into the wire's money, because the database allows each account 500 times as much.
 */
const highestCredit = 99_999_999_999_999n;

/** Thrown if money from outside would raise the credit of a wallet above the limit. Nothing is booked (SEC-09). */
export class CreditTooHigh extends RangeError {
  constructor(credit: bigint) {
    super(`The credit of the wallet would be ${credit} minor units. At most ${highestCredit} are allowed.`);
    this.name = 'CreditTooHigh';
  }
}

/** Throws CreditTooHigh if the amount does not fit into a wallet. */
export function requireRoom(funds: { readonly wallet0: bigint; readonly wallet1: bigint }, amount: bigint): void {
  const credit = funds.wallet0 + funds.wallet1 + amount;
  if (credit > highestCredit) throw new CreditTooHigh(credit);
}
