import type { ProviderAnswer } from '@kvota/contracts/wallet';

/** The comparison of this server's movements with those of the wallet (RGS-45). */
export interface Books {
  /**
   * Compares the hours that are over and were not compared yet, unless another node does. Differences are stored and
   * logged; nothing is corrected. If the wallet is silent, the next run goes on from there.
   */
  compare(): Promise<void>;
  /** The differences after a number, oldest first, and how far the books were compared. */
  differences(after: number): Promise<ProviderAnswer<'differences'>>;
}
