import { ticketAnswer, ticketInfo } from '../pay/answering.ts';
import {
  add,
  clear,
  confirmGroup,
  deleteGroup,
  deleteInvalid,
  draftCondition,
  draftSelection,
  load,
  remove,
  restore,
  setMode,
} from '../build/building.ts';
import type { SlipEnv } from '../state/env.ts';
import type { SlipEvent, SlipEventType } from '../state/event.ts';
import { decide, dismiss, reofferAnswer } from '../pay/offering.ts';
import { adopt, ticketEnded } from '../pay/other-tabs.ts';
import { selectEditable } from '../state/progress.ts';
import { acceptChanges, checkDue, odds, setAutoOdds } from '../build/refreshing.ts';
import { refuse } from '../state/refusal.ts';
import type { Refusal } from '../state/refusal.ts';
import { holdOf, withMeaning } from '../pay/main-button.ts';
import { pay } from '../pay/sending.ts';
import { blurStake, followMinimum, inCurrency, setStake } from '../build/staking.ts';
import type { SlipState } from '../state/state.ts';
import type { Handler, Move, Step } from '../state/step.ts';
import { resume, tick } from './timing.ts';

/**
 * Wraps the rule of an edit: refused while a ticket is under way. It only builds a function, so that an app that imports a
 * selector alone leaves the rules out.
 */
const edit =
  /* @__NO_SIDE_EFFECTS__ */
  <T extends SlipEventType>(handle: Handler<T>): Handler<T> =>
    (state, event, env) =>
      selectEditable(state) ? handle(state, event, env) : 'paymentInProgress';

/** Does what the main button does, unless that has just changed (SLIP-25). Any other reason to refuse comes first. */
const press: Handler<'press'> = (state, { action }, env) => {
  const outcome = handled(state, { type: action }, env);
  const shown = state.button.meaning ?? action;
  return 'code' in outcome || (shown === action && holdOf(state, env) === 0) ? outcome : 'buttonChanged';
};

/** The rule of each event. */
const handlers: { readonly [T in SlipEventType]: Handler<T> } = {
  add: edit(add),
  remove: edit(remove),
  'delete-invalid': edit(deleteInvalid),
  clear: edit(clear),
  restore: edit(restore),
  load: edit(load),
  'set-mode': edit(setMode),
  'draft-selection': edit(draftSelection),
  'draft-condition': edit(draftCondition),
  'confirm-group': edit(confirmGroup),
  'delete-group': edit(deleteGroup),
  'set-stake': edit(setStake),
  'blur-stake': edit(blurStake),
  'accept-changes': edit(acceptChanges),
  odds,
  'set-auto-odds': setAutoOdds,
  'check-due': checkDue,
  press,
  pay,
  'ticket-answer': ticketAnswer,
  'ticket-info': ticketInfo,
  decide,
  'reoffer-answer': reofferAnswer,
  dismiss,
  tick,
  adopt,
  'ticket-ended': ticketEnded,
  'env-changed': followMinimum,
  resume,
};

function handled(state: SlipState, event: SlipEvent, env: SlipEnv): Move | Refusal {
  const { type } = event;
  if (!Object.hasOwn(handlers, type)) {
    throw new TypeError(`No event "${type}". Send one of: ${Object.keys(handlers).join(', ')}.`);
  }
  // Safe: the key is the type of the event, so the handler takes this event.
  const outcome = (handlers[type] as Handler<SlipEventType>)(state, event, env);
  return typeof outcome === 'string' ? refuse(outcome) : outcome;
}

/**
 * Returns the slip after an event, and the effects for the host. Pure. If `can` refuses the event, nothing changes and the
 * only effect is `refused`, with the reason. Throws a TypeError if the type of the event is unknown.
 *
 * @example
 * ```ts
 * import { transition } from '@kvota/bet-slip/slip';
 * import { env, slip } from './filled-slip.js';
 *
 * const [next, effects] = transition(slip, { type: 'pay' }, env);
 * next.payment.status; // 'submitting'
 * effects.map(({ type }) => type); // ['send-ticket']
 * ```
 */
export function transition(state: SlipState, event: SlipEvent, env: SlipEnv): Step {
  const pays = event.type === 'pay' || event.type === 'press';
  const outcome = handled(pays ? state : inCurrency(state, env), event, env);
  if ('code' in outcome) return [state, [{ type: 'refused', event: event.type, reason: outcome }]];
  const [next, ...effects] = outcome;
  return [withMeaning(inCurrency(next, env), env), effects];
}

/**
 * Returns true if an event is allowed now, or the reason why not, for the UI to show. Throws like `transition`.
 *
 * @example
 * ```ts
 * import { can } from '@kvota/bet-slip/slip';
 * import { env, slip } from './filled-slip.js';
 *
 * can(slip, { type: 'pay' }, env); // true
 * can(slip, { type: 'pay' }, { ...env, online: false }); // { reason: { code: 'noConnection', params: {} } }
 * ```
 */
export function can(state: SlipState, event: SlipEvent, env: SlipEnv): true | { readonly reason: Refusal } {
  const reason = handled(state, event, env);
  return 'code' in reason ? { reason } : true;
}
