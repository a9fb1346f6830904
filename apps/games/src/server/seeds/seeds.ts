import type { Db } from '../database/database.ts';

/** Makes seeds that nobody can guess. Tests choose them, and never the outcome. */
export interface SeedSource {
  /** At least 32 bytes, as text. */
  server(): string;
  /** The first seed of a player, until the player chooses one. */
  client(): string;
}

/** The row of a player, locked. */
export interface LockedPlayer {
  readonly id: string;
  readonly activePair: string;
  readonly upcomingPair: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly lastSession: string | null;
  readonly lastRoundAt: number | null;
}

/** The seeds of a new round. */
export interface RoundSeeds {
  readonly pairId: string;
  readonly serverSeed: string;
  readonly serverHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** The change of a player by a new round. It is stored in the transaction that stores the round. */
export interface SpentNonce {
  readonly nonce: number;
  readonly lastSession: string;
  readonly lastRoundAt: number;
}

/** The pairs of a player, without a seed that is in use. */
export interface Fairness {
  readonly active: { readonly id: string; readonly hash: string; readonly clientSeed: string; readonly nonce: number };
  readonly upcoming: { readonly hash: string };
  /** Newest first. */
  readonly retired: readonly {
    readonly id: string;
    readonly hash: string;
    readonly serverSeed: string;
    readonly clientSeed: string;
    readonly rounds: number;
    readonly retiredAt: number;
  }[];
}

/** Pairs of seeds of players (RGS-12 … RGS-14). Every method runs in a transaction of its caller. */
export interface Seeds {
  /** Locks a player, with its first pairs of seeds if it is new. */
  lock(tx: Db, playerId: string): Promise<LockedPlayer>;
  /**
   * Returns the seeds of the next round of a locked player, and what the caller has to store of the player with the round.
   * A pair with 10,000 rounds is retired before, unless a round of it is unfinished.
   */
  next(
    tx: Db,
    player: LockedPlayer,
    session: { readonly id: string },
  ): Promise<{ readonly seeds: RoundSeeds; readonly spent: SpentNonce }>;
  /** The server seed of a pair, for a step of one of its rounds. */
  serverSeed(tx: Db, pairId: string): Promise<string>;
  /** The server seed of a retired pair; null while the pair is in use. */
  revealed(tx: Db, pairId: string): Promise<string | null>;
  fairness(tx: Db, playerId: string): Promise<Fairness>;
  /** Retires the active pair of a locked player. Returns false while a round of the pair is unfinished (RGS-14). */
  rotate(tx: Db, player: LockedPlayer, clientSeed: string | undefined): Promise<boolean>;
}
