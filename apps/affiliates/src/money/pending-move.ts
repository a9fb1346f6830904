import type { StepUp, TransferOutcome } from '@kvota/contracts';

import { mayHelp } from '../step-up/challenge-of.ts';
import type { Attempt, Move, MoveEffect, MoveEvent, MoveFault, MoveState, MoveStep } from './move.ts';

/** A transfer that waited longer than this in milliseconds is not sent without being asked for again. */
export const longestWait = 10 * 60_000;

/** Milliseconds until the next question after so many failed ones. */
const pauses = [1000, 2000, 4000, 8000, 15_000] as const;

/** A request may still be on its way if the platform does not know it: it is asked once more after this time. */
const secondLook = 5000;

/** Starts a transfer with an empty draft. */
export function draftMove(requestId: string): MoveState {
  return { status: 'draft', requestId, move: null, again: false };
}

/** Continues a transfer that a reload has interrupted: what was sent is asked for, and never sent again by itself. */
export function resumeMove(kept: MoveState, online: boolean, now: number): MoveStep {
  switch (kept.status) {
    case 'sending':
    case 'asking':
      return ask(kept.move);
    case 'waiting':
      return online ? advanceMove(kept, { type: 'online', now }) : [kept, []];
    case 'draft':
    case 'confirming':
    case 'step-up':
    case 'done':
    case 'refused':
      return [kept, []];
  }
}

/** Moves a transfer on. An event of another request, or one that does not belong to the state, changes nothing. */
export function advanceMove(state: MoveState, event: MoveEvent): MoveStep {
  const stay: MoveStep = [state, []];
  if ('requestId' in event && event.type !== 'renew' && event.requestId !== requestIdOf(state)) return stay;
  switch (event.type) {
    case 'submit': {
      if (state.status !== 'draft') return stay;
      // An attempt that may still arrive has this id: anything else under it would be refused, or moved twice.
      const move: Move = state.again && state.move ? state.move : { ...event.move, requestId: state.requestId };
      return event.online ? send(move, first(state.again)) : wait(move, state.again, event.now);
    }
    case 'answered':
      return state.status === 'sending' || state.status === 'asking' ? decide(state.move, event.answer) : stay;
    case 'declined':
      return state.status === 'sending' ? refuse(state.move, event.fault) : stay;
    case 'guarded':
      return state.status === 'sending' ? guard(state, event.need) : stay;
    case 'signedIn':
      if (state.status !== 'step-up') return stay;
      return event.online
        ? send(state.move, { again: state.again, signIns: state.signIns + 1 })
        : wait(state.move, state.again, event.now);
    case 'lost':
      return state.status === 'sending' ? ask(state.move) : stay;
    case 'found':
      return state.status === 'asking' ? found(state, event.answer) : stay;
    case 'askFailed': {
      if (state.status !== 'asking') return stay;
      const after = pauses[Math.min(state.failures, pauses.length - 1)] ?? 15_000;
      const next: MoveState = { ...state, failures: state.failures + 1 };
      return [next, [{ type: 'ask', requestId: state.move.requestId, after }]];
    }
    case 'online':
      if (state.status === 'asking') return [state, [{ type: 'ask', requestId: state.move.requestId, after: 0 }]];
      if (state.status !== 'waiting') return stay;
      if (event.now - state.since < longestWait) return send(state.move, first(state.again));
      return keep({ status: 'confirming', move: state.move, again: state.again });
    case 'confirm':
      if (state.status !== 'confirming' && state.status !== 'step-up') return stay;
      if (!event.online) return wait(state.move, state.again, event.now);
      return send(state.move, state.status === 'step-up' ? state : first(state.again));
    case 'recall':
      if (state.status !== 'waiting' && state.status !== 'confirming' && state.status !== 'step-up') return stay;
      return redraft(state.move, state.again);
    case 'renew':
      if (state.status === 'draft' && state.again) return [draftMove(event.requestId), [{ type: 'forget' }]];
      return state.status === 'done' || state.status === 'refused' ? [draftMove(event.requestId), []] : stay;
  }
}

/** Returns the id under which a state is sent, or was. */
export function requestIdOf(state: MoveState): string {
  return state.status === 'draft' ? state.requestId : state.move.requestId;
}

const keep = (state: MoveState, ...more: readonly MoveEffect[]): MoveStep => [
  state,
  [{ type: 'keep', state }, ...more],
];

const first = (again: boolean): Attempt => ({ again, signIns: 0 });

const send = (move: Move, { again, signIns }: Attempt): MoveStep =>
  keep({ status: 'sending', move, again, signIns }, { type: 'send', move });

/** The id of a refused request is free, so that the same transfer keeps it. */
function guard({ move, again = false, signIns = 0 }: MoveState & { status: 'sending' }, need: StepUp): MoveStep {
  if (mayHelp(need, signIns)) return keep({ status: 'step-up', move, need, again, signIns });
  return refuse(move, { code: 'signInSpent' });
}

const wait = (move: Move, again: boolean, since: number): MoveStep => keep({ status: 'waiting', move, again, since });

const ask = (move: Move): MoveStep =>
  keep({ status: 'asking', move, failures: 0, unknowns: 0 }, { type: 'ask', requestId: move.requestId, after: 0 });

/** An attempt is kept, because it may arrive late. */
function redraft(move: Move, again: boolean): MoveStep {
  const state: MoveState = { status: 'draft', requestId: move.requestId, move, again };
  return again ? keep(state) : [state, [{ type: 'forget' }]];
}

function found(state: MoveState & { status: 'asking' }, answer: TransferOutcome | null): MoveStep {
  const { move, unknowns } = state;
  if (answer !== null) return decide(move, answer);
  if (unknowns > 0) return redraft(move, true);
  return [{ ...state, unknowns: 1 }, [{ type: 'ask', requestId: move.requestId, after: secondLook }]];
}

function decide(move: Move, answer: TransferOutcome): MoveStep {
  const { error, cashCap, lineUse } = answer;
  if (answer.ErrorText !== 'ok')
    return refuse(move, {
      code: error ?? 'failed',
      ...(cashCap && { cashCap }),
      ...(lineUse && { line: lineUse }),
    });
  return [{ status: 'done', move, answer }, [{ type: 'forget' }, { type: 'moved', move }]];
}

const refuse = (move: Move, fault: MoveFault): MoveStep => [{ status: 'refused', move, fault }, [{ type: 'forget' }]];
