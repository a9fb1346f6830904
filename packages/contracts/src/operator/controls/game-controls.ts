import * as v from 'valibot';

import { CurrencyId } from '../../amount/currency-id.ts';
import { PositiveMoney } from '../../amount/money-schema.ts';
import { Outcome, RequestId } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import { Instant } from '../../calls/moment.ts';
import { gameAreas } from '../../game/game.ts';
import { ruleProfileNames, SectionGames, SectionTitles } from '../../game/section.ts';
import { messageText, operator } from './operator-path.ts';

/** Controls of casino games: lobbies, rules, availability, free rounds and cancelled rounds. */
export const gameControls = {
  setSection: defineCall({
    id: 'CAS-56',
    method: 'POST',
    path: operator('setSection'),
    summary:
      'Add a section to the lobbies, or change one: games, order, titles, on or off. What is absent stays as it is',
    access: 'operator',
    body: v.object({
      code: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/)),
      enabled: v.optional(v.boolean()),
      /** Sections are shown by this number. Those of a first start have 10, 20, 30 … */
      order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
      areas: v.optional(v.pipe(v.array(v.picklist(gameAreas)), v.minLength(1), v.maxLength(3))),
      titles: v.optional(SectionTitles),
      games: v.optional(SectionGames),
    }),
    answer: Outcome,
  }),
  setGameRules: defineCall({
    id: 'CAS-30',
    method: 'POST',
    path: operator('setGameRules'),
    summary: 'Choose the profile of rules for playing, and the minutes until a reality check if they are shorter',
    access: 'operator',
    body: v.object({
      profile: v.picklist(ruleProfileNames),
      reality_check_minutes: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))),
    }),
    answer: Outcome,
  }),
  grantFreeRounds: defineCall({
    id: 'CAS-55',
    method: 'POST',
    path: operator('grantFreeRounds'),
    summary:
      'Grant a player free rounds of a game; the house pays their stakes, and what they win is money of the player',
    access: 'operator',
    body: v.object({
      requestId: RequestId,
      username: v.string(),
      game_code: v.pipe(v.string(), v.maxLength(80)),
      currencyId: CurrencyId,
      rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
      stake: PositiveMoney,
      expiresAt: Instant,
    }),
    answer: v.object({ ...Outcome.entries, id: v.nullish(v.string()) }),
  }),
  setGame: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setGame'),
    summary: 'Switch a game on or off, or give it a highest stake; open rounds may be finished',
    access: 'operator',
    body: v.object({
      game_code: v.pipe(v.string(), v.maxLength(80)),
      enabled: v.boolean(),
      until: v.optional(Instant),
      max_bet: v.optional(
        v.pipe(
          v.array(v.object({ currency: v.pipe(v.string(), v.length(3)), amount: PositiveMoney })),
          v.maxLength(20),
        ),
      ),
    }),
    answer: Outcome,
  }),
  setGameProvider: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setGameProvider'),
    summary: 'Switch all games of a studio on or off',
    access: 'operator',
    body: v.object({ provider: v.pipe(v.string(), v.maxLength(80)), enabled: v.boolean() }),
    answer: Outcome,
  }),
  cancelRound: defineCall({
    id: 'CAS-53',
    method: 'POST',
    path: operator('cancelRound'),
    summary:
      'Cancel an undecided round after a malfunction; its game server takes the bets back, and the player sees the reason',
    access: 'operator',
    body: v.object({
      round_id: v.pipe(v.string(), v.maxLength(80)),
      /** Code of the game server; needed only if several servers have a round of this id. */
      provider: v.optional(v.pipe(v.string(), v.maxLength(80))),
      reason: messageText(200),
    }),
    answer: v.object({
      ...Outcome.entries,
      /** `cancelling` until every bet is back. A repetition changes nothing. */
      state: v.nullish(v.picklist(['cancelling', 'cancelled'])),
    }),
  }),
  setWalletFault: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setWalletFault'),
    summary:
      'Let a share of the calls of game servers fail on this node: before or after they were booked, or never answer',
    access: 'operator',
    body: v.object({
      fault: v.nullable(v.picklist(['slow', 'cutBefore', 'cutAfter', 'silent'])),
      percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 100),
      seconds: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(3600)), 60),
    }),
    answer: Outcome,
  }),
};
