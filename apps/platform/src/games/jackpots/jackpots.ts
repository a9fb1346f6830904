import type { Db } from '../../database/database.ts';

/** A pot as everyone may see it. Amounts are minor units. */
export interface Pot {
  readonly code: string;
  readonly currency: string;
  readonly amount: bigint;
  /** Rises with every change of the amount. */
  readonly seq: number;
  readonly oneIn: bigint;
  /** The part of stakes that it returns on average, in percent. */
  readonly adds: string;
  readonly cycle: number;
  /** SHA-256 of the secret of the running cycle. */
  readonly hash: string;
  readonly last: PotWin | undefined;
}

/** The last win of a pot, with everything that verifies it. */
export interface PotWin {
  readonly amount: bigint;
  readonly wonAt: Date;
  readonly cycle: number;
  readonly secret: string;
  readonly server: string;
  readonly roundId: string;
  readonly staked: bigint;
}

/** A round that has ended with its stake, in the wallet of its player, which the caller has locked. */
export interface PotEntry {
  readonly server: string;
  readonly roundId: string;
  readonly walletId: string;
  readonly currency: string;
  readonly staked: bigint;
}

/** Jackpots that slots feed (JACK-01 … JACK-05). */
export interface Jackpots {
  /** The code of the pot that is fed in a currency; undefined if there is none. */
  potIn(currency: string): string | undefined;
  /**
   * Draws for a round in the transaction that ended it, and pays the pot if the round wins it. Returns the amount that was
   * paid into wallet_1, or undefined. The round is already marked with the code of the pot.
   */
  enter(tx: Db, entry: PotEntry): Promise<bigint | undefined>;
  /** Adds to each pot its part of the stakes of rounds that ended since the last time. */
  collect(): Promise<void>;
  list(): Promise<readonly Pot[]>;
}
