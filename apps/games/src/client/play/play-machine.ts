import type { RoundPhase } from '@kvota/contracts/game';
import type { FreeRounds } from '@kvota/contracts/wallet';

import type { FrameNotice, FrameParams, FrameProblem, FrameRound, FrameSession } from '../../wire/index.ts';
import { isMore, isSome, minus, nearestStake, stakesFor } from './amounts.ts';
import type { Bet, Notice, Pending, PlayEffect, PlayEnv, PlayEvent, Playing, PlayState } from './play-state.ts';

type Step = readonly [PlayState, readonly PlayEffect[]];

/** The state of a frame before the page has sent `start`. */
export const waiting: PlayState = { status: 'waiting' };

const tell = (message: Extract<PlayEffect, { type: 'tell' }>['message']): PlayEffect => ({ type: 'tell', message });
const reportRound = (phase: RoundPhase, id: string): PlayEffect => tell({ type: 'round', phase, id });

/** Waits between tries of a call without an answer, and between questions for a round that is being booked (RGS-03). */
export const waitsMs = [1000, 2000, 4000, 8000] as const;
const waitMs = (tries: number): number => waitsMs[Math.min(tries, waitsMs.length - 1)] ?? 8000;

/** True if a new round may be opened now (RGS-21). */
export const canPlay = (state: Playing, now: number): boolean =>
  (state.phase === 'idle' || state.phase === 'presented') &&
  state.paused === null &&
  !state.stopping &&
  now >= state.readyAt;

/**
 * Decides what the frame of a game does (RGS-21): `(state, event, env) => [state, effects]`. SPEC.md has its table.
 */
export function decide(state: PlayState, event: PlayEvent, env: PlayEnv): Step {
  if (event.type === 'start') return [{ status: 'entering' }, [{ type: 'authenticate', token: event.token }]];
  if (state.status === 'entering') {
    if (event.type === 'entered') return enter(event.session, env);
    if (event.type === 'failed') {
      const retry = event.problem === null || event.problem.status >= 500;
      const trouble = tell({ type: 'trouble', code: retry ? 'unreachable' : 'refused', retry });
      return [{ status: 'closed', problem: event.problem }, [trouble]];
    }
  }
  return state.status === 'playing' ? whilePlaying(state, event, env) : [state, []];
}

function enter(session: FrameSession, env: PlayEnv): Step {
  const [mode = session.game.modes[0] ?? ''] = modesOf({ session });
  const free = session.free_rounds ?? [];
  const stakes = stakesOf({ session, mode, free });
  const state: Playing = {
    status: 'playing',
    session,
    mode,
    choice: {},
    free,
    stake: stakes[Math.min(2, stakes.length - 1)] ?? session.limits.min_bet,
    credit: session.balance,
    round: null,
    phase: 'idle',
    pending: null,
    tries: 0,
    notice: null,
    paused: null,
    stopping: false,
    readyAt: 0,
    still: true,
  };
  const { round, notices } = session;
  const seen: PlayEffect[] = notices.length > 0 ? [{ type: 'seen', ids: notices.map((each) => each.round_id) }] : [];
  if (round !== null) {
    const resumed = { ...state, stake: round.stake, mode: round.mode || mode, notice: { type: 'resumed' } as const };
    const [after, effects] = adopt(resumed, round, env);
    // A page that does not know `waiting` drops it, and learns of the round by `open`.
    const open = round.state === 'open' ? [reportRound('open', round.id)] : [];
    return [after, [...seen, ...open, ...effects]];
  }
  const last = notices.at(-1);
  if (last === undefined) return [state, []];
  return [{ ...state, notice: noticeOf(last) }, seen];
}

function noticeOf({ state, staked, won, refusal, reason }: FrameNotice): Notice {
  if (refusal !== null) return { type: 'refused', refusal };
  return state === 'cancelled' ? { type: 'cancelled', reason: reason ?? null } : { type: 'whileAway', staked, won };
}

function whilePlaying(state: Playing, event: PlayEvent, env: PlayEnv): Step {
  switch (event.type) {
    case 'play':
      return play(state, event, env);
    case 'act': {
      if (state.phase !== 'open' || state.round === null || state.paused !== null) return [state, []];
      const { id, step } = state.round;
      const pending: Pending = { call: 'step', body: { round_id: id, step, action: event.action } };
      return [
        { ...state, phase: 'stepping', pending, tries: 0, notice: null, still: false },
        [reportRound('open', id), { type: 'call', pending, afterMs: 0 }],
      ];
    }
    case 'answered':
      return adopt(state.phase === 'booking' ? state : { ...state, tries: 0 }, event.round, env);
    case 'failed':
      return fail(state, event.problem, env);
    case 'presented':
      return present(state);
    case 'stake':
      return isBetween(state) && stakesOf(state).includes(event.stake)
        ? [{ ...state, stake: event.stake }, []]
        : [state, []];
    case 'mode':
      return isBetween(state) && modesOf(state).includes(event.mode) ? [withMode(state, event.mode), []] : [state, []];
    case 'choose':
      return [isBetween(state) ? withChoice(state, event.choice, event.mode) : state, []];
    case 'dismiss':
      return [{ ...state, notice: null }, []];
    case 'credit':
      // An amount from before the result would show too much or too little while a round runs.
      return [isBetween(state) ? { ...state, credit: event.balance } : state, []];
    case 'refill':
      return [state, isBetween(state) && state.session.mode === 'demo' ? [{ type: 'refill' }] : []];
    case 'pause':
      return [{ ...state, paused: event.why }, []];
    case 'resume':
      return [{ ...state, paused: null }, repeat(state)];
    case 'online':
      return [state, repeat(state)];
    case 'stop':
      return [{ ...state, stopping: true }, []];
    case 'start':
    case 'entered':
      return [state, []];
  }
}

/** True if no round runs. */
export const isBetween = ({ phase }: Playing): boolean => phase === 'idle' || phase === 'presented';

/** The free rounds that are played next; undefined if there are none for this mode (RGS-46). */
export const freeOf = ({ session, mode, free }: Pick<Playing, 'session' | 'mode' | 'free'>): FreeRounds | undefined =>
  free.find(({ left, stake }) => left > 0 && stakesFor([stake], session.game.units[mode] ?? 1).length > 0);

/** True if there were free rounds and none is left, so that the next round costs the stake of the player. */
export const hasUsedFree = ({ free }: Pick<Playing, 'free'>): boolean =>
  free.length > 0 && free.every(({ left }) => left === 0);

/** The stakes of the chosen mode: that of the free rounds, if there are any. */
export function stakesOf(state: Pick<Playing, 'session' | 'mode' | 'free'>): readonly string[] {
  const free = freeOf(state);
  return free ? [free.stake] : stakesFor(state.session.stakes, state.session.game.units[state.mode] ?? 1);
}

/** The modes in which a stake can be placed: with 3 hands, it has to be a multiple of 3 minor units. */
export const modesOf = ({ session: { game, stakes } }: Pick<Playing, 'session'>): readonly string[] =>
  game.modes.filter((mode) => stakesFor(stakes, game.units[mode] ?? 1).length > 0);

function withMode(state: Playing, mode: string): Playing {
  const next = { ...state, mode, round: null, phase: 'idle' as const };
  return { ...next, stake: nearestStake(stakesOf(next), state.stake) };
}

/** A choice belongs to the next round, so that the last one leaves the board. */
function withChoice(state: Playing, choice: FrameParams, mode = state.mode): Playing {
  const next = { ...state, choice, round: null, phase: 'idle' as const };
  return mode !== state.mode && modesOf(state).includes(mode) ? withMode(next, mode) : next;
}

/** The bet of a game in which nothing is chosen but stake and mode. */
export const plainBet = ({ stake, mode }: Pick<Playing, 'stake' | 'mode'>): Bet => ({ stake, mode, params: {} });

interface PlayRequest {
  readonly requestId: string;
  readonly bet: Bet;
}

function play(state: Playing, { requestId, bet }: PlayRequest, env: PlayEnv): Step {
  if (!canPlay(state, env.now)) return [state, []];
  const free = freeOf(state);
  const paid = free === undefined ? {} : { free: free.grant };
  const pending: Pending = { call: 'play', body: { request_id: requestId, ...bet, ...paid } };
  return [
    { ...state, phase: 'asking', pending, tries: 0, notice: null, round: null, still: false },
    [reportRound('open', requestId), { type: 'call', pending, afterMs: 0 }],
  ];
}

/** Counts the free rounds as the wallet does. When the last is used, or none can be, the stake is one of the player's. */
function withFree(state: Playing, { free, refusal }: FrameRound): Playing {
  if (!free) return state;
  const left = refusal?.status === 'freeRoundsUsed' ? 0 : free.left;
  if (left === null) return state;
  const rounds = state.free.map((each) => (each.grant === free.grant ? { ...each, left } : each));
  const next = { ...state, free: rounds };
  return { ...next, stake: nearestStake(stakesOf(next), state.stake) };
}

/** Takes a round as the server has it. */
function adopt(state: Playing, round: FrameRound, env: PlayEnv): Step {
  const readyAt = Math.max(state.readyAt, env.now + round.wait_ms);
  const next: Playing = { ...withFree(state, round), round, pending: null, readyAt };
  switch (round.state) {
    case 'booking':
      return [
        { ...next, phase: 'booking', tries: state.tries + 1 },
        [
          { type: 'askRound', id: round.id, afterMs: waitMs(state.tries) },
          ...(state.phase === 'booking' ? [] : [tell({ type: 'trouble', code: 'booking', retry: false })]),
        ],
      ];
    case 'open': {
      const notice: Notice | null = round.refusal === null ? state.notice : { type: 'refused', refusal: round.refusal };
      return [
        { ...next, phase: 'open', tries: 0, notice, credit: round.balance ?? state.credit },
        [reportRound('waiting', round.id)],
      ];
    }
    case 'closed': {
      const credit = round.balance === null ? state.credit : minus(round.balance, round.won);
      return [
        { ...next, phase: 'presenting', tries: 0, credit: state.still ? state.credit : credit },
        [reportRound('decided', round.id)],
      ];
    }
    case 'refused': {
      const notice: Notice | null = round.refusal === null ? null : { type: 'refused', refusal: round.refusal };
      return [
        { ...next, round: null, phase: 'idle', tries: 0, notice, credit: round.balance ?? state.credit },
        [reportRound('closed', round.id)],
      ];
    }
    case 'cancelled':
      return [
        { ...next, round: null, phase: 'idle', tries: 0, notice: { type: 'cancelled', reason: round.reason ?? null } },
        [reportRound('closed', round.id)],
      ];
  }
}

function present(state: Playing): Step {
  if (state.phase !== 'presenting' || state.round === null) return [state, []];
  const { id, balance } = state.round;
  return [
    { ...state, phase: 'presented', credit: balance ?? state.credit },
    [reportRound('presented', id), reportRound('closed', id)],
  ];
}

/** Sends the awaited call again, with the same ids, or asks for the round that is being booked. */
function repeat({ phase, pending, round }: Playing): readonly PlayEffect[] {
  if (pending !== null) return [{ type: 'call', pending, afterMs: 0 }];
  return phase === 'booking' && round !== null ? [{ type: 'askRound', id: round.id, afterMs: 0 }] : [];
}

function fail(state: Playing, problem: FrameProblem | null, env: PlayEnv): Step {
  if (problem === null || problem.status >= 500) return again(state);
  const { code } = problem;
  if (code === 'superseded') return [{ status: 'superseded' }, [tell({ type: 'trouble', code, retry: false })]];
  if (code === 'unauthorized' || code === 'sessionExpired')
    return [{ status: 'expired' }, [tell({ type: 'trouble', code: 'expired', retry: true })]];
  if (problem.round) return adopt(state, problem.round, env);
  const back = { ...state, pending: null, tries: 0 };
  const notice: Notice = { type: 'problem', code };
  if (state.phase === 'stepping' && state.round !== null)
    return [{ ...back, phase: 'open', notice }, [reportRound('waiting', state.round.id)]];
  const readyAt = Math.max(state.readyAt, env.now + (problem.left_ms ?? 0));
  const asked = state.pending?.call === 'play' ? [reportRound('closed', state.pending.body.request_id)] : [];
  return [{ ...back, phase: 'idle', notice, readyAt }, asked];
}

/** Repeats what had no answer. Silence is no refusal: the server may have booked the round. */
function again(state: Playing): Step {
  const tries = state.tries + 1;
  const notice: Notice = { type: 'noAnswer' };
  const next: Playing = { ...state, tries, notice };
  const afterMs = waitMs(state.tries);
  if (state.pending !== null) return [next, [{ type: 'call', pending: state.pending, afterMs }]];
  if (state.phase !== 'booking' || state.round === null) return [state, []];
  return [next, [{ type: 'askRound', id: state.round.id, afterMs }]];
}

/** The result of a closed round: more than staked, part of it, or nothing. Only the first is a win (CAS-35). */
export function resultOf({ won, staked }: Pick<FrameRound, 'won' | 'staked'>): 'win' | 'part' | 'nothing' {
  if (isMore(won, staked)) return 'win';
  return isSome(won) ? 'part' : 'nothing';
}
