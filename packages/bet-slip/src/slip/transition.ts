/* oxlint-disable typescript/consistent-return -- the switches are exhaustive, which the compiler proves (noImplicitReturns) */
import { ticketAnswer, ticketInfo } from './answering.ts';
import { adopt, ticketEnded } from './other-tabs.ts';
import * as building from './building.ts';
import { can } from './can.ts';
import type { SlipEnv } from './env.ts';
import type { SlipEvent } from './event.ts';
import { decide, reofferAnswer } from './offering.ts';
import { acceptChanges, checkDue, odds, setAutoOdds } from './refreshing.ts';
import { pay } from './sending.ts';
import { blurStake, followMinimum, quick, setStake } from './staking.ts';
import type { SlipState } from './state.ts';
import { stay } from './step.ts';
import type { Step } from './step.ts';
import { resume, tick } from './timing.ts';

/**
 * The slip's one way forward: what is the slip after this event, and what has the host to do?
 * Pure; an event that `can` refuses changes nothing and gives one `refused` effect with the reason.
 */
export function transition(state: SlipState, event: SlipEvent, env: SlipEnv): Step {
  const allowed = can(state, event, env);
  return allowed === true ? obey(state, event, env) : [state, [{ type: 'refused', event: event.type, ...allowed }]];
}

function obey(state: SlipState, event: SlipEvent, env: SlipEnv): Step {
  switch (event.type) {
    case 'add':
      return building.add(state, event, env);
    case 'remove':
      return building.remove(state, event, env);
    case 'delete-invalid':
      return building.deleteInvalid(state, event, env);
    case 'clear':
      return building.clear(state, event, env);
    case 'restore':
      return building.restore(state, event, env);
    case 'load':
      return building.load(state, event, env);
    case 'set-mode':
      return building.setMode(state, event, env);
    case 'draft-selection':
      return building.draftSelection(state, event, env);
    case 'draft-condition':
      return building.draftCondition(state, event, env);
    case 'confirm-group':
      return building.confirmGroup(state, event, env);
    case 'delete-group':
      return building.deleteGroup(state, event, env);
    case 'set-stake':
      return setStake(state, event, env);
    case 'blur-stake':
      return blurStake(state, event, env);
    case 'quick-stake':
      return quick(state, event, env);
    case 'odds':
      return odds(state, event, env);
    case 'accept-changes':
      return acceptChanges(state, event, env);
    case 'set-auto-odds':
      return setAutoOdds(state, event, env);
    case 'check-due':
      return checkDue(state, event, env);
    case 'pay':
      return pay(state, event, env);
    case 'ticket-answer':
      return ticketAnswer(state, event, env);
    case 'ticket-info':
      return ticketInfo(state, event, env);
    case 'decide':
      return decide(state, event, env);
    case 'reoffer-answer':
      return reofferAnswer(state, event, env);
    case 'dismiss':
      return stay({ ...state, payment: { status: 'idle' } });
    case 'tick':
      return tick(state, event, env);
    case 'adopt':
      return adopt(state, event, env);
    case 'ticket-ended':
      return ticketEnded(state, event, env);
    case 'env-changed':
      return followMinimum(state, event, env);
    case 'resume':
      return resume(state, event, env);
  }
}
