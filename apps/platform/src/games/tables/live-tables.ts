import type { LiveTable } from '@kvota/contracts';

/** Tables that players share, as their providers describe them (CAS-58). */
export interface LiveTables {
  /**
   * Returns the tables that are known. Providers are asked at most every two seconds, once for all visitors. The last
   * answer of a provider is returned as stale while there is no newer one.
   */
  list(): Promise<readonly LiveTable[]>;
}
