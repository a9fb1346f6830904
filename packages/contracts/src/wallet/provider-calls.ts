import * as v from 'valibot';

import { Money } from '../amount/money-schema.ts';
import { ComparedBooks } from '../game/book-difference.ts';
import { gameAreas, gameKinds } from '../game/game.ts';
import { ProviderTable } from '../game/live-table.ts';
import { RoundNet, RoundStep } from '../game/round-detail.ts';
import { ClientSeed, PlayerSeeds, RoundSeeds, SeedHash as Hash } from '../game/seeds.ts';
import { WalletId } from './wallet-calls.ts';

const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const Code = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'lower-case letters, digits, _ and -'));

/** Decimal text such as `95.674`, at most 4 places. */
const Percent = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,4})?$/));
/** A multiple of the stake, decimal text with at most 4 places. */
const Multiple = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4})?$/));

/** A game as its provider describes it to the platform (CAS-14). */
export const ProviderGame = v.object({
  code: Code,
  name: Text,
  /** The studio that made it; `provider` on the wire of players. */
  studio: v.object({ code: Code, name: Text }),
  area: v.picklist(gameAreas),
  kind: v.picklist(gameKinds),
  /** A path at the origin of the games. Clients draw a tile for a game without a picture. */
  image: v.optional(v.pipe(v.string(), v.regex(/^\/[\w./-]{1,200}$/, 'a path at the origin of the games'))),
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  tags: v.pipe(v.array(Code), v.maxLength(12)),
  demo: v.boolean(),
  rtp: Percent,
  /** The lowest return of any way to play it, if there are several. */
  rtpMin: v.optional(Percent),
  /** 1 to 5. */
  volatility: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** The highest multiple of the stake that a round can return. */
  maxWin: Multiple,
  /** Hit rates in percent: rounds that return something, and rounds that return more than the stake. */
  hits: v.object({ any: Percent, more: Percent }),
  /** Standard deviation of what one round returns, in stakes, for the riskiest way to play. */
  deviation: v.optional(Multiple),
  /** Gains of several rounds, for the usual way to play. */
  net: v.optional(v.pipe(v.array(RoundNet), v.maxLength(6))),
  lines: v.optional(v.number()),
  features: v.pipe(v.array(Code), v.maxLength(12)),
  /** Games of the same model have the same maths. */
  model: Text,
  /** SHA-256 of the sheet of the maths in hexadecimal. */
  sheet: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  released: v.pipe(v.string(), v.isoDate()),
  /** A weight for the order by popularity, until rounds are counted. */
  popular: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Stakes are multiples of this many minor units, so that no payout has to be rounded. */
  unit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** True if a stake is the sum of several bets, such as chips on a cloth; see `isSumOfStakes`. */
  sums: v.optional(v.boolean()),
  /** True if players share its rounds at a table. Then the provider answers `tables`. */
  table: v.optional(v.boolean()),
  orientation: v.picklist(['any', 'portrait', 'landscape']),
});
export type ProviderGame = v.InferOutput<typeof ProviderGame>;

/** Paths at a provider, signed like those of the wallet (CAS-14). A frame is launched at `{origin}/play/{game_code}`. */
export const providerPaths = {
  games: '/provider/v1/games',
  health: '/health',
  launch: '/play/',
  round: '/provider/v1/round',
  cancelRound: '/provider/v1/round/cancel',
  differences: '/provider/v1/differences',
  fairness: '/provider/v1/fairness',
  rotate: '/provider/v1/fairness/rotate',
  fairnessRounds: '/provider/v1/fairness/rounds',
  tables: '/provider/v1/tables',
} as const;

/** The answer of a provider's list of games. Games that a platform cannot read are left out, with a line in its log. */
export const ProviderGames = v.object({ version: v.string(), games: v.array(v.unknown()) });

export { ProviderTable };

const Instant = v.string();

/** A round whole, as its provider stored it, for the history of its player (CAS-41). */
export const ProviderRound = v.object({
  id: WalletId,
  player_id: v.string(),
  game_code: Code,
  /** `booking` while a movement waits for the wallet. */
  state: v.picklist(['booking', 'open', 'closed', 'refused', 'cancelled']),
  currency: v.string(),
  mode: v.string(),
  stake: Money,
  staked: Money,
  won: Money,
  /** The public round of the maths; null until its first stake is booked. */
  outcome: v.nullable(v.unknown()),
  steps: v.array(RoundStep),
  movements: v.array(
    v.object({
      id: WalletId,
      kind: v.picklist(['bet', 'win', 'rollback']),
      of: v.nullable(WalletId),
      amount: Money,
      bookedAt: Instant,
    }),
  ),
  /** `fallback` if the round waited too long and was ended in the way that risks nothing. */
  ended_by: v.nullable(v.picklist(['player', 'fallback', 'operator'])),
  /** Why it was refused or cancelled. */
  reason: v.nullable(v.string()),
  seeds: RoundSeeds,
  sheet: Hash,
  version: v.number(),
  /** Path of the replay at the origin of the games; null until the round is closed. */
  replay: v.nullable(v.string()),
  openedAt: Instant,
  closedAt: v.nullable(Instant),
});
export type ProviderRound = v.InferOutput<typeof ProviderRound>;

/** The pairs of seeds of a player, as the platform passes them on. */
export const ProviderFairness = PlayerSeeds;
export type ProviderFairness = PlayerSeeds;

const PlayerId = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

/** A signed POST of the platform to a provider. */
export interface ProviderCall {
  readonly path: string;
  readonly summary: string;
  readonly body: v.GenericSchema;
  readonly answer: v.GenericSchema;
}
const defineProviderCall = <const C extends ProviderCall>(call: C): C => call;

/** The calls of the platform to a provider beside the list of games, for history and verification (CAS-41). */
export const providerCalls = {
  round: defineProviderCall({
    path: providerPaths.round,
    summary: 'One round of a player, whole',
    body: v.object({ round_id: WalletId, player_id: PlayerId }),
    answer: v.variant('status', [
      v.object({ status: v.literal('ok'), round: ProviderRound }),
      v.object({ status: v.literal('unknownRound') }),
    ]),
  }),
  cancelRound: defineProviderCall({
    path: providerPaths.cancelRound,
    summary:
      'Cancel an open round after a malfunction. Its bets are rolled back; a decided round is never cancelled. A repetition is ok',
    body: v.object({ round_id: WalletId, reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) }),
    answer: v.object({ status: v.picklist(['ok', 'notOpen']) }),
  }),
  differences: defineProviderCall({
    path: providerPaths.differences,
    summary: 'Differences between the books of the provider and those of the wallet, in the order they were found',
    body: v.object({ after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0) }),
    answer: ComparedBooks,
  }),
  fairness: defineProviderCall({
    path: providerPaths.fairness,
    summary: 'The pairs of seeds of a player',
    body: v.object({ player_id: PlayerId }),
    answer: ProviderFairness,
  }),
  rotate: defineProviderCall({
    path: providerPaths.rotate,
    summary:
      'Retire the active pair of seeds. Refused while a round of it is open, because its seed would show the round',
    body: v.object({ player_id: PlayerId, client_seed: v.optional(ClientSeed) }),
    answer: v.variant('status', [
      v.object({ status: v.literal('ok'), fairness: ProviderFairness }),
      v.object({ status: v.literal('roundOpen') }),
    ]),
  }),
  fairnessRounds: defineProviderCall({
    path: providerPaths.fairnessRounds,
    summary: 'The rounds of a retired pair by their nonce, 200 at a time, to verify all of them',
    body: v.object({ player_id: PlayerId, pair_id: WalletId, from: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    answer: v.object({
      result: v.array(
        v.object({
          id: v.string(),
          game_code: v.string(),
          nonce: v.number(),
          state: v.string(),
          /** Why it was refused, if it was: a provider that refuses winners would be seen. */
          reason: v.nullable(v.string()),
          outcome: v.unknown(),
        }),
      ),
      /** Nonce of the next page. */
      next: v.nullable(v.number()),
    }),
  }),
  tables: defineProviderCall({
    path: providerPaths.tables,
    summary:
      'All tables now. Asked every 2 s at most, while somebody looks at them, of providers with games that are a `table`',
    body: v.object({}),
    /** Each is a ProviderTable. Tables that a platform cannot read are left out. */
    answer: v.object({ tables: v.pipe(v.array(v.unknown()), v.maxLength(500)) }),
  }),
};
export type ProviderCalls = typeof providerCalls;
export type ProviderCallName = keyof ProviderCalls;
export type ProviderBody<N extends ProviderCallName> = v.InferOutput<ProviderCalls[N]['body']>;
export type ProviderAnswer<N extends ProviderCallName> = v.InferOutput<ProviderCalls[N]['answer']>;
