import { minorToMoney } from '@kvota/contracts';

import type { FrameNotice, FrameRefusal, FrameReplay, FrameRound, FrameRoundState } from '../../../wire/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import type { Maths } from '../../maths/maths.ts';
import type { RoundRefusal, RoundState } from '../../life/round-life.ts';
import type { RoundRow } from '../store/round-store.ts';

export interface ViewEnv {
  readonly maths: Pick<Maths, 'public' | 'actions'>;
  readonly now: number;
  /** The shortest time from round to round, in milliseconds. */
  readonly shortest: number;
}

const shownStates: Readonly<Record<RoundState, FrameRoundState>> = {
  paying: 'booking',
  raising: 'booking',
  crediting: 'booking',
  cancelling: 'booking',
  open: 'open',
  closed: 'closed',
  refused: 'refused',
  cancelled: 'cancelled',
};

/** A round as its frame may see it: only what is booked (RGS-02). */
export function viewRound(row: RoundRow, { maths, now, shortest }: ViewEnv): FrameRound {
  const state = shownStates[row.state];
  return {
    id: row.id,
    state,
    currency: row.currency,
    mode: (row.shown ?? row.next?.maths)?.mode ?? '',
    stake: minorToMoney(row.stake),
    staked: minorToMoney(row.staked),
    won: minorToMoney(row.won),
    step: row.step,
    outcome: row.shown === null ? null : maths.public(row.shown),
    actions: row.state === 'open' && row.shown ? maths.actions(row.shown).map((action) => ({ ...action })) : [],
    refusal: viewRefusal(row.refusal),
    free: row.grantId === null ? null : { grant: row.grantId, left: row.freeLeft },
    ended_by: row.endedBy,
    reason: operatorReason(row),
    fairness: { server_hash: row.serverHash, client_seed: row.clientSeed, nonce: row.nonce },
    replay: row.state === 'closed' ? row.replayKey : null,
    balance: row.balance === null ? null : minorToMoney(row.balance),
    totals: row.totals,
    wait_ms: Math.max(0, row.openedAt.getTime() + shortest - now),
    startedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

/** The other reasons are those of this server, and no text for a player. */
const operatorReason = ({ endedBy, reason }: Pick<RoundRow, 'endedBy' | 'reason'>): string | null =>
  endedBy === 'operator' ? reason : null;

export function viewRefusal(refusal: RoundRefusal | null): FrameRefusal | null {
  if (refusal === null) return null;
  const { status, until = null, leftMs = null, limit = null } = refusal;
  return { status, until, left_ms: leftMs, limit };
}

/** A round that ended and that no frame was there to see. */
export function viewNotice(row: RoundRow): FrameNotice {
  const { id, state, endedBy, staked, won, refusal } = row;
  return {
    round_id: id,
    state: state === 'refused' || state === 'cancelled' ? state : 'closed',
    ended_by: endedBy,
    reason: operatorReason(row),
    staked: minorToMoney(staked),
    won: minorToMoney(won),
    refusal: viewRefusal(refusal),
    at: isoTime(row.closedAt?.getTime() ?? 0),
  };
}

/** A closed round for everyone who has its key. */
export function viewReplay(row: RoundRow, serverSeed: string | null, maths: Pick<Maths, 'public'>): FrameReplay {
  const { gameCode, currency, shown, serverHash, clientSeed, nonce } = row;
  return {
    game_code: gameCode,
    currency,
    mode: shown?.mode ?? '',
    stake: minorToMoney(row.stake),
    staked: minorToMoney(row.staked),
    won: minorToMoney(row.won),
    outcome: shown === null ? null : maths.public(shown),
    fairness: { server_hash: serverHash, client_seed: clientSeed, nonce, server_seed: serverSeed },
    startedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
