import type {
  BlackjackState,
  DrawPokerState,
  KenoState,
  LadderState,
  ReelsState,
  Round,
  TableState,
} from '@kvota/games';

import { seedWhere, type StoryGame } from './story-api.ts';

export const orchard: StoryGame = { engine: 'reels', model: 'V5', theme: 'fruits', name: 'Orchard 10' };
export const classic: StoryGame = { engine: 'reels', model: 'C3', theme: 'fruits', name: 'Orchard 5' };
export const coast: StoryGame = { engine: 'reels', model: 'V5', theme: 'adriatic', name: 'Danube Night 10' };
export const mines: StoryGame = { engine: 'ladder', model: 'mines-25', theme: 'mines', name: 'Mines' };
export const penalties: StoryGame = { engine: 'ladder', model: 'penalties', theme: 'football', name: 'Penalties' };
export const towers: StoryGame = { engine: 'ladder', model: 'towers', theme: 'towers', name: 'Towers' };
export const higherLower: StoryGame = {
  engine: 'ladder',
  model: 'higher-lower',
  theme: 'cards',
  name: 'Higher or Lower',
};
export const jacks: StoryGame = { engine: 'draw_poker', model: 'jacks-9-6', theme: 'cards', name: 'Jacks or Better' };
export const blackjack: StoryGame = { engine: 'blackjack', model: 'stands-on-17', theme: 'cards', name: 'Blackjack' };
export const roulette: StoryGame = { engine: 'roulette', model: 'one-zero', theme: 'roulette', name: 'Roulette' };
export const partage: StoryGame = { ...roulette, model: 'la-partage', name: 'Roulette La Partage' };
export const baccarat: StoryGame = { engine: 'baccarat', model: 'punto-banco', theme: 'cards', name: 'Baccarat' };
export const deuces: StoryGame = { engine: 'draw_poker', model: 'deuces', theme: 'cards', name: 'Deuces Wild' };
const tableGame = (model: string, theme: string, name: string): StoryGame => ({ engine: 'table', model, theme, name });
export const dice = tableGame('dice', 'dice', 'Dice');
export const limbo = tableGame('limbo', 'space', 'Limbo');
export const plinko8 = tableGame('plinko-8', 'fruits', 'Orchard Plinko');
export const plinko12 = tableGame('plinko-12', 'pegs', 'Plinko 12');
export const wheel24 = tableGame('wheel-24', 'river', 'River Wheel');
export const wheel50 = tableGame('wheel-50', 'treasure', "Captain's Wheel");
export const scratchCard = tableGame('scratch-classic', 'fruits', 'Classic Scratch');
export const keno: StoryGame = { engine: 'keno', model: '20-of-80', theme: 'numbers', name: 'Keno' };
export const balloon: StoryGame = { engine: 'curve', model: 'curve', theme: 'mountain', name: 'Avala Balloon' };
export const fiveOf35: StoryGame = { engine: 'keno', model: '5-of-35', theme: 'winter', name: 'Winter Five' };

const spinsOf = ({ state }: Round): ReelsState['spins'] => (state as ReelsState).spins; // rounds of reels only
const stateOf = ({ state }: Round): LadderState => state as LadderState; // rounds of ladders only
const hitsOf = ({ state }: Round): number => (state as KenoState).hits.length; // rounds of keno only
const tableOf = ({ state }: Round): TableState => state as TableState; // rounds of tables only
const dealtOf = ({ state }: Round): DrawPokerState['dealt'] => (state as DrawPokerState).dealt; // of draw poker only

const handsOf = ({ state }: Round): BlackjackState => state as BlackjackState; // rounds of blackjack only
/** The values of the first cards of a shoe: player, dealer, player, dealer, and so on. */
const shoeOf = (round: Round): readonly number[] =>
  handsOf(round).shoe.map((card) => Math.min(10, ((card ?? 0) >> 2) + 1));

/** Rounds of a kind, found by trying one number after another. */
export const seeds = {
  won: (game: StoryGame) => seedWhere(game, (round) => round.payout > round.bet * 4 && spinsOf(round).length === 1),
  part: (game: StoryGame) => seedWhere(game, ({ payout, bet }) => payout > 0 && payout < bet),
  nothing: (game: StoryGame) => seedWhere(game, ({ payout }) => payout === 0),
  freeSpins: (game: StoryGame) => seedWhere(game, (round) => spinsOf(round).length > 4),
  /** A field whose first three cells are safe and whose last is mined. */
  field: (mode: string) =>
    seedWhere(
      mines,
      (round) => {
        const state = stateOf(round);
        const mined = state.kind === 'mines' ? (state.mines ?? []) : [];
        return mined.includes(24) && ![0, 1, 2].some((cell) => mined.includes(cell));
      },
      mode,
    ),
  /** A pair of eights against a six. Both hands get a card below ten, and the dealer goes bust. */
  eights: () =>
    seedWhere(blackjack, (round) => {
      const [a, up, b, hole, first = 0, second = 0, drawn = 0] = shoeOf(round);
      return [a, b].every((card) => card === 8) && up === 6 && hole === 10 && first > 8 && second > 8 && drawn > 5;
    }),
  /** A hard 16 against a ten, and a next card that makes it more than 21. */
  sixteen: () =>
    seedWhere(blackjack, (round) => {
      const [a, up, b, hole = 0, next = 0] = shoeOf(round);
      return a === 10 && b === 6 && up === 10 && hole > 6 && next > 5;
    }),
  natural: () => seedWhere(blackjack, ({ payout, bet }) => payout > bet * 2),
  /** A soft 17 against a seven. */
  soft: () =>
    seedWhere(blackjack, (round) => {
      const [a, up, b, hole] = shoeOf(round);
      return a === 1 && b === 6 && up === 7 && hole !== 10;
    }),
  /** A round of a game of one draw that returns a multiple of its bet, from one to another. */
  returned: (game: StoryGame, least: number, most: number, params: object = {}) =>
    seedWhere(
      game,
      (round) => {
        const { multiplier } = tableOf(round);
        return multiplier >= least * 10_000 && multiplier <= most * 10_000;
      },
      undefined,
      params,
    ),
  /** A draw that hits some of these numbers. */
  hits: (game: StoryGame, numbers: readonly number[], count: number) =>
    seedWhere(game, (round) => hitsOf(round) === count, `${numbers.length}`, { numbers }),
  /** A hand whose first two cards are a paying pair. */
  pair: () =>
    seedWhere(jacks, (round) => {
      const [first = 0, second = 1] = dealtOf(round).map((card) => card >> 2);
      return first === second && first > 8;
    }),
} as const;
