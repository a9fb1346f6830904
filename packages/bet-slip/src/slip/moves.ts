import { decimal } from '../math/decimal.ts';
import { ticketAnswer, ticketInfo } from './answering.ts';
import * as building from './building.ts';
import type { SlipEnv } from './env.ts';
import type { EventOf, SlipEventType } from './event.ts';
import { decide, dismiss, reofferAnswer } from './offering.ts';
import { adopt, ticketEnded } from './other-tabs.ts';
import { selectProblems, systemAllowed } from './problems.ts';
import { selectBusy, selectEditable } from './progress.ts';
import { acceptChanges, checkDue, odds, setAutoOdds } from './refreshing.ts';
import type { Refusal, RefusalCode } from './refusal.ts';
import { changesPending, lockOf } from './selection-state.ts';
import { pay } from './sending.ts';
import { blurStake, followMinimum, quick, setStake } from './staking.ts';
import type { SlipState } from './state.ts';
import type { Handler } from './step.ts';
import { resume, tick } from './timing.ts';

/** What stands against an event; anything falsy lets it pass. */
type Objection<T extends SlipEventType> = (
  state: SlipState,
  event: EventOf<T>,
  env: SlipEnv,
) => RefusalCode | Refusal | false | null | undefined;

/** An event's rule: whether it may happen now, and what then becomes of the slip. */
export interface Move<T extends SlipEventType> {
  readonly objection: Objection<T>;
  readonly handle: Handler<T>;
}

const allows = (): undefined => undefined;
const move = <T extends SlipEventType>(handle: Handler<T>, objection: Objection<T> = allows): Move<T> => ({
  handle,
  objection,
});
/** The player changes the slip: not while a ticket is under way. */
const edit = <T extends SlipEventType>(handle: Handler<T>, objection: Objection<T> = allows): Move<T> =>
  move(handle, (state, event, env) => (selectEditable(state) ? objection(state, event, env) : 'paymentInProgress'));

const isHere = ({ selections }: SlipState, id: string): boolean => selections.some((selection) => selection.id === id);
const isEmpty = ({ selections }: SlipState): boolean => selections.length === 0;

/** All rules, by type of event. */
export const moves: { readonly [T in SlipEventType]: Move<T> } = {
  add: edit(building.add, ({ selections, config }, { selection }, env) => {
    const here = selections.some((other) => building.sameOutcome(other, selection));
    return !here && lockOf(building.chosen(selection, config), env.now) && 'unavailableOdd';
  }),
  remove: edit(building.remove, (state, { id }) => !isHere(state, id) && 'unknownSelection'),
  'delete-invalid': edit(
    building.deleteInvalid,
    ({ selections }, _event, { now }) => !selections.some((one) => lockOf(one, now)) && 'noInvalidSelections',
  ),
  clear: edit(building.clear, (state) => isEmpty(state) && 'emptyTicket'),
  restore: edit(building.restore, (state) =>
    state.restorable ? !isEmpty(state) && !state.restorable.replaced && 'slipNotEmpty' : 'nothingToRestore',
  ),
  load: edit(building.load, (_state, { selections }) => selections.length === 0 && 'emptyTicket'),
  'set-mode': edit(
    building.setMode,
    (state, { mode }, env) => mode === 'system' && !systemAllowed(state, env) && 'systemNotAllowed',
  ),
  'draft-selection': edit(building.draftSelection, (state, { id }) =>
    isHere(state, id)
      ? state.groups.some(({ selectionIds }) => selectionIds.includes(id)) && 'selectionFixed'
      : 'unknownSelection',
  ),
  'draft-condition': edit(
    building.draftCondition,
    ({ draft }, { condition }) => !draft.selectionIds.some((_, i) => i + 1 === condition) && 'unknownCondition',
  ),
  'confirm-group': edit(
    building.confirmGroup,
    ({ draft }) => (draft.selectionIds.length === 0 || draft.conditions.length === 0) && 'groupIncomplete',
  ),
  'delete-group': edit(
    building.deleteGroup,
    ({ groups }, { index }) => !Object.hasOwn(groups, index) && 'unknownGroup',
  ),
  'set-stake': edit(setStake),
  'blur-stake': edit(blurStake),
  'quick-stake': edit(quick, (_state, { step }) => !decimal(step) && 'invalidStake'),
  'accept-changes': edit(acceptChanges, ({ selections }) => !selections.some(changesPending) && 'noChanges'),
  odds: move(odds),
  'set-auto-odds': move(setAutoOdds),
  'check-due': move(checkDue),
  /** A visitor may always press Pay on a filled slip, and is then told to log in (OP-29, PAY-01). */
  pay: move(pay, (state, _event, env) => {
    if (selectBusy(state)) return 'paymentInProgress';
    return isEmpty(state) ? 'emptyTicket' : env.loggedIn && selectProblems(state, env)[0];
  }),
  'ticket-answer': move(ticketAnswer),
  'ticket-info': move(ticketInfo),
  decide: move(decide, ({ payment }, _event, { now }) =>
    payment.status === 'deciding' ? now >= payment.offer.deadline && 'offerExpired' : 'noOffer',
  ),
  'reoffer-answer': move(reofferAnswer),
  dismiss: move(dismiss, (state) => (selectBusy(state) || state.payment.status === 'idle') && 'nothingToDismiss'),
  tick: move(tick),
  adopt: move(adopt),
  'ticket-ended': move(ticketEnded),
  'env-changed': move(followMinimum),
  resume: move(resume),
};
