import { spots, type RouletteState } from '@kvota/games';

import type { FrameRound } from '../../wire/index.ts';
import { addUp, type PlacedBet } from '../views/bets/table-bets.ts';
import { betsOfRound, drawnNumber, returnsOf } from '../views/roulette/round-bets.ts';

const wins = (on: string, number: number): boolean =>
  spots.find((spot) => spot.on === on)?.numbers.includes(number) ?? false;

/** Returns of the places of a bet. Until the bet is settled, a winning place counts with its stake. */
function returnedOf(bet: FrameRound, number: number): readonly PlacedBet[] {
  const returns = returnsOf(bet);
  return betsOfRound(bet).map(({ on, amount }, at) => ({
    on,
    amount: returns === null ? (wins(on, number) ? amount : 0) : (returns[at] ?? 0),
  }));
}

/** A drawn round with all bets of the player as one: bets on the same place add up. */
export function rouletteMathsOf(
  outcome: unknown,
  bets: readonly FrameRound[],
): { readonly params: { readonly bets: readonly PlacedBet[] }; readonly state: RouletteState } {
  const number = drawnNumber(outcome) ?? 0;
  const all = addUp(bets.flatMap(betsOfRound));
  const back = new Map(addUp(bets.flatMap((bet) => returnedOf(bet, number))).map(({ on, amount }) => [on, amount]));
  return { params: { bets: all }, state: { number, returns: all.map(({ on }) => back.get(on) ?? 0) } };
}
