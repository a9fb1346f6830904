import { gameKinds, Locale, Money, PositiveMoney } from '@kvota/contracts';
import { FreeRounds, GameRules, SessionTotals } from '@kvota/contracts/wallet';
import * as v from 'valibot';

import { FrameNotice, FrameRound } from './frame-round.ts';

/** A game as its frame needs it. */
export const FrameGame = v.object({
  code: v.string(),
  name: v.string(),
  studio: v.object({ code: v.string(), name: v.string() }),
  kind: v.picklist(gameKinds),
  engine: v.string(),
  model: v.string(),
  theme: v.string(),
  modes: v.pipe(v.array(v.string()), v.description('The first is the usual one')),
  units: v.pipe(
    v.record(v.string(), v.number()),
    v.description('By mode: stakes are multiples of this number of minor units'),
  ),
  rtp: v.string(),
  sheet: v.pipe(v.string(), v.description('SHA-256 of the sheet of the maths')),
  version: v.number(),
  table: v.optional(v.pipe(v.boolean(), v.description('True if its rounds are timed and shared by all players'))),
});
export type FrameGame = v.InferOutput<typeof FrameGame>;

/** A session of a frame, from `authenticate` until it is superseded or expires. */
export const FrameSession = v.object({
  access: v.pipe(v.string(), v.description('Bearer of all further calls. Keep it in memory only')),
  session_id: v.string(),
  mode: v.picklist(['real', 'demo']),
  game: FrameGame,
  currency: v.string(),
  currency_id: v.number(),
  lang: Locale,
  balance: Money,
  stakes: v.pipe(v.array(PositiveMoney), v.description('The stakes that may be placed, ascending')),
  limits: v.object({ min_bet: PositiveMoney, max_bet: PositiveMoney, max_win: PositiveMoney }),
  rules: GameRules,
  free_rounds: v.pipe(v.optional(v.array(FreeRounds)), v.description('Paid by the house, to be played first')),
  totals: SessionTotals,
  round: v.pipe(
    v.nullable(FrameRound),
    v.description('The round that is not finished, of this session or of an earlier one'),
  ),
  notices: v.array(FrameNotice),
  serverTime: v.string(),
});
export type FrameSession = v.InferOutput<typeof FrameSession>;
