import type { MovementExplanation, Wallet } from '@kvota/contracts';

import type { Db } from '../database/database.ts';
import type { MovementType } from './explain/movement-types.ts';
import type { Movement } from './movements.ts';
import type { OperatorAccount } from './wallet-store.ts';

/** Identifies a posting: the same source and external id are never posted twice. */
export interface PostingKey {
  readonly source: string;
  readonly externalId: string;
}

/** Movements that are posted together or not at all. */
export interface Posting extends PostingKey {
  readonly id: string;
  readonly type: MovementType;
  readonly refType: string;
  readonly refId: string;
  readonly at: Date;
  readonly movements: readonly Movement[];
  /** Details of its explanation, which begins with that of its type. */
  readonly details?: readonly MovementExplanation[];
}

/** Movements of a ticket's money. */
interface TicketMoney {
  readonly walletId: string;
  readonly ticketId: string;
  /** Details for the statement, beyond what the ledger itself has. */
  readonly details?: readonly MovementExplanation[];
}

/** The result of a posting that may be a repetition. */
export interface PostingResult {
  readonly transactionId: string;
  /** False if the same key had been posted before; then nothing was done. */
  readonly first: boolean;
}

/** The result of a check: no violations, or what does not add up, as text for a developer. */
export interface LedgerCheck {
  readonly ok: boolean;
  readonly violations: string[];
  /** Money that is booked right and still needs a person, such as that in suspense. */
  readonly alarms: string[];
  readonly accounts: number;
  readonly entries: number;
}

/** The spendable money of a wallet in minor units, without held stakes. */
export interface Funds {
  readonly walletId: string;
  readonly currencyId: number;
  readonly currency: string;
  readonly wallet0: bigint;
  readonly wallet1: bigint;
}

/** Funds that a stake is decided by, without a lock. */
export interface StakeFunds extends Funds {
  /** How often stakes of the wallet were interrupted before. */
  readonly stops: number;
  /**
   * How often wallet_0 and wallet_1 were written. With it the stake is posted only if no movement was in between, also none
   * that left the balances equal. Absent if the balances alone decide.
   */
  readonly writes?: bigint | undefined;
  /** Accounts of other wallets that the decision counted. The stake is posted only if none was written since. */
  readonly counted?: readonly CountedAccount[] | undefined;
}

/** An account, and how often it had been written when it was read. */
export interface CountedAccount {
  readonly accountId: string;
  readonly writes: bigint;
}

/**
 * An append-only double-entry ledger in minor units. It alone writes its tables. Movements of tickets run in the
 * caller's transaction, so that money and ticket change together or not at all. Repetitions have no effect.
 */
export interface Ledger {
  /**
   * Opens a user's wallet in a currency, or finds the existing one. Returns its id. Stakes that were decided without a new
   * real wallet are decided again.
   */
  openWallet(db: Db, wallet: { userId: string; currencyId: number; currency: string }): Promise<string>;
  /** Adds money from outside to wallet_0, in minor units above zero. Rejects with CreditTooHigh above the limit. */
  deposit(deposit: { walletId: string; amount: bigint } & PostingKey): Promise<PostingResult>;
  /** Returns the wallets of a user, ordered by currency id. Held stakes are not included (OP-97). */
  wallets(userId: string): Promise<Wallet[]>;
  /**
   * Locks a user's wallet until the transaction ends. Returns its funds, or undefined if there is no such wallet. With a real
   * one, all real wallets of the user are locked, because limits count them together.
   */
  lock(tx: Db, wallet: { userId: string; currencyId: number }): Promise<Funds | undefined>;
  /**
   * Locks all wallets of a user until the transaction ends. Stakes that were decided before are not posted afterwards: the
   * wallets count as changed, so that these stakes are decided again.
   */
  interruptStakes(tx: Db, userId: string): Promise<void>;
  /** Reads the funds of a user's wallet without a lock, for an answer. */
  funds(tx: Db, wallet: { userId: string; currencyId: number }): Promise<Funds | undefined>;
  /**
   * Locks the wallets of several users in one currency by one statement, in the order of their accounts, so that transfers
   * in opposite directions never wait in a circle. Returns the funds of those who have such a wallet, by user. Of `whole`, all
   * real wallets are locked.
   */
  lockAll(
    tx: Db,
    wallets: { userIds: readonly string[]; currencyId: number; whole?: string },
  ): Promise<ReadonlyMap<string, Funds>>;
  /**
   * Locks the debt of a user to its parent, which `debtMovements` change, and returns it. It is locked after wallets, so
   * that acts on one user never wait in a circle.
   */
  lockDebt(tx: Db, debt: { userId: string; currency: string }): Promise<bigint>;
  /** Opens accounts of the operator that only some wallets need, such as those of a payment provider. */
  openAccounts(tx: Db, accounts: readonly OperatorAccount[]): Promise<void>;
  /**
   * Returns the posting that takes a stake: into `held`, or directly into `house` if the ticket is accepted at once.
   * Draws from wallet_0 first, then from wallet_1 (OP-97). Returns undefined if the funds are too low.
   */
  stakePosting(
    funds: Funds,
    stake: Omit<TicketMoney, 'walletId'> & { readonly amount: bigint; readonly to: 'held' | 'house' },
  ): Posting | undefined;
  /** Posts in the caller's transaction. The wallet must be locked. A key that was posted before changes nothing. */
  post(tx: Db, posting: Posting): Promise<PostingResult>;
  /**
   * Posts several, in their order, in one statement of the caller's transaction. The wallet must be locked. Rejects with a
   * duplicate key if one of them was posted before.
   */
  postAll(tx: Db, postings: readonly Posting[]): Promise<void>;
  /** Moves a held stake to the house. What was held beyond the amount is returned, the last drawn first. */
  capture(tx: Db, stake: TicketMoney & { readonly amount: bigint }): Promise<void>;
  /** Returns a held stake to exactly the sub-balances that it was drawn from. */
  release(tx: Db, stake: TicketMoney): Promise<void>;
  /** Pays winnings from the house into wallet_1 of the given wallet. Does nothing at zero. */
  pay(tx: Db, payout: TicketMoney & { readonly amount: bigint }): Promise<void>;
  /** Pays the price of a sold ticket, or of a sold part, from the house into wallet_1. Happens once for each quote. */
  cashOut(tx: Db, sale: TicketMoney & { readonly quoteId: string; readonly amount: bigint }): Promise<void>;
  /**
   * Returns the captured stake of a void ticket to the sub-balances that it was drawn from. If only an amount of it is
   * still in play, the last drawn counts as sold, as with `capture`.
   */
  refund(tx: Db, stake: TicketMoney & { readonly amount?: bigint }): Promise<void>;
  /** Checks every invariant of the ledger against the stored rows. */
  check(): Promise<LedgerCheck>;
}
