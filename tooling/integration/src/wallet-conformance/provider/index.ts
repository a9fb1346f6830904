import { runChecks, type Result } from '../check.ts';
import type { Credentials, Now } from '../wire.ts';
import { callsToWallet } from './checks-of-calls.ts';
import { callsOfPlatform } from './checks-of-answers.ts';
import { createAskProvider } from './client.ts';
import type { SampleWallet } from './sample-wallet.ts';

/** A game that is to be played. */
export interface Launch {
  readonly game: string;
  readonly token: string;
  readonly rounds: number;
}

export interface ProviderRun {
  readonly own: Credentials & { readonly url: string; readonly now: Now };
  /** The wallet that the provider calls. */
  readonly wallet: SampleWallet;
  readonly games: readonly string[];
  /** Rounds of each game. */
  readonly rounds: number;
  /** Plays rounds to their end, as a player would. */
  readonly play: (launch: Launch) => Promise<void>;
  readonly onResult?: (result: Result) => void;
}

const player = 'player-1';

/** Lets a provider's games be played while the wallet fails now and then, and checks every rule of the description. */
export async function checkProvider(run: ProviderRun): Promise<readonly Result[]> {
  const { own, wallet, games, rounds, play, onResult } = run;
  for (const game of games) await play({ game, token: wallet.grant(player, game), rounds });
  const context = { ask: createAskProvider(own), wallet, games, player, url: own.url };
  return runChecks([...callsToWallet, ...callsOfPlatform], context, onResult);
}
