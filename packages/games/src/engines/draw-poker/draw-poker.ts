import { drawWithout, range } from '../../draws/shuffle.ts';
import { drawPokerModels, type DrawPokerModel, type HandName } from '../../models/draw-poker/draw-poker-models.ts';
import { GameError } from '../../refusal/game-error.ts';
import type { Engine } from '../../round/engine.ts';
import { checkAction, modelOf, unlessFinished } from '../../round/parse.ts';
import { ONE, checkBet } from '../../round/pay.ts';
import type { GameParams, Round } from '../../round/round.ts';
import { handName, type Card } from './hand-name.ts';
import { allHolds, rankHolds } from './holds.ts';
import { drawPokerPar } from './par-of-draw-poker.ts';

/** A hand after the draw. */
export interface DrawnHand {
  readonly cards: readonly Card[];
  readonly name: HandName | null;
  /** In stakes of this hand. */
  readonly pays: number;
}

/** Draw poker. A card is four times its rank, from the two, plus its suit. */
export interface DrawPokerState {
  readonly dealt: readonly Card[];
  /** Per hand the five cards that come next, in order; null while they are hidden. */
  readonly stock: readonly (readonly Card[])[] | null;
  /** The positions that were kept, or null before the draw. */
  readonly held: readonly number[] | null;
  readonly hands: readonly DrawnHand[];
}

/** Keeps the cards at these positions, ascending from 0, and draws the others. */
export interface HoldAction {
  readonly type: 'hold';
  readonly cards: readonly number[];
}

const modelFor = (params: GameParams): DrawPokerModel => modelOf(drawPokerModels, params);
const handsOf = ({ mode }: Pick<GameParams, 'mode'>): number => Number.parseInt(mode, 10);
const holds: readonly HoldAction[] = allHolds.map((cards) => ({ type: 'hold', cards }));

const largestOf = ({ pays }: DrawPokerModel): number => Math.max(...Object.values(pays)) * ONE;

function drawn(
  model: DrawPokerModel,
  dealt: readonly Card[],
  held: readonly number[],
  stock: readonly Card[],
): DrawnHand {
  let next = 0;
  const cards = dealt.map((card, at) => (held.includes(at) ? card : (stock[next++] ?? 0)));
  const name = handName(cards, model.deuces);
  return { cards, name, pays: name ? (model.pays[name] ?? 0) : 0 };
}

function possible(round: Round): readonly HoldAction[] {
  return round.finished ? [] : holds;
}

/**
 * Draw poker (GAME-12): five cards, the player keeps some, the others are replaced. With 3 or 10 hands each hand draws
 * from its separate rest of the same deck.
 */
export const drawPoker: Engine<GameParams, DrawPokerState, HoldAction> = {
  code: 'draw_poker',
  shapes: ['stepped'],
  modes: ['1', '3', '10'],
  stakeCells: (params) => (modelFor(params), handsOf(params)),
  largestMultiplier: (params) => largestOf(modelFor(params)),
  open(draws, bet, params) {
    const model = modelFor(params);
    const { mode } = params;
    checkBet(bet, handsOf(params), largestOf(model));
    const dealt = drawWithout(draws, range(52), 5);
    const rest = range(52).filter((card) => !dealt.includes(card));
    return {
      engine: 'draw_poker',
      model: model.code,
      mode,
      bet,
      params: { model: model.code, mode },
      step: 0,
      finished: false,
      staked: bet,
      payout: 0,
      state: { dealt, stock: range(handsOf(params)).map(() => drawWithout(draws, rest, 5)), held: null, hands: [] },
      actions: [],
    };
  },
  step(_draws, round, action) {
    const taken = checkAction(round, action, possible(round));
    const { dealt, stock } = round.state;
    if (!stock) throw new GameError('badAction', 'The stock is hidden: the round is a public one.');
    const model = modelFor(round);
    const hands = stock.map((cards) => drawn(model, dealt, taken.cards, cards));
    const each = (round.bet - (round.bet % hands.length)) / hands.length; // whole: the bet is a multiple of the hands
    return {
      ...round,
      step: round.step + 1,
      finished: true,
      payout: each * hands.reduce((sum, { pays }) => sum + pays, 0),
      state: { ...round.state, held: taken.cards, hands },
      actions: [...round.actions, taken],
    };
  },
  actions: possible,
  fallback(round) {
    unlessFinished(round, undefined);
    const [best] = rankHolds(modelFor(round), round.state.dealt);
    return { type: 'hold', cards: best?.cards ?? [] };
  },
  extraStake: () => 0,
  public: (round) => (round.finished ? round : { ...round, state: { ...round.state, stock: null } }),
  par: (params) => drawPokerPar(modelFor(params), handsOf(params)),
};
