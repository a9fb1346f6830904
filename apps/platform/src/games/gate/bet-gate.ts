import type { ReachedLimit } from '@kvota/contracts';
import { isSumOfStakes, type WalletStatus } from '@kvota/contracts/wallet';

import type { PlayStop } from '../../protection/play/play-stop.ts';

/** Everything that decides whether a bet may be placed, read in the transaction that would book it. Instants are in milliseconds. */
export interface BetFacts {
  readonly now: number;
  readonly casinoOff: boolean;
  readonly maintenance: boolean;
  readonly blocked: boolean;
  /** Why the player may not stake now; undefined if nothing stops it. */
  readonly stop: PlayStop | undefined;
  /** Limits that agents and the operator have set: a switch for the area of the game, or one that the stake would exceed. */
  readonly limited: { readonly off: ReachedLimit | undefined; readonly stake: ReachedLimit | undefined };
  readonly game: { readonly enabled: boolean; readonly until: number | undefined };
  readonly session: {
    /** False after it was ended, superseded, or idle for too long. */
    readonly open: boolean;
    readonly gameCode: string;
    /** When the last round began, if there was one. */
    readonly lastRoundAt: number | undefined;
    readonly shortestRound: number;
  };
  readonly round: {
    /** Undefined before the first bet. */
    readonly state: 'open' | 'finished' | 'cancelled' | undefined;
    /** False if it belongs to another player, wallet or game. */
    readonly own: boolean;
  };
  /** The sum of the call's bets in minor units. */
  readonly stake: bigint;
  /** Stakes of a round's first bet that are allowed. */
  readonly stakes: readonly bigint[];
  /** True if the stake of the game is a sum of bets. */
  readonly sums: boolean;
  readonly funds: bigint;
  /** Whether a free bet has a grant that fits it; undefined if the stake is money of the player. */
  readonly free: 'granted' | 'none' | undefined;
}

/** A decision about a bet. `limit` is in minor units; null if the game cannot be played at all. */
export type GateDecision =
  | { readonly kind: 'allow' }
  | {
      readonly kind: 'refuse';
      readonly status: Exclude<WalletStatus, 'ok'>;
      readonly until?: number | undefined;
      readonly left?: number;
      readonly limit?: bigint | null;
      readonly reached?: ReachedLimit;
    };

type GateRule = (facts: BetFacts) => Extract<GateDecision, { kind: 'refuse' }> | undefined;

const refuse = (
  status: Exclude<WalletStatus, 'ok'>,
  more: Omit<Extract<GateDecision, { kind: 'refuse' }>, 'kind' | 'status'> = {},
): Extract<GateDecision, { kind: 'refuse' }> => ({ kind: 'refuse', status, ...more });
const when = (applies: boolean, status: Exclude<WalletStatus, 'ok'>) => (applies ? refuse(status) : undefined);

const reached = (limit: ReachedLimit | undefined) =>
  limit === undefined ? undefined : refuse('limitReached', { reached: limit });

const isFirst = ({ round }: BetFacts): boolean => round.state === undefined;

/**
 * The rules in their order; the first that refuses decides (CAS-34). What concerns a new round only lets a further bet of
 * an open round pass: a hand that was begun can be finished.
 */
const rules: readonly GateRule[] = [
  ({ round }) => when(!round.own, 'unknownRound'),
  ({ round }) => when(round.state === 'finished', 'roundClosed'),
  ({ round }) => when(round.state === 'cancelled', 'rolledBack'),
  ({ blocked }) => when(blocked, 'playerBlocked'),
  (facts) => (isFirst(facts) ? stopRule(facts) : undefined),
  (facts) => when(isFirst(facts) && facts.maintenance, 'maintenance'),
  (facts) => when(isFirst(facts) && facts.casinoOff, 'casinoDisabled'),
  (facts) => (isFirst(facts) && !facts.game.enabled ? refuse('gameInactive', { until: facts.game.until }) : undefined),
  (facts) => (isFirst(facts) ? reached(facts.limited.off) : undefined),
  ({ session }) => when(!session.open, 'sessionExpired'),
  ({ free }) => when(free === 'none', 'freeRoundsUsed'),
  stakeRule,
  (facts) => (isFirst(facts) ? paceRule(facts) : undefined),
  // Also for a further bet: some games take many of them in one round.
  ({ limited, free }) => (free === undefined ? reached(limited.stake) : undefined),
  ({ stake, funds, free }) => when(free === undefined && stake > funds, 'insufficientFunds'),
];

/** Decides whether a bet may be placed. */
export function decideBet(facts: BetFacts): GateDecision {
  for (const rule of rules) {
    const refusal = rule(facts);
    if (refusal !== undefined) return refusal;
  }
  return { kind: 'allow' };
}

/** For a game server, a pause is an exclusion with an end. */
const stopStatus = {
  playPaused: 'selfExcluded',
  selfExcluded: 'selfExcluded',
  registerUnknown: 'registerUnknown',
  limitRequired: 'limitRequired',
  nightOff: 'nightOff',
  sessionTime: 'timeLimit',
  realityCheck: 'realityCheckDue',
} as const satisfies Readonly<Record<PlayStop['error'], WalletStatus>>;

function stopRule({ stop }: BetFacts) {
  if (stop === undefined) return undefined;
  return refuse(stopStatus[stop.error], stop.until === undefined ? {} : { until: Date.parse(stop.until) });
}

/** A further bet, such as a double, may be any amount up to the highest stake. */
function stakeRule({ stake, stakes, sums, round, free }: BetFacts) {
  // The stake of a grant was one of the game's when it was granted.
  if (free !== undefined) return undefined;
  const highest = stakes.at(-1);
  const isFirstFit = sums ? isSumOfStakes(stake, stakes) : stakes.includes(stake);
  const fits = round.state === undefined ? isFirstFit : highest !== undefined && stake <= highest;
  return fits ? undefined : refuse('betLimit', { limit: highest ?? null });
}

/** The wallet allows a tenth less than the rule, because the time is measured where the call arrives. */
function paceRule({ now, session }: BetFacts) {
  const { lastRoundAt, shortestRound } = session;
  if (lastRoundAt === undefined) return undefined;
  const left = lastRoundAt + Math.floor(shortestRound * 0.9) - now;
  return left > 0 ? refuse('tooEarly', { left }) : undefined;
}
