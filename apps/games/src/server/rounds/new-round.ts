import { createHash } from 'node:crypto';

import { moneyToMinor } from '@kvota/contracts';
import { isSumOfStakes } from '@kvota/contracts/wallet';

import type { PlayBody } from '../../wire/index.ts';
import type { SessionRow } from '../access/session-of.ts';
import type { HouseGame } from '../catalogue/catalogue.ts';
import { FrameFailure } from '../failure/frame-failure.ts';
import { MathsRefused } from '../maths/maths.ts';
import type { RoundSeeds } from '../seeds/seeds.ts';
import type { RoundDeps } from './round-deps.ts';
import type { RoundRow } from './store/round-store.ts';

/** Hash of the body of a play. Another body under the same request id is refused (RGS-01). */
export const hashOfPlay = ({ stake, mode, params, round, free }: PlayBody): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        moneyToMinor(stake).toString(),
        mode ?? null,
        params,
        ...(round === undefined ? [] : [round]),
        ...(free === undefined ? [] : [{ free }]),
      ]),
    )
    .digest('hex');

/**
 * Returns a stake in minor units. In games whose bets are several amounts, a sum of stakes is one too. Throws `stakeOffGrid`,
 * and `badParams` if there is no such mode.
 */
export function requireStake(
  session: Pick<SessionRow, 'stakes'>,
  { units, sums }: Pick<HouseGame, 'units' | 'sums'>,
  { mode, text }: { readonly mode: string; readonly text: string },
): bigint {
  const unit = units[mode];
  if (unit === undefined) throw new FrameFailure('badParams', { detail: 'There is no such mode.' });
  const stake = moneyToMinor(text);
  const stakes = session.stakes.map(moneyToMinor);
  const offered = sums ? isSumOfStakes(stake, stakes) : stakes.includes(stake);
  if (!offered || stake <= 0n || stake % BigInt(unit) !== 0n) throw new FrameFailure('stakeOffGrid');
  return stake;
}

/** Returns the stake of a free round in minor units: that of its grant. Throws `badParams` if the session has no such grant. */
export function requireFreeStake(
  { freeRounds }: Pick<SessionRow, 'freeRounds'>,
  { units }: Pick<HouseGame, 'units'>,
  { mode, text, grant }: { readonly mode: string; readonly text: string; readonly grant: string },
): bigint {
  const granted = freeRounds?.find((one) => one.grant === grant);
  const stake = moneyToMinor(text);
  if (granted === undefined || moneyToMinor(granted.stake) !== stake)
    throw new FrameFailure('badParams', { detail: 'There are no such free rounds.' });
  const unit = units[mode];
  if (unit === undefined || stake % BigInt(unit) !== 0n) throw new FrameFailure('stakeOffGrid');
  return stake;
}

/** Runs the maths. Its refusals become failures of the call; the transaction is rolled back. */
export function refusing<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof MathsRefused)
      throw new FrameFailure(error.code === 'stakeOffGrid' ? 'stakeOffGrid' : 'badParams', { detail: error.message });
    throw error;
  }
}

export interface NewRound {
  readonly deps: Pick<RoundDeps, 'clock' | 'ids'>;
  readonly id: string;
  readonly session: SessionRow;
  readonly game: HouseGame;
  readonly seeds: Omit<RoundSeeds, 'serverSeed'>;
  readonly body: PlayBody;
  readonly stake: bigint;
  /** Of a shared round: when it is drawn. */
  readonly drawsAt?: number | null;
  /** Of a shared round: when its bet is settled at the latest. */
  readonly settlesAt?: number | null;
}

/** The row of a round before its first movement. */
export function newRow(round: NewRound): RoundRow {
  const { deps, id, session, game, seeds, body, stake, drawsAt = null, settlesAt = null } = round;
  const { playerId, money, gameCode, currency } = session;
  return {
    id,
    playerId,
    sessionId: session.id,
    money,
    gameCode,
    currency,
    requestId: body.request_id,
    grantId: body.free ?? null,
    freeLeft: null,
    requestHash: hashOfPlay(body),
    answer: null,
    state: 'paying',
    finished: false,
    step: 0,
    stake,
    staked: 0n,
    won: 0n,
    shown: null,
    next: null,
    movements: [],
    refusal: null,
    endedBy: null,
    reason: null,
    version: game.sheet.version,
    sheet: game.sheet.hash,
    pairId: seeds.pairId,
    serverHash: seeds.serverHash,
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
    drawsAt,
    settlesAt,
    replayKey: deps.ids(),
    balance: null,
    totals: null,
    unseen: false,
    openedAt: new Date(deps.clock.now()),
    closedAt: null,
  };
}
