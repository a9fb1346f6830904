import * as v from 'valibot';

import { ReachedLimit } from '../account/limits.ts';
import { CurrencyId } from '../amount/currency-id.ts';
import { Money, PositiveMoney } from '../amount/money-schema.ts';
import { Locale } from '../locale/locale-schema.ts';

/**
 * The decisions of the wallet. All but the last five concern bets only: a win or a rollback is never refused, because a
 * session expired, a player is blocked or a game is off (CAS-12).
 */
export const walletStatuses = [
  'ok',
  'insufficientFunds',
  'betLimit',
  'sessionExpired',
  'playerBlocked',
  'selfExcluded',
  'lossLimit',
  'timeLimit',
  'nightOff',
  'registerUnknown',
  'limitRequired',
  'limitReached',
  'freeRoundsUsed',
  'realityCheckDue',
  'tooEarly',
  'gameInactive',
  'casinoDisabled',
  'maintenance',
  'currencyMismatch',
  'roundClosed',
  'rolledBack',
  'unknownRound',
  'busy',
] as const;
export type WalletStatus = (typeof walletStatuses)[number];

/** An id that a provider gives. It must be unique among all ids of its kind that the provider ever gives. */
export const WalletId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,80}$/, '1 to 80 letters, digits, or _ . : -'));

const Instant = v.string();

/** The rules of the operator for one game, by its kind (CAS-30). */
export const GameRules = v.object({
  profile: v.string(),
  shortest_round_ms: v.pipe(v.number(), v.integer(), v.minValue(0)),
  autoplay: v.boolean(),
  turbo: v.boolean(),
  slam_stop: v.boolean(),
  reality_check_minutes: v.nullable(v.number()),
});
export type GameRules = v.InferOutput<typeof GameRules>;

/** Rounds that the house pays, with this stake in this game, until they expire (CAS-55). */
export const FreeRounds = v.object({
  grant: WalletId,
  left: v.pipe(v.number(), v.integer(), v.minValue(1)),
  stake: PositiveMoney,
  expires: Instant,
});
export type FreeRounds = v.InferOutput<typeof FreeRounds>;

/** The totals of a session since its start. */
export const SessionTotals = v.object({
  staked: Money,
  won: Money,
  rounds: v.number(),
  startedAt: Instant,
});
export type SessionTotals = v.InferOutput<typeof SessionTotals>;

/**
 * `transact` books bets and wins; a bet and its win may be in one call, and are then booked both or neither. A `free_bet` is the
 * first stake of a round that the house pays (CAS-55).
 */
export const transactionKinds = ['bet', 'win', 'jackpot', 'free_bet'] as const;
export const WalletTransaction = v.object({
  id: WalletId,
  kind: v.picklist(transactionKinds),
  amount: PositiveMoney,
  grant: v.optional(v.pipe(WalletId, v.description('Of a free_bet: the grant that it uses'))),
});
export type WalletTransaction = v.InferOutput<typeof WalletTransaction>;

const status = v.picklist(walletStatuses);
const wallet = <const P extends string>(path: P) => `/games/v1/wallet/${path}` as const;

/** One call between servers. Every one is a POST with a signed JSON body. */
export interface WalletCall {
  readonly path: string;
  readonly summary: string;
  readonly body: v.GenericSchema;
  readonly answer: v.GenericSchema;
}
const defineWalletCall = <const C extends WalletCall>(call: C): C => call;

const refusedStatuses = walletStatuses.filter((one) => one !== 'ok');
const Refused = v.object({ status: v.picklist(refusedStatuses), until: v.nullish(Instant) });

/**
 * The wallet of the platform for servers of games (CAS-10 … CAS-13). What was decided answers 200 with a `status`; 4xx is
 * a fault of the caller; 5xx and silence mean that the same call should be repeated.
 */
export const walletCalls = {
  authenticate: defineWalletCall({
    path: wallet('authenticate'),
    summary: 'Exchange a launch token, once and within 60 s, for the session of a player in a game',
    body: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
    answer: v.union([
      v.object({
        status: v.literal('ok'),
        mode: v.picklist(['real', 'demo']),
        session_id: v.string(),
        player_id: v.pipe(v.string(), v.description('Opaque, another one for each provider')),
        game_code: v.string(),
        currency: v.string(),
        currency_id: CurrencyId,
        lang: Locale,
        balance: Money,
        stakes: v.pipe(v.array(PositiveMoney), v.description('The stakes that may be placed, ascending')),
        limits: v.object({ min_bet: PositiveMoney, max_bet: PositiveMoney, max_win: PositiveMoney }),
        rules: GameRules,
        free_rounds: v.optional(v.pipe(v.array(FreeRounds), v.description('To be played first, in this order'))),
        several_games: v.optional(
          v.pipe(
            v.boolean(),
            v.description('True if a player may play several games at once; otherwise the newest only'),
          ),
        ),
        serverTime: Instant,
      }),
      Refused,
    ]),
  }),
  balance: defineWalletCall({
    path: wallet('balance'),
    summary: 'The credit of the session’s wallet',
    body: v.object({ session_id: WalletId }),
    answer: v.union([v.object({ status: v.literal('ok'), balance: Money, currency: v.string() }), Refused]),
  }),
  transact: defineWalletCall({
    path: wallet('transact'),
    summary: 'Book the movements of a round, all or none. The same ids with the same content get the same answer',
    body: v.object({
      session_id: WalletId,
      round_id: WalletId,
      game_code: v.pipe(v.string(), v.maxLength(80)),
      finished: v.boolean(),
      transactions: v.pipe(
        v.array(WalletTransaction),
        v.minLength(1),
        v.maxLength(10),
        v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Each id once.'),
      ),
    }),
    answer: v.object({
      status,
      balance: v.nullish(Money),
      session: v.nullish(SessionTotals),
      free_left: v.nullish(v.pipe(v.number(), v.description('Free rounds that are left of the grant of a free_bet'))),
      game_limit: v.nullish(PositiveMoney),
      left_ms: v.nullish(v.pipe(v.number(), v.description('Until the next round may start, with tooEarly'))),
      until: v.nullish(Instant),
      limit: v.nullish(
        v.pipe(ReachedLimit, v.description('With limitReached: the one that an agent or the operator has set')),
      ),
      serverTime: Instant,
    }),
  }),
  rollback: defineWalletCall({
    path: wallet('rollback'),
    summary: 'Take a bet back. An unknown bet is noted, and refused if it still comes',
    body: v.object({
      id: WalletId,
      of: WalletId,
      round_id: WalletId,
      reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
    }),
    answer: v.object({ status, balance: v.nullish(Money) }),
  }),
  endRound: defineWalletCall({
    path: wallet('endRound'),
    summary: 'Close a round that ended without a win',
    body: v.object({ round_id: WalletId }),
    answer: v.object({ status }),
  }),
  reconcile: defineWalletCall({
    path: wallet('reconcile'),
    summary: 'What was booked for this provider in a period, in the order of booking, 1,000 at a time',
    body: v.object({ from: v.string(), to: v.string(), cursor: v.nullish(v.string()) }),
    answer: v.object({
      result: v.array(
        v.object({
          id: v.string(),
          kind: v.picklist([...transactionKinds, 'rollback']),
          of: v.nullable(v.string()),
          round_id: v.string(),
          session_id: v.string(),
          amount: Money,
          currency: v.string(),
          bookedAt: Instant,
        }),
      ),
      next: v.nullable(v.string()),
    }),
  }),
};
export type WalletCalls = typeof walletCalls;
export type WalletCallName = keyof WalletCalls;
export type WalletBody<N extends WalletCallName> = v.InferOutput<WalletCalls[N]['body']>;
export type WalletAnswer<N extends WalletCallName> = v.InferOutput<WalletCalls[N]['answer']>;

/** The faults of a caller, answered with 4xx and `{ code, detail }`. Nothing was booked. */
export const walletFaults = {
  badSignature: 401,
  unknownProvider: 401,
  staleTimestamp: 401,
  malformed: 400,
  payloadMismatch: 422,
  unknownSession: 404,
  foreignSession: 403,
} as const;
export type WalletFault = keyof typeof walletFaults;
