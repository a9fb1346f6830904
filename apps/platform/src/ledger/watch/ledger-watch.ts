/** Money that needs a person, as found by a check of the last minute. */
export interface FoundMoney {
  /** Money in suspense by currency, in minor units as text. Currencies without any are missing. */
  readonly suspense: Readonly<Record<string, string>>;
  /** Payments with a fact whose ground has been missing for ten minutes, such as a refund without its deposit. */
  readonly withoutGround: number;
  /** Events of providers that have waited for ten minutes to be applied. */
  readonly notApplied: number;
}

/** The result of the last whole check of the ledger. */
export interface FoundViolations {
  readonly violations: number;
  /** The first of them, as text for a developer. */
  readonly first: readonly string[];
}

/** The newest results, as they are read by Prometheus. Ages are in seconds. */
export interface WatchedLedger {
  readonly money: FoundMoney | undefined;
  readonly moneyAge: number;
  readonly violations: number | undefined;
  /** Since the last whole check; since the start of the node if there was none. */
  readonly ledgerAge: number;
}

/** Looks for money that needs a person, for the log and for metrics. Of several nodes one checks for all. */
export interface LedgerWatch {
  /** Makes the cheap check, unless another node has made it within the minute. */
  watchMoney(): Promise<void>;
  /** Checks the whole ledger if that is due. */
  watchLedger(): Promise<void>;
  /** The newest results of any node. */
  watched(): WatchedLedger;
}
