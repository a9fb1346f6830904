import type { CallAnswer, CallQuery, Calls, VoucherAnswer } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';
import type { operatorCalls } from '@kvota/contracts/operator';

/** A voucher to make. `amount` is money of the wire. */
export interface NewVoucher {
  readonly userId: string;
  readonly currencyId: number;
  readonly currency: string;
  readonly amount: string;
  readonly requestId: string | undefined;
}

/** A code that a user redeems. */
export interface VoucherUse {
  readonly userId: string;
  readonly code: string;
  readonly requestId: string | undefined;
}

/** The vouchers to list: a page, from 1, of all or of those in a state or with the end of a code. */
export type VoucherQuery = CallQuery<Calls['voucherHistory']>;

type Search = (typeof operatorCalls)['voucherSearch'];

/** A voucher that an operator cancels, and why. */
export interface VoucherCancelling {
  readonly id: string;
  readonly reason: string;
  readonly operatorId: string;
}
export interface VoucherCancelled {
  readonly ErrorText: string;
  readonly error?: RefusalOf<'cancelVoucher'>;
}

/** An answer whose `error` is one of those of the call. */
type Answer<N extends 'createVoucher' | 'activateVoucher' | 'takeBackVoucher'> = Omit<VoucherAnswer, 'error'> & {
  readonly error?: RefusalOf<N>;
};
export type MadeVoucher = Answer<'createVoucher'>;
export type UsedVoucher = Answer<'activateVoucher'>;
export type VoucherTakenBack = Answer<'takeBackVoucher'>;

/**
 * Vouchers: an amount leaves a wallet, and the code puts it into another one (VOU-01). Codes are kept as keyed
 * hashes. Each act is one transaction, and what is owed to holders is an account of the ledger.
 */
export interface Vouchers {
  /** Makes a voucher. A request that comes again gets the same one, for 15 minutes with its code (SEC-10). */
  create(voucher: NewVoucher): Promise<MadeVoucher>;
  /** Adds the amount of a voucher to the user's wallet of its currency, which is opened if it is missing. */
  use(use: VoucherUse): Promise<UsedVoucher>;
  /** Returns the amount of an own open voucher to where it was drawn from. A repetition changes nothing. */
  takeBack(userId: string, id: string): Promise<VoucherTakenBack>;
  /** Returns the amounts of all open vouchers of a user, who is excluded from playing. */
  giveBack(userId: string): Promise<void>;
  /** Lists the vouchers that a user has made and redeemed, newest first, 20 a page (ROUTE-33). */
  list(userId: string, query: VoucherQuery): Promise<CallAnswer<Calls['voucherHistory']>>;
  /** Lists vouchers of all users for operators, newest first, 20 a page. */
  search(query: CallQuery<Search>): Promise<CallAnswer<Search>>;
  /** Returns the amount of an open voucher to its maker, for an operator. A repetition changes nothing. */
  cancel(cancelling: VoucherCancelling): Promise<VoucherCancelled>;
  /** Returns the amounts of expired vouchers to their makers, and forgets codes that were kept for lost answers. */
  endDue(): Promise<void>;
}
