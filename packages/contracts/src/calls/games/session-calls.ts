import * as v from 'valibot';

import { ReachedLimit } from '../../account/limits.ts';
import { CurrencyId } from '../../amount/currency-id.ts';
import { Money } from '../../amount/money-schema.ts';
import { Locale } from '../../locale/locale-schema.ts';
import { Outcome } from '../answer.ts';
import { defineCall } from '../call.ts';
import { code, games } from './game-input.ts';

/** A session of a game with its totals so far (CAS-31). */
export const GameSession = v.object({
  session_id: v.string(),
  game_code: v.string(),
  currency: v.string(),
  startedAt: v.string(),
  staked: Money,
  won: Money,
  net: Money,
  rounds: v.number(),
  /** When the reality check of all products is due next, while the player plays (CAS-32). */
  realityDueAt: v.nullish(v.string()),
  /** Sums since the last reality check or the start of play, over all sessions in this currency (CAS-32). */
  check: v.nullish(v.object({ since: v.string(), staked: Money, won: Money, net: Money, rounds: v.number() })),
});
export type GameSession = v.InferOutput<typeof GameSession>;

const Start = v.object({
  ...Outcome.entries,
  session_id: v.nullish(v.string()),
  token: v.nullish(v.string()),
  url: v.nullish(v.string()),
  expiresAt: v.nullish(v.string()),
  resumed: v.nullish(v.object({ round_id: v.string() })),
  until: v.pipe(
    v.nullish(v.string()),
    v.description(
      'With `gameInactive`, `playPaused`, `selfExcluded`, `nightOff` and `sessionTime`: the end, if it is known',
    ),
  ),
  limit: v.pipe(v.nullish(ReachedLimit), v.description('With `limitReached`, if an agent or the operator has set it')),
  serverTime: v.nullish(v.string()),
});

/** Free rounds of a player in a game. Winnings are money without conditions (CAS-55). */
export const GrantedRounds = v.object({
  id: v.string(),
  game_code: v.string(),
  game: v.string(),
  provider: v.string(),
  currency: v.string(),
  currency_id: CurrencyId,
  stake: Money,
  rounds: v.number(),
  left: v.number(),
  expiresAt: v.string(),
});
export type GrantedRounds = v.InferOutput<typeof GrantedRounds>;

/** Calls with which a player starts, continues and ends games. */
export const sessionCalls = {
  startSession: defineCall({
    id: 'CALL-56',
    method: 'POST',
    path: games('startSession'),
    summary: 'Start a game for money',
    access: 'player',
    body: v.object({ game_code: code, provider: code, currency_id: CurrencyId, lang: v.optional(Locale) }),
    answer: Start,
  }),
  startDemoGame: defineCall({
    id: 'CALL-57',
    method: 'POST',
    path: games('startDemoGame'),
    summary: 'Start a game without an account, with play money of the provider',
    access: 'public',
    body: v.object({ game_code: code, provider: code, lang: v.optional(Locale) }),
    answer: Start,
  }),
  rgsStartSession: defineCall({
    id: 'CALL-58',
    method: 'POST',
    path: games('rgs/startSession'),
    summary: 'Start a game for money by its code alone',
    access: 'player',
    body: v.object({ game_code: code, currency_id: CurrencyId, lang: v.optional(Locale) }),
    answer: Start,
  }),
  gameSession: defineCall({
    id: 'CAS-31',
    method: 'GET',
    path: games('session'),
    summary: 'The session of the game that the player plays, if any',
    access: 'player',
    answer: v.object({ session: v.nullable(GameSession) }),
  }),
  freeRounds: defineCall({
    id: 'CAS-55',
    method: 'GET',
    path: games('freeRounds'),
    summary: 'Free rounds that the player can play, those that expire first at the top',
    access: 'player',
    answer: v.object({ result: v.array(GrantedRounds) }),
  }),
  endGameSession: defineCall({
    id: 'CAS-31',
    method: 'POST',
    path: games('endSession'),
    summary: 'End a session; bets of it are refused from now on, wins are booked',
    access: 'player',
    body: v.object({ session_id: code }),
    answer: Outcome,
  }),
  answerRealityCheck: defineCall({
    id: 'CAS-32',
    method: 'POST',
    path: games('realityCheck'),
    summary: 'Answer the reality check while a game is open: as `ackReality`, and ends the session with `leave`',
    access: 'player',
    body: v.object({ session_id: code, answer: v.picklist(['continue', 'leave']) }),
    answer: v.object({ ...Outcome.entries, session: v.nullish(GameSession) }),
  }),
};
