import * as v from 'valibot';

import { cardText, fromAce } from './card-text.ts';

/** The outcome of a round as facts to put into words. Multiples, rolls and edges are decimal text. */
export type OutcomeWords =
  | { readonly kind: 'lines'; readonly lines: number; readonly freeSpins: number }
  | { readonly kind: 'steps'; readonly steps: number; readonly lost: boolean }
  | { readonly kind: 'hands'; readonly hands: readonly string[] }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'hits'; readonly hits: number; readonly drawn: number }
  | { readonly kind: 'dice'; readonly roll: string; readonly edge: string; readonly over: boolean }
  | { readonly kind: 'reached'; readonly point: string; readonly target: string }
  /** A curve: the multiplier at which the bet left it, or the end at which the bet was on it. */
  | { readonly kind: 'left' | 'stayed'; readonly multiple: string }
  | { readonly kind: 'multiple'; readonly of: 'plinko' | 'wheel' | 'scratch'; readonly multiple: string }
  | { readonly kind: 'blackjack'; readonly dealer: string; readonly hands: readonly BlackjackWords[] }
  | { readonly kind: 'baccarat'; readonly winner: Side; readonly player: string; readonly banker: string }
  | { readonly kind: 'race'; readonly first: number; readonly second: number; readonly bet: RaceBet }
  | { readonly kind: 'league'; readonly results: readonly MatchWords[]; readonly bets: readonly LeagueBetWords[] }
  | { readonly kind: 'plain' };

/** A hand of blackjack with its end. */
export interface BlackjackWords {
  readonly cards: string;
  readonly result: HandResult;
}

const results = ['blackjack', 'win', 'push', 'loss', 'bust'] as const;
export type HandResult = (typeof results)[number];
const sides = ['player', 'banker', 'tie'] as const;
export type Side = (typeof sides)[number];
const raceModes = ['win', 'first-two', 'forecast'] as const;
/** A bet on a race with its runners, numbered from 1. */
export interface RaceBet {
  readonly mode: (typeof raceModes)[number];
  readonly runners: readonly number[];
}

/** A match with its goals. */
export interface MatchWords {
  readonly home: string;
  readonly away: string;
  readonly score: string;
}
const leagueBets = ['1', 'x', '2', 'over', 'under', 'yes', 'no'] as const;
/** A bet on a match. It is a score if it has one. */
export interface LeagueBetWords {
  readonly home: string;
  readonly away: string;
  readonly on: (typeof leagueBets)[number] | 'score';
  readonly score: string;
}

const list = v.array(v.unknown());
const numbers = v.array(v.number());
const Reels = v.object({ state: v.object({ spins: v.array(v.object({ lines: list, scatters: v.number() })) }) });
const Ladder = v.object({
  state: v.object({
    kind: v.picklist(['mines', 'floors', 'cards']),
    multiplier: v.number(),
    opened: v.optional(list),
    picked: v.optional(list),
    guesses: v.optional(list),
  }),
});
const Hands = v.object({ state: v.object({ hands: v.array(v.object({ name: v.nullable(v.string()) })) }) });
const Roulette = v.object({ state: v.object({ number: v.number() }) });
const Keno = v.object({ state: v.object({ hits: list, drawn: list }) });
const Table = v.object({
  mode: v.string(),
  params: v.object({ target: v.optional(v.number(), 0) }),
  state: v.variant('kind', [
    v.object({ kind: v.literal('dice'), roll: v.number() }),
    v.object({ kind: v.literal('limbo'), drawn: v.number() }),
    v.object({ kind: v.picklist(['plinko', 'wheel', 'scratch']), multiplier: v.number() }),
  ]),
});
const Blackjack = v.object({
  state: v.object({
    dealer: numbers,
    hands: v.array(v.object({ cards: numbers })),
    results: v.array(v.picklist(results)),
  }),
});
const Baccarat = v.object({ state: v.object({ player: numbers, banker: numbers, winner: v.picklist(sides) }) });
const Race = v.object({
  mode: v.picklist(raceModes),
  params: v.object({ runners: numbers }),
  state: v.object({ order: numbers }),
});
const pair = <S extends v.GenericSchema>(item: S) => v.tuple([item, item]);
const League = v.object({
  params: v.object({ bets: v.array(v.object({ on: v.string() })) }),
  state: v.object({ clubs: v.array(pair(v.string())), results: v.array(pair(v.number())) }),
});
const Curve = v.object({ state: v.object({ point: v.nullable(v.number()), multiplier: v.number() }) });

const plain: OutcomeWords = { kind: 'plain' };

const reading =
  <S extends v.GenericSchema>(schema: S, words: (round: v.InferOutput<S>) => OutcomeWords) =>
  (round: unknown): OutcomeWords => {
    const read = v.safeParse(schema, round);
    return read.success ? words(read.output) : plain;
  };

/** Integer as decimal text with two places. */
function hundredths(value: number): string {
  const digits = `${value}`.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Multiplier in ten-thousandths as decimal text without zeros at its end. */
function multiple(value: number): string {
  const digits = `${value}`.padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '');
}

const cardsFromAce = (cards: readonly number[]): string => cards.map((card) => cardText(fromAce(card))).join(' ');

function tableWords({ mode, params: { target }, state }: v.InferOutput<typeof Table>): OutcomeWords {
  switch (state.kind) {
    case 'dice': {
      const over = mode === 'over';
      return { kind: 'dice', roll: hundredths(state.roll), edge: hundredths(over ? 10_000 - target : target), over };
    }
    case 'limbo':
      return { kind: 'reached', point: hundredths(state.drawn), target: hundredths(target) };
    case 'plinko':
    case 'wheel':
    case 'scratch':
      return { kind: 'multiple', of: state.kind, multiple: multiple(state.multiplier) };
  }
}

function leagueWords({ params: { bets }, state: { clubs, results } }: v.InferOutput<typeof League>): OutcomeWords {
  return {
    kind: 'league',
    results: results.map(([hosts, guests], at) => {
      const [home = '', away = ''] = clubs[at] ?? [];
      return { home, away, score: `${hosts}:${guests}` };
    }),
    bets: bets.map(({ on }) => {
      const [match = '', code = ''] = on.split(':');
      const [home = '', away = ''] = clubs[Number(match)] ?? [];
      const known = leagueBets.find((each) => each === code);
      return { home, away, on: known ?? 'score', score: known ? '' : code.replace('-', ':') };
    }),
  };
}

/** Words of each engine; all engines of the maths are here. */
const byEngine: Readonly<Record<string, (round: unknown) => OutcomeWords>> = {
  reels: reading(Reels, ({ state: { spins } }) => ({
    kind: 'lines',
    lines: spins.reduce((sum, { lines }) => sum + lines.length, 0),
    freeSpins: spins.length - 1,
  })),
  ladder: reading(Ladder, ({ state: { multiplier, opened, picked, guesses } }) => ({
    kind: 'steps',
    steps: (opened ?? picked ?? guesses ?? []).length,
    lost: multiplier === 0,
  })),
  draw_poker: reading(Hands, ({ state: { hands } }) => ({
    kind: 'hands',
    hands: hands.flatMap(({ name }) => name ?? []),
  })),
  roulette: reading(Roulette, ({ state: { number } }) => ({ kind: 'number', number })),
  keno: reading(Keno, ({ state: { hits, drawn } }) => ({ kind: 'hits', hits: hits.length, drawn: drawn.length })),
  table: reading(Table, tableWords),
  blackjack: reading(Blackjack, ({ state: { dealer, hands, results: ends } }) => ({
    kind: 'blackjack',
    dealer: cardsFromAce(dealer),
    hands: hands.flatMap(({ cards }, at) => {
      const result = ends[at];
      return result === undefined ? [] : [{ cards: cardsFromAce(cards), result }];
    }),
  })),
  baccarat: reading(Baccarat, ({ state: { player, banker, winner } }) => ({
    kind: 'baccarat',
    winner,
    player: cardsFromAce(player),
    banker: cardsFromAce(banker),
  })),
  race: reading(Race, ({ mode, params: { runners }, state: { order } }) => ({
    kind: 'race',
    first: (order[0] ?? 0) + 1,
    second: (order[1] ?? 0) + 1,
    bet: { mode, runners: runners.map((runner) => runner + 1) },
  })),
  league: reading(League, leagueWords),
  curve: reading(Curve, ({ state: { point, multiplier } }) =>
    point === null
      ? { kind: 'left', multiple: hundredths(multiplier / 100) }
      : { kind: 'stayed', multiple: hundredths(point) },
  ),
};

/** Reads the facts of an outcome. The result is `plain` if the engine is not known or if the round has another shape. */
export function outcomeWords(outcome: unknown): OutcomeWords {
  const round = v.safeParse(v.looseObject({ engine: v.string() }), outcome);
  return round.success ? (byEngine[round.output.engine]?.(outcome) ?? plain) : plain;
}
