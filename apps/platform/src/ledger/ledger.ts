import type { Wallet } from '@kvota/contracts';

import type { Db } from '../database/database.ts';
import type { Movement } from './movements.ts';

/** Names a booking for ever: the same source and external id never book twice. */
export interface BookingKey {
  readonly source: string;
  readonly externalId: string;
}

/** Movements that are booked together, or not at all. */
export interface Booking extends BookingKey {
  readonly id: string;
  readonly type: string;
  readonly refType: string;
  readonly refId: string;
  readonly at: Date;
  readonly movements: readonly Movement[];
}

/** What came of a booking that may have been made before. */
export interface Booked {
  readonly transactionId: string;
  /** False where the same key had been booked before and nothing was done now. */
  readonly first: boolean;
}

/** The state of the books: empty violations, or what does not add up, in words for a developer. */
export interface LedgerCheck {
  readonly ok: boolean;
  readonly violations: string[];
  readonly accounts: number;
  readonly entries: number;
}

/** A wallet as a stake sees it: money in minor units, without what is held. */
export interface Funds {
  readonly walletId: string;
  readonly currencyId: number;
  readonly currency: string;
  readonly wallet0: bigint;
  readonly wallet1: bigint;
}

/**
 * Append-only double entry in minor units. Movements of tickets run inside the caller's transaction, so that money and
 * the ticket's state change together or not at all. All are no-ops when repeated.
 */
export interface Ledger {
  /** Opens a user's wallet in a currency, or finds it; answers its id. Pass a transaction to make it part of one. */
  openWallet(db: Db, wallet: { userId: string; currencyId: number; currency: string }): Promise<string>;
  /** Money from outside into wallet_0. The amount is in minor units and above zero. */
  deposit(deposit: { walletId: string; amount: bigint } & BookingKey): Promise<Booked>;
  /** The wallets of a user in the order of their currency ids; held stakes are not shown (OP-97). */
  wallets(userId: string): Promise<Wallet[]>;
  /** Locks a user's wallet until the transaction ends and reads its money; undefined where there is none. */
  lock(tx: Db, wallet: { userId: string; currencyId: number }): Promise<Funds | undefined>;
  /**
   * How a stake is taken, as data: into `held`, or straight for the house where the ticket is accepted as it comes;
   * wallet_0 first, then wallet_1 (OP-97). Undefined where there is too little.
   */
  stakeBooking(funds: Funds, stake: { ticketId: string; amount: bigint; to: 'held' | 'house' }): Booking | undefined;
  /** Makes a booking inside the caller's transaction, on a locked wallet; a key that was booked before changes nothing. */
  book(tx: Db, booking: Booking): Promise<Booked>;
  /** Takes a held stake for the house. What was held beyond the amount goes back, the last drawn first. */
  capture(tx: Db, stake: { walletId: string; ticketId: string; amount: bigint }): Promise<void>;
  /** Gives a held stake back to where it came from, exactly. */
  release(tx: Db, stake: { walletId: string; ticketId: string }): Promise<void>;
  /** Winnings from the house into wallet_1 of the wallet given. Nothing happens at zero. */
  pay(tx: Db, payout: { walletId: string; ticketId: string; amount: bigint }): Promise<void>;
  /** The price of a ticket that is sold back, or of a part of it, from the house into wallet_1; once for each quote. */
  cashOut(tx: Db, sale: { walletId: string; ticketId: string; quoteId: string; amount: bigint }): Promise<void>;
  /**
   * Gives a captured stake back to where it came from: the ticket is void. Where only an amount of it is still in play,
   * the last drawn counts as sold, as with `capture`.
   */
  refund(tx: Db, stake: { walletId: string; ticketId: string; amount?: bigint }): Promise<void>;
  /** Proves every invariant of the books from the stored rows. */
  check(): Promise<LedgerCheck>;
}
