import * as v from 'valibot';

import { CurrencyId } from '../../amount/currency-id.ts';
import { Money } from '../../amount/money-schema.ts';
import { GameRoundDetail } from '../../game/round-detail.ts';
import { ClientSeed, PlayerSeeds, SeedRound } from '../../game/seeds.ts';
import { numberInQuery, Outcome, period } from '../answer.ts';
import { defineCall } from '../call.ts';
import { code, currency_id, games } from './game-input.ts';

/** The states of a round in the history. A refused one moved no money. */
export const gameRoundStates = ['open', 'finished', 'cancelled', 'refused'] as const;

/** A round of a game in the history of a player (CAS-40). */
export const GameRound = v.object({
  id: v.string(),
  session_id: v.string(),
  game_code: v.string(),
  game: v.string(),
  provider: v.string(),
  currency: v.string(),
  currency_id: CurrencyId,
  state: v.picklist(gameRoundStates),
  /** Why it was refused: a status of the wallet such as `insufficientFunds`. Of a cancelled round: why, as its provider gave it. */
  reason: v.nullish(v.string()),
  /** The stake that was refused; `staked` is zero then. */
  refused_stake: v.nullish(Money),
  /** Money of the player. */
  staked: Money,
  /** The stake of a free round, which the house paid. */
  free: v.nullish(Money),
  won: Money,
  startedAt: v.string(),
  finishedAt: v.nullable(v.string()),
});
export type GameRound = v.InferOutput<typeof GameRound>;

/** A session of a game as a line of the history, with those of its rounds that fit the filters (CAS-42). */
export const PlayedSession = v.object({
  session_id: v.string(),
  game_code: v.string(),
  game: v.string(),
  provider: v.string(),
  currency: v.string(),
  currency_id: CurrencyId,
  startedAt: v.string(),
  /** Start of its last round. */
  lastRoundAt: v.string(),
  rounds: v.number(),
  refused: v.number(),
  unfinished: v.number(),
  staked: Money,
  won: Money,
  net: Money,
});
export type PlayedSession = v.InferOutput<typeof PlayedSession>;

/** Totals of all rounds that fit the filters, in one currency. Refused rounds are not counted. */
export const RoundTotals = v.object({
  currency: v.string(),
  currencyId: v.number(),
  rounds: v.number(),
  staked: Money,
  won: Money,
  net: Money,
});
export type RoundTotals = v.InferOutput<typeof RoundTotals>;

/** One movement of a round, as the ledger booked it. */
export const RoundMovement = v.object({
  id: v.string(),
  kind: v.picklist(['bet', 'win', 'jackpot', 'free_bet', 'rollback']),
  amount: Money,
  balanceBefore: Money,
  balanceAfter: Money,
  bookedAt: v.string(),
});
export type RoundMovement = v.InferOutput<typeof RoundMovement>;

const roundFilters = {
  ...period,
  game_code: v.optional(code),
  currency_id,
  state: v.optional(v.picklist(gameRoundStates)),
  /** `next` of the page before. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  page_size: v.optional(v.pipe(numberInQuery, v.minValue(1), v.maxValue(100)), 20),
};
const nextPage = v.nullable(v.string());

/** Calls of the history of games, and of the verification of their rounds. */
export const historyCalls = {
  gamesPlayed: defineCall({
    id: 'CAS-42',
    method: 'GET',
    path: games('sessions'),
    summary: 'Sessions of the player by their rounds, newest first, with totals by currency',
    access: 'player',
    query: v.object(roundFilters),
    answer: v.object({
      result: v.array(PlayedSession),
      next: nextPage,
      totals: v.array(RoundTotals),
      /** The games of all rounds that fit the other filters, by name. */
      games: v.array(v.object({ code: v.string(), name: v.string() })),
    }),
  }),
  gameRounds: defineCall({
    id: 'CAS-40',
    method: 'GET',
    path: games('rounds'),
    summary: 'Rounds of the player, refused ones too, newest first, with totals by currency',
    access: 'player',
    query: v.object({ ...roundFilters, session_id: v.optional(code) }),
    answer: v.object({
      result: v.array(GameRound),
      next: nextPage,
      rowCount: v.number(),
      totals: v.array(RoundTotals),
    }),
  }),
  gameRound: defineCall({
    id: 'CAS-41',
    method: 'GET',
    path: games('rounds/{id}'),
    summary: 'One round of the player: its movements, and outcome, steps and seeds as its provider stored them',
    access: 'player',
    params: v.object({ id: v.string() }),
    answer: v.object({
      round: GameRound,
      movements: v.array(RoundMovement),
      /** Null when the provider does not answer. */
      detail: v.nullable(GameRoundDetail),
    }),
  }),
  gameFairness: defineCall({
    id: 'CAS-43',
    method: 'GET',
    path: games('fairness'),
    summary: 'The pairs of seeds of the player at each provider',
    access: 'player',
    answer: v.object({
      result: v.array(
        v.object({
          provider: v.string(),
          studios: v.array(v.string()),
          /** Null when the provider does not answer. */
          seeds: v.nullable(PlayerSeeds),
        }),
      ),
    }),
  }),
  rotateFairness: defineCall({
    id: 'CAS-44',
    method: 'POST',
    path: games('fairness/rotate'),
    summary: 'Reveal the active seed of a provider and go on with the upcoming one; optionally with a new client seed',
    access: 'player',
    body: v.object({ provider: code, client_seed: v.optional(ClientSeed) }),
    answer: v.object({ ...Outcome.entries, seeds: v.nullish(PlayerSeeds) }),
  }),
  fairnessRounds: defineCall({
    id: 'CAS-45',
    method: 'GET',
    path: games('fairness/rounds'),
    summary: 'Rounds of a retired pair of seeds by their nonce, each with what was booked, to verify all of them',
    access: 'player',
    query: v.object({
      provider: code,
      pair_id: code,
      from: v.optional(v.pipe(numberInQuery, v.minValue(0)), 0),
    }),
    answer: v.object({ result: v.array(SeedRound), next: v.nullable(v.number()) }),
  }),
};
