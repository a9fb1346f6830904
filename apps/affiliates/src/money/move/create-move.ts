import type { AgencyClient } from '@kvota/api-client/agency';

import { callFault } from './call-fault.ts';
import { advanceMove, resumeMove } from '../pending-move.ts';
import type { Move, MoveEffect, MoveEvent, MoveState } from '../move.ts';

/** The means to carry out the effects of a transfer. */
export interface MoveDeps {
  readonly api: Pick<AgencyClient, 'agencyAddCredit' | 'agencyDecCredit' | 'agencyRequest'>;
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

async function transfer(move: Move, { api }: MoveDeps): Promise<MoveEvent> {
  const { requestId, userId, direction, currencyId, amount, note } = move;
  const body = { requestId, userId, currencyId, amount, note };
  try {
    const answer = await (direction === 'down' ? api.agencyAddCredit({ body }) : api.agencyDecCredit({ body }));
    return { type: 'answered', requestId, answer };
  } catch (error) {
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
