import type { FrameSession } from '@kvota/games-server/wire';

import type { Random } from './random.ts';

/** One title of each model that the run plays, so that every engine is among them. */
export const playedGames: readonly string[] = [
  'orchard-classic', // reels
  'golden-plum-10', // reels with free spins
  'dice',
  'limbo',
  'plinko-8',
  'classic-scratch',
  'wheel-of-20',
  'mines',
  'penalties',
  'towers',
  'higher-or-lower',
  'jacks-or-better',
  'deuces-wild',
  'blackjack',
  'keno',
  'five-of-35',
  'roulette',
  'roulette-la-partage',
  'baccarat',
  'live-roulette', // shared rounds from here on
  'keno-draw',
  'river-five-draw',
  'danube-regatta',
  'danube-league',
  'avala-balloon',
];

type Game = FrameSession['game'];

/** Everything that a bet names beside its number. */
export interface Choice {
  readonly stake: string;
  readonly mode: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Chooses a bet that a player could place; `number` is that of the round at a table. */
export function chooseBet(random: Random, { game, stakes }: Pick<FrameSession, 'game' | 'stakes'>, number = 1): Choice {
  const mode = random.pick(game.modes);
  const unit = BigInt(game.units[mode] ?? 1);
  const fitting = stakes.slice(0, 6).filter((stake) => minor(stake) % unit === 0n);
  const stake = random.pick(fitting.length > 0 ? fitting : stakes);
  return { stake, mode, params: paramsOf(random, game, { mode, amount: Number(minor(stake)), number }) };
}

const minor = (money: string): bigint => BigInt(money.replace('.', ''));

function paramsOf(
  random: Random,
  { engine, model }: Game,
  { mode, amount, number }: { readonly mode: string; readonly amount: number; readonly number: number },
): Readonly<Record<string, unknown>> {
  switch (engine) {
    case 'keno':
      return { numbers: different(random, Number(mode), model === '5-of-35' ? 35 : 80).map((at) => at + 1) };
    case 'roulette':
      return { bets: [{ on: random.pick(['red', 'dozen:2', 'straight:17', 'corner:16-17-19-20']), amount }] };
    case 'baccarat':
      return { bets: [{ on: random.pick(['player', 'banker', 'tie']), amount }] };
    case 'curve':
      return random.chance(50) ? { target: 150 } : {};
    case 'league':
      // Eight clubs have 14 match days.
      return {
        day: (number - 1) % 14,
        bets: [{ on: `${random.below(4)}:${random.pick(['1', 'x', 'over', '1-1'])}`, amount }],
      };
    case 'race':
      return { runners: different(random, mode === 'forecast' ? 2 : 1, 6) };
    case 'table':
      return model === 'dice' ? { target: 4950 } : model === 'limbo' ? { target: 200 } : {};
    default:
      return {};
  }
}

/** Different numbers from 0 up. */
function different(random: Random, count: number, below: number): number[] {
  const found = new Set<number>();
  while (found.size < count) found.add(random.below(below));
  return [...found];
}
