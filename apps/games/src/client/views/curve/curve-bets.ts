import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import type { CurveState } from '@kvota/games';

import type { FrameRound } from '../../../wire/index.ts';
import { mathsRound } from '../maths-round.ts';

/** The multiplier at which a bet leaves or left, in hundredths; null if it leaves by hand. */
export const targetOfBet = (bet: FrameRound): number | null =>
  (mathsRound('curve', bet)?.params as { readonly target?: number } | undefined)?.target ?? null; // of a curve

/** True if a bet left the curve with its multiplier. */
export const hasLeft = (bet: FrameRound): boolean =>
  bet.state === 'closed' && (mathsRound<CurveState>('curve', bet)?.state?.multiplier ?? 0) > 0;

/** The bets that are on the curve. */
export const ridingOf = (bets: readonly FrameRound[]): readonly FrameRound[] =>
  bets.filter(({ state }) => state === 'open');

/** The amount that bets return if they leave at a multiplier in hundredths, each cut as the maths does. */
export function worthOf(bets: readonly FrameRound[], multiplier: number): string {
  const worth = bets.map((bet) => {
    const at = Math.min(multiplier, targetOfBet(bet) ?? multiplier);
    return (moneyToMinor(bet.stake) * BigInt(at)) / 100n;
  });
  return minorToMoney(worth.reduce((sum, one) => sum + one, 0n));
}
