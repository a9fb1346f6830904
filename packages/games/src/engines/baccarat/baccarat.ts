import { drawWithout, range } from '../../draws/shuffle.ts';
import { baccaratModels, type BaccaratModel } from '../../models/baccarat/baccarat-models.ts';
import { distributionOf } from '../../par/distribution.ts';
import { parOf } from '../../par/par.ts';
import { GameError } from '../../refusal/game-error.ts';
import type { Engine } from '../../round/engine.ts';
import { integerIn, modelOf } from '../../round/parse.ts';
import { ONE, checkBet, payOf } from '../../round/pay.ts';
import type { GameParams } from '../../round/round.ts';
import { playCoup, valueOf, type Side } from './coup.ts';

/** A bet on a side, in minor units. */
export interface BaccaratBet {
  readonly on: Side;
  readonly amount: number;
}

/** All bets of a round. Their amounts add up to the bet of the round, and each side is named once. */
export interface BaccaratParams extends GameParams {
  readonly bets?: readonly BaccaratBet[];
}

/** A finished coup. A card is four times its rank, from the ace, plus its suit. */
export interface BaccaratState {
  readonly player: readonly number[];
  readonly banker: readonly number[];
  readonly winner: Side;
  /** Return of each bet, in the order of the bets. */
  readonly returns: readonly number[];
}

const modelFor = (params: GameParams): BaccaratModel => modelOf(baccaratModels, params);
const sides: readonly Side[] = ['player', 'banker', 'tie'];

/** Multipliers of a winning side in ten-thousandths. The banker pays 19 to 20. */
const multipliers: Readonly<Record<Side, number>> = { player: 2 * ONE, banker: 19_500, tie: 9 * ONE };

/** Multiplier of a bet: a tie returns bets on both sides. */
function multiplierOf(on: Side, winner: Side): number {
  if (on === winner) return multipliers[on];
  return winner === 'tie' ? ONE : 0;
}

function betsOf(params: BaccaratParams): BaccaratBet[] {
  const { bets } = params as { readonly bets?: unknown };
  const list: readonly unknown[] = Array.isArray(bets) ? bets : [];
  const found = list.map((each): BaccaratBet => {
    const { on, amount } = (typeof each === 'object' && each !== null ? each : {}) as {
      on?: unknown;
      amount?: unknown;
    };
    const side = sides.find((one) => one === on);
    if (!side) throw new GameError('badParams', `There is no side ${JSON.stringify(on)}.`);
    return { on: side, amount: integerIn(amount, 'An amount', 1, Number.MAX_SAFE_INTEGER) };
  });
  if (found.length > 0 && new Set(found.map(({ on }) => on)).size === found.length) return found;
  throw new GameError('badParams', 'A coup has one bet or more, each on another side.');
}

const caches = new Map<number, Record<Side, bigint>>();

/**
 * Counts the results of all orders of six cards of a shoe, by value. Counts are exact: the orders of eight decks are
 * fewer than 2⁵³.
 */
export function countCoups({ decks }: BaccaratModel): Record<Side, bigint> {
  const known = caches.get(decks);
  if (known) return known;
  const left = range(10).map((value) => decks * (value === 0 ? 16 : 4));
  const counts: Record<Side, number> = { player: 0, banker: 0, tie: 0 };
  const values: number[] = [];
  const walk = (weight: number): void => {
    if (values.length === 6) {
      counts[playCoup(values).winner] += weight;
      return;
    }
    for (const [value, cards] of left.entries()) {
      if (cards === 0) continue;
      values.push(value);
      left[value] = cards - 1;
      walk(weight * cards);
      left[value] = cards;
      values.pop();
    }
  };
  walk(1);
  const exact = { player: BigInt(counts.player), banker: BigInt(counts.banker), tie: BigInt(counts.tie) };
  caches.set(decks, exact);
  return exact;
}

/** Baccarat from eight full decks (GAME-20). The return of the banker is cut to the minor unit. */
export const baccarat: Engine<BaccaratParams, BaccaratState> = {
  code: 'baccarat',
  shapes: ['instant', 'shared'],
  modes: ['table'],
  stakeCells: (params) => (modelFor(params), 1),
  largestMultiplier: (params) => (modelFor(params), 9 * ONE),
  open(draws, bet, params) {
    const model = modelFor(params);
    const bets = betsOf(params);
    checkBet(bet, 1, 9 * ONE);
    const sum = bets.reduce((total, { amount }) => total + BigInt(amount), 0n);
    if (sum !== BigInt(bet)) throw new GameError('badBet', `The bets add up to ${sum}, and not to ${bet}.`);
    const cards = drawWithout(draws, range(model.decks * 52), 6).map((card) => card % 52);
    const { player, banker, winner } = playCoup(cards.map(valueOf));
    const returns = bets.map(({ on, amount }) => payOf(amount, multiplierOf(on, winner)));
    const thirds = cards.slice(4);
    const hand = (at: number, count: number): number[] => [
      cards[at] ?? 0,
      cards[at + 2] ?? 0,
      ...(count === 3 ? [thirds.shift() ?? 0] : []),
    ];
    return {
      engine: 'baccarat',
      model: model.code,
      mode: params.mode,
      bet,
      params: { model: model.code, mode: params.mode, bets },
      step: 0,
      finished: true,
      staked: bet,
      payout: returns.reduce((total, each) => total + each, 0),
      // The third card of the player comes first.
      state: { player: hand(0, player.length), banker: hand(1, banker.length), winner, returns },
      actions: [],
    };
  },
  actions: () => [],
  fallback() {
    throw new GameError('roundFinished', 'A coup has no decisions.');
  },
  extraStake: () => 0,
  public: (round) => round,
  par(params) {
    const counts = countCoups(modelFor(params));
    const bets = betsOf(params);
    const bet = bets.reduce((sum, { amount }) => sum + amount, 0);
    return parOf(
      distributionOf(
        sides.map((winner) => {
          const returned = bets.reduce((sum, { on, amount }) => sum + amount * multiplierOf(on, winner), 0);
          if (returned % bet === 0) return [returned / bet, counts[winner]] as const;
          throw new GameError('badParams', 'The figures of these bets need more than four places. Use other amounts.');
        }),
      ),
    );
  },
};
