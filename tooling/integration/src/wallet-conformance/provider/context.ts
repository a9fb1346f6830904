import type { Check } from '../check.ts';
import type { AskProvider } from './client.ts';
import type { SampleWallet } from './sample-wallet.ts';

/** The provider, its wallet and what was played, for each check. */
export interface ProviderContext {
  readonly ask: AskProvider;
  readonly wallet: SampleWallet;
  /** The games that were played. */
  readonly games: readonly string[];
  readonly player: string;
  /** Address of the provider. */
  readonly url: string;
}

export type ProviderCheck = Check<ProviderContext>;
