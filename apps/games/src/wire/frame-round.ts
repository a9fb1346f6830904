import { Money, PositiveMoney } from '@kvota/contracts';
import { SessionTotals, walletStatuses } from '@kvota/contracts/wallet';
import * as v from 'valibot';

const Instant = v.pipe(v.string(), v.description('ISO 8601 in UTC'));

/** A decision of the player in a stepped round: a `type`, and what else the engine asks for. */
export const FrameAction = v.looseObject({ type: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) });
export type FrameAction = v.InferOutput<typeof FrameAction>;

/**
 * States of a round as the frame sees it (RGS-02). `booking`: the wallet has not answered yet, and nothing is shown that
 * depends on it. `closed`, `refused` and `cancelled` are final.
 */
export const frameRoundStates = ['booking', 'open', 'closed', 'refused', 'cancelled'] as const;
export type FrameRoundState = (typeof frameRoundStates)[number];

/** Statuses of a refusal: those of the wallet, and `failed` for a call that the wallet could not read. */
export const refusalStatuses = [...walletStatuses.filter((status) => status !== 'ok'), 'failed'] as const;
export type RefusalStatus = (typeof refusalStatuses)[number];

/** The reason for which a bet was refused. Nothing was booked. */
export const FrameRefusal = v.object({
  status: v.picklist(refusalStatuses),
  until: v.nullable(v.pipe(Instant, v.description('When the reason ends, if that is known'))),
  left_ms: v.nullable(v.pipe(v.number(), v.description('With tooEarly: milliseconds until a round may start'))),
  limit: v.nullable(v.pipe(PositiveMoney, v.description('With betLimit: the highest stake'))),
});
export type FrameRefusal = v.InferOutput<typeof FrameRefusal>;

/** The seeds of a round, as far as they may be known while the server seed is in use (RGS-12). */
export const FrameFairness = v.object({
  server_hash: v.pipe(v.string(), v.description('SHA-256 of the server seed, in hexadecimal')),
  client_seed: v.string(),
  nonce: v.number(),
});
export type FrameFairness = v.InferOutput<typeof FrameFairness>;

/** A round as its player sees it. It has nothing of which the movements are not booked (RGS-02). */
export const FrameRound = v.object({
  id: v.string(),
  state: v.picklist(frameRoundStates),
  currency: v.string(),
  mode: v.string(),
  stake: v.pipe(Money, v.description('The first stake')),
  staked: v.pipe(Money, v.description('All stakes that were booked')),
  won: v.pipe(Money, v.description('What was returned, once the round is closed')),
  step: v.pipe(v.number(), v.description('Number that the next step has to carry, from 0')),
  outcome: v.pipe(
    v.nullable(v.unknown()),
    v.description('The public round of @kvota/games; null until the first stake is booked'),
  ),
  actions: v.pipe(v.array(FrameAction), v.description('The decisions that are possible now')),
  refusal: v.pipe(
    v.nullable(FrameRefusal),
    v.description('Of the round, if it is refused; else of the last step that wanted to stake more'),
  ),
  free: v.pipe(
    v.nullish(v.object({ grant: v.string(), left: v.nullable(v.number()) })),
    v.description('Of a free round: its grant, and the rounds that are left of it once its stake is booked'),
  ),
  ended_by: v.nullable(v.picklist(['player', 'fallback', 'operator'])),
  reason: v.pipe(v.nullish(v.string()), v.description('Why an operator cancelled it')),
  fairness: FrameFairness,
  replay: v.pipe(v.nullable(v.string()), v.description('Key of the replay, once the round is closed')),
  balance: v.pipe(v.nullable(Money), v.description('After the last booked movement; null if none is known')),
  totals: v.nullable(SessionTotals),
  wait_ms: v.pipe(v.number(), v.description('Milliseconds until the next round of the session may start')),
  startedAt: Instant,
  closedAt: v.nullable(Instant),
});
export type FrameRound = v.InferOutput<typeof FrameRound>;

/** A closed round for everyone who has its key, without what belongs to the player alone. */
export const FrameReplay = v.object({
  game_code: v.string(),
  currency: v.string(),
  mode: v.string(),
  stake: Money,
  staked: Money,
  won: Money,
  outcome: v.unknown(),
  fairness: v.object({
    ...FrameFairness.entries,
    server_seed: v.pipe(v.nullable(v.string()), v.description('Once the pair of seeds is retired')),
  }),
  startedAt: Instant,
  closedAt: v.nullable(Instant),
});
export type FrameReplay = v.InferOutput<typeof FrameReplay>;

/** The end of a round that no frame was there to see. */
export const FrameNotice = v.object({
  round_id: v.string(),
  state: v.picklist(['closed', 'refused', 'cancelled']),
  ended_by: v.nullable(v.picklist(['player', 'fallback', 'operator'])),
  /** Why an operator cancelled it. */
  reason: v.nullish(v.string()),
  staked: Money,
  won: Money,
  refusal: v.nullable(FrameRefusal),
  at: Instant,
});
export type FrameNotice = v.InferOutput<typeof FrameNotice>;
