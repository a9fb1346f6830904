import { runChecks, type Result } from '../check.ts';
import { booking, rollbacks } from './checks-of-rounds.ts';
import { books, limits } from './checks-of-books.ts';
import { malformed, sessions, signatures } from './checks-of-calls.ts';
import { createWalletClient, type WalletTarget } from './client.ts';
import { createWalletContext } from './context.ts';

export interface WalletRun {
  /** The wallet, and a provider that it knows. */
  readonly target: WalletTarget;
  /** Starts a game of this provider for money, always as the same player, and returns the launch token. */
  readonly launch: () => Promise<string>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly id: () => string;
  readonly onResult?: (result: Result) => void;
}

/** Checks a wallet by every rule of its description, as a provider would call it. */
export function checkWallet({ target, launch, wait, id, onResult }: WalletRun): Promise<readonly Result[]> {
  const context = createWalletContext({ client: createWalletClient(target), launch, wait, id, now: target.now });
  const checks = [signatures, sessions, malformed, booking, rollbacks, limits, books(target.now())].flat();
  return runChecks(checks, context, onResult);
}
