import type { AgencyClient } from '@kvota/api-client/agency';
import type { TransferOutcome } from '@kvota/contracts';

import { challengeOf } from '../../step-up/challenge-of.ts';
import { callFault } from './call-fault.ts';
import { advanceMove, resumeMove } from '../pending-move.ts';
import type { Move, MoveEffect, MoveEvent, MoveState } from '../move.ts';

/** The means to carry out the effects of a transfer. */
export interface MoveDeps {
  readonly api: Pick<
    AgencyClient,
    'agencyAddCredit' | 'agencyDecCredit' | 'agencyRepay' | 'agencyPay' | 'agencyRequest'
  >;
  readonly online: () => boolean;
  readonly now: () => number;
  readonly keep: (state: MoveState) => void;
  readonly forget: () => void;
  readonly moved: (move: Move) => void;
  readonly onState: (state: MoveState) => void;
}

/** A transfer that runs until `stop`. A sent transfer goes on, and its record shows it to the next start. */
export interface RunningMove {
  readonly send: (event: MoveEvent) => void;
  readonly stop: () => void;
}

/** Runs a transfer, and carries out its effects. */
export function createMove(first: MoveState, deps: MoveDeps): RunningMove {
  let state = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const step = ([next, effects]: readonly [MoveState, readonly MoveEffect[]]): void => {
    state = next;
    if (!stopped) deps.onState(next);
    effects.forEach(run);
  };
  const send = (event: MoveEvent): void => step(advanceMove(state, event));
  const run = (effect: MoveEffect): void => {
    switch (effect.type) {
      case 'keep':
        deps.keep(effect.state);
        break;
      case 'forget':
        deps.forget();
        break;
      case 'moved':
        deps.moved(effect.move);
        break;
      case 'send':
        void transfer(effect.move, deps).then(send);
        break;
      case 'ask':
        clearTimeout(timer);
        if (!stopped) timer = setTimeout(() => void askFor(effect.requestId, deps).then(send), effect.after);
        break;
    }
  };
  step(resumeMove(first, deps.online(), deps.now()));
  return {
    send,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function book(move: Move, api: MoveDeps['api']): Promise<TransferOutcome> {
  const { requestId, userId, direction, currencyId, amount, note, basis, periodId } = move;
  if (periodId !== undefined) return api.agencyPay({ body: { requestId, userId, currencyId, amount, periodId } });
  const body = { requestId, userId, currencyId, amount, note };
  if (basis === 'handed') return api.agencyRepay({ body });
  if (direction === 'down') return api.agencyAddCredit({ body: basis === 'credit' ? { ...body, basis } : body });
  return api.agencyDecCredit({ body: basis === 'repay' ? { ...body, basis } : body });
}

async function transfer(move: Move, { api }: MoveDeps): Promise<MoveEvent> {
  const { requestId } = move;
  try {
    const answer = await book(move, api);
    return { type: 'answered', requestId, answer };
  } catch (error) {
    const need = challengeOf(error);
    if (need) return { type: 'guarded', requestId, need };
    const fault = callFault(error);
    return fault ? { type: 'declined', requestId, fault } : { type: 'lost', requestId };
  }
}

async function askFor(requestId: string, { api }: MoveDeps): Promise<MoveEvent> {
  try {
    const { state, answer } = await api.agencyRequest({ query: { requestId }, retry: false });
    if (state === 'unknown') return { type: 'found', requestId, answer: null };
    return answer ? { type: 'found', requestId, answer } : { type: 'askFailed', requestId };
  } catch {
    return { type: 'askFailed', requestId };
  }
}
