/* oxlint-disable typescript/consistent-return -- the switches are exhaustive, which the compiler proves (noImplicitReturns) */
import { parseDecimal } from '../math/ratio.ts';
import { chosen, sameOutcome } from './building.ts';
import type { SlipEnv } from './env.ts';
import type { SlipEvent } from './event.ts';
import { selectProblems, systemAllowed } from './problems.ts';
import { selectBusy, selectEditable } from './progress.ts';
import { refuse } from './refusal.ts';
import type { Refusal, RefusalCode } from './refusal.ts';
import { changesPending, lockOf } from './selection-state.ts';
import type { SlipState } from './state.ts';

/** Whether an event would be obeyed now, or the reason why not, for the UI to show. */
export function can(state: SlipState, event: SlipEvent, env: SlipEnv): true | { readonly reason: Refusal } {
  const reason = refusalOf(state, event, env);
  return reason ? { reason } : true;
}

const unless = (allowed: boolean, code: RefusalCode): Refusal | undefined => (allowed ? undefined : refuse(code));

function refusalOf(state: SlipState, event: SlipEvent, env: SlipEnv): Refusal | undefined {
  switch (event.type) {
    case 'add':
    case 'remove':
    case 'delete-invalid':
    case 'clear':
    case 'restore':
    case 'load':
    case 'set-mode':
    case 'draft-selection':
    case 'draft-condition':
    case 'confirm-group':
    case 'delete-group':
    case 'set-stake':
    case 'blur-stake':
    case 'quick-stake':
    case 'accept-changes':
      return selectEditable(state) ? editRefusal(state, event, env) : refuse('paymentInProgress');
    case 'pay':
      return payRefusal(state, env);
    case 'decide':
      if (state.payment.status !== 'deciding') return refuse('noOffer');
      return unless(env.now < state.payment.offer.deadline, 'offerExpired');
    case 'dismiss':
      return unless(!selectBusy(state) && state.payment.status !== 'idle', 'nothingToDismiss');
    case 'odds':
    case 'set-auto-odds':
    case 'check-due':
    case 'ticket-answer':
    case 'ticket-info':
    case 'reoffer-answer':
    case 'tick':
    case 'adopt':
    case 'ticket-ended':
    case 'env-changed':
    case 'resume':
      return undefined;
  }
}

type Edit = Extract<
  SlipEvent,
  {
    type:
      | 'add'
      | 'remove'
      | 'delete-invalid'
      | 'clear'
      | 'restore'
      | 'load'
      | 'set-mode'
      | 'draft-selection'
      | 'draft-condition'
      | 'confirm-group'
      | 'delete-group'
      | 'set-stake'
      | 'blur-stake'
      | 'quick-stake'
      | 'accept-changes';
  }
>;

function editRefusal(state: SlipState, event: Edit, env: SlipEnv): Refusal | undefined {
  const { selections, groups, draft, config } = state;
  switch (event.type) {
    case 'add': {
      const { selection } = event;
      const here = selections.some((other) => sameOutcome(other, selection));
      return unless(here || lockOf(chosen(selection, config), env.now) === null, 'unavailableOdd');
    }
    case 'remove':
      return unless(
        selections.some(({ id }) => id === event.id),
        'unknownSelection',
      );
    case 'delete-invalid':
      return unless(
        selections.some((selection) => lockOf(selection, env.now) !== null),
        'noInvalidSelections',
      );
    case 'clear':
      return unless(selections.length > 0, 'emptyTicket');
    case 'restore':
      if (!state.restorable) return refuse('nothingToRestore');
      return unless(selections.length === 0 || state.restorable.replaced === true, 'slipNotEmpty');
    case 'load':
      return unless(event.selections.length > 0, 'emptyTicket');
    case 'set-mode':
      return unless(event.mode === 'basic' || systemAllowed(state, env), 'systemNotAllowed');
    case 'draft-selection':
      if (!selections.some(({ id }) => id === event.id)) return refuse('unknownSelection');
      return unless(!groups.some(({ selectionIds }) => selectionIds.includes(event.id)), 'selectionFixed');
    case 'draft-condition': {
      const { condition: k } = event;
      return unless(Number.isInteger(k) && k >= 1 && k <= draft.selectionIds.length, 'unknownCondition');
    }
    case 'confirm-group':
      return unless(draft.selectionIds.length > 0 && draft.conditions.length > 0, 'groupIncomplete');
    case 'delete-group':
      return unless(Number.isInteger(event.index) && event.index >= 0 && event.index < groups.length, 'unknownGroup');
    case 'quick-stake':
      return unless(parseDecimal(event.step) !== undefined, 'invalidStake');
    case 'accept-changes':
      return unless(selections.some(changesPending), 'noChanges');
    case 'set-stake':
    case 'blur-stake':
      return undefined;
  }
}

/** A visitor may always press Pay on a filled slip, and is then told to log in (OP-29, PAY-01). */
function payRefusal(state: SlipState, env: SlipEnv): Refusal | undefined {
  if (selectBusy(state)) return refuse('paymentInProgress');
  if (state.selections.length === 0) return refuse('emptyTicket');
  return env.loggedIn ? selectProblems(state, env)[0] : undefined;
}
