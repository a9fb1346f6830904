import { range } from '../draws/shuffle.ts';
import type { Draws } from '../draws/draws.ts';
import { engineOf } from '../engines/engine-of.ts';
import type { BaccaratParams } from '../engines/baccarat/baccarat.ts';
import type { CurveParams } from '../engines/curve/curve.ts';
import type { KenoParams } from '../engines/keno/keno.ts';
import type { LeagueParams } from '../engines/league/league.ts';
import type { RaceParams } from '../engines/race/race.ts';
import type { RouletteParams } from '../engines/roulette/roulette.ts';
import type { TableParams } from '../engines/table/table.ts';
import { models, type GameModel } from '../models/models.ts';
import type { GameAction, GameParams, Round } from '../round/round.ts';

/** A game to play in a test: a model in one mode, with a choice that its engine asks for. */
export interface Game {
  readonly engine: string;
  readonly params: GameParams;
  /** The params of a bet: those of roulette name amounts. */
  readonly at: (bet: number) => GameParams;
}

/** Bets on all sides that add up to a bet. */
function baccaratAt(params: GameParams, bet: number): BaccaratParams {
  const third = (bet - (bet % 3)) / 3;
  const bets = [
    { on: 'player', amount: third },
    { on: 'tie', amount: third },
    { on: 'banker', amount: bet - 2 * third },
  ] as const;
  return { ...params, bets: bets.filter(({ amount }) => amount > 0) };
}

/** Bets on red and on zero that add up to a bet. The one on red is even because of la partage. */
function rouletteAt(params: GameParams, bet: number): RouletteParams {
  const red = bet - (bet % 4) - (bet - (bet % 4)) / 2;
  const bets = [
    { on: 'red', amount: red },
    { on: 'straight:0', amount: bet - red },
  ];
  return { ...params, bets: bets.filter(({ amount }) => amount > 0) };
}

/** Bets on a result and a score of two matches that add up to a bet, on the last day. */
function leagueAt(params: GameParams, bet: number): LeagueParams {
  const half = (bet - (bet % 2)) / 2;
  const bets = [
    { on: '0:over', amount: half },
    { on: '1:1-1', amount: bet - half },
  ];
  return { ...params, day: 9, bets: bets.filter(({ amount }) => amount > 0) };
}

/** Choices of a model in a mode: most games have only one. */
function choicesOf(
  model: GameModel,
  mode: string,
): (GameParams | TableParams | KenoParams | RaceParams | CurveParams)[] {
  const params = { model: model.code, mode };
  if (model.engine === 'keno') return [{ ...params, numbers: range(Number(mode)).map((at) => at * 3 + 1) }];
  if (model.engine === 'race') return [{ ...params, runners: mode === 'forecast' ? [1, 0] : [2] }];
  if (model.engine === 'curve') return [params, { ...params, target: 150 }, { ...params, target: 1_000_000 }];
  if (model.engine !== 'table') return [params];
  if (model.kind === 'dice') return [100, 3333, 9800].map((target) => ({ ...params, target }));
  return model.kind === 'limbo' ? [101, 250, 1_000_000].map((target) => ({ ...params, target })) : [params];
}

/** Every model in every mode. */
export const games: readonly Game[] = models.flatMap((model) =>
  model.modes.flatMap((mode) =>
    choicesOf(model, mode).map((params) => ({
      engine: model.engine,
      params,
      at(bet: number) {
        if (model.engine === 'league') return leagueAt(params, bet);
        if (model.engine === 'baccarat') return baccaratAt(params, bet);
        return model.engine === 'roulette' ? rouletteAt(params, bet) : params;
      },
    })),
  ),
);

/** Plays a round to its end. `choose` picks one of the actions by number. */
export function playRound(
  draws: Draws,
  { engine: code, at }: Game,
  bet: number,
  choose: (count: number) => number,
): Round[] {
  const engine = engineOf(code);
  const rounds = [engine.open(draws, bet, at(bet))];
  for (let round = rounds[0]; round && !round.finished; round = rounds.at(-1)) {
    const actions = engine.actions(round);
    const action: GameAction = actions[choose(actions.length)] ?? engine.fallback(round);
    const next = engine.step?.(draws, round, action);
    if (!next) throw new Error(`${code} has open rounds and no step`);
    rounds.push(next);
  }
  return rounds;
}
