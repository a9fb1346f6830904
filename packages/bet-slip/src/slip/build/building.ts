import { parseTicket } from '../../math/parse-ticket.ts';
import type { SlipEnv } from '../state/env.ts';
import { selectMinStake, selectTicket } from '../ticket/limits.ts';
import type { SentTicket, SlipContent } from '../state/payment.ts';
import { systemAllowed } from '../ticket/problems.ts';
import type { RefusalCode } from '../state/refusal.ts';
import type { NewSelection, SlipSelection } from '../state/selection.ts';
import { agreed, eventOf, groupOf, lockOf, shownPrice } from '../ticket/selection-state.ts';
import type { SlipConfig } from '../state/config.ts';
import { typed } from './staking.ts';
import { NO_DRAFT, emptySlip } from '../state/state.ts';
import type { SlipState } from '../state/state.ts';
import type { Handler, Move } from '../state/step.ts';

/** Applies a structural change: groups are dropped (SLIP-05, OP-34), and an empty slip is reset (SLIP-04, OP-30). */
const restructured = (state: SlipState, selections: readonly SlipSelection[], env: SlipEnv): SlipState =>
  selections.length > 0 ? { ...state, selections, groups: [], draft: NO_DRAFT } : emptied(state, env);

/** Empties the slip and sets the minimum as stake (PAY-12, SLIP-19, STAKE-05). */
const emptied = (state: SlipState, env: SlipEnv): SlipState => ({
  ...state,
  ...emptySlip(selectMinStake(state, env)),
});

/** Empties the slip after its ticket left; the content can be restored (OP-21). */
export const clearedAfter = (state: SlipState, { content, wallet }: SentTicket, env: SlipEnv): SlipState => ({
  ...emptied(state, env),
  restorable: { ...content, replaced: false, currency: wallet.currency },
});

export const toContent = ({ selections, mode, groups, stake }: SlipContent): SlipContent => ({
  selections,
  mode,
  groups,
  stake,
});

/** Removes the matching selections. Refused with `code` if none matches. */
function without(
  state: SlipState,
  matches: (selection: SlipSelection) => boolean,
  code: RefusalCode,
  env: SlipEnv,
): Move | RefusalCode {
  const others = state.selections.filter((selection) => !matches(selection));
  return others.length < state.selections.length ? [restructured(state, others, env)] : code;
}

/** Adds a selection. The same outcome is toggled off; another one of the same event is replaced (SLIP-02, SLIP-03). */
export const add: Handler<'add'> = (state, { selection }, env) => {
  const { selections, config } = state;
  const { id, marketName, outcome } = selection;
  const isSame = (other: SlipSelection): boolean =>
    other.id === id && other.marketName === marketName && other.outcome === outcome;
  return selections.some(isSame) || lockOf(toSlipSelection(selection, config), env.now)
    ? without(state, isSame, 'unavailablePrice', env)
    : [restructured(state, placed(selections, selection, config), env)];
};

/** Returns a selection as the slip keeps it. Its present price is the agreed one. */
const toSlipSelection = (selection: NewSelection, config: SlipConfig): SlipSelection =>
  agreed({ ...selection, price: shownPrice(selection.price, config) });

/** Puts a selection in the place of the one that it excludes, or at the end (SLIP-03, OP-33). */
function placed(
  selections: readonly SlipSelection[],
  selection: NewSelection,
  config: SlipConfig,
): readonly SlipSelection[] {
  const keyOf = ({ id }: NewSelection): string => (config.conflictKey === 'id' ? id : eventOf(id));
  const conflicts = (other: SlipSelection): boolean => keyOf(other) === keyOf(selection);
  const place = selections.findIndex(conflicts);
  const others = selections.filter((other) => !conflicts(other));
  return others.toSpliced(place < 0 ? others.length : place, 0, toSlipSelection(selection, config));
}

/** Sorts conditions in numeric order (SYS-03). */
const inOrder = (conditions: readonly number[]): readonly number[] => conditions.toSorted((a, b) => a - b);

/** Replaces the slip by another one; `restore` undoes it. Groups that do not fit are left out (SYS-03, SYS-08). */
export const load: Handler<'load'> = (state, event, env) => {
  if (event.selections.length === 0) return 'emptyTicket';
  const { config, originalStake, stakeBy } = state;
  const selections = event.selections.reduce<readonly SlipSelection[]>(
    (placedSoFar, selection) => placed(placedSoFar, selection, config),
    [],
  );
  let next: SlipState = {
    ...state,
    selections,
    groups: [],
    mode: 'system',
    stake: originalStake,
    stakeBy: stakeBy === 'default' ? stakeBy : 'player',
    draft: NO_DRAFT,
    restorable:
      state.selections.length > 0
        ? { ...toContent(state), replaced: true, currency: state.currency }
        : state.restorable,
  };
  for (const { conditions, selectionIds } of systemAllowed(state, env) ? event.groups : []) {
    const more = { ...next, groups: [...next.groups, { selectionIds, conditions: inOrder(conditions) }] };
    // A group that does not fit leaves no line.
    if (parseTicket(selectTicket(more, env), {}).lines > 0n) next = more;
  }
  if (next.groups.length === 0) next = { ...next, mode: 'basic' };
  return [event.stake === undefined ? next : typed(next, event.stake)];
};

export const remove: Handler<'remove'> = (state, { id }, env) =>
  without(state, (selection) => selection.id === id, 'unknownSelection', env);

/** Removes locked selections (SLIP-08, OP-93). Refused while the feed is silent, because they may open again with the next odds. */
export const deleteInvalid: Handler<'delete-invalid'> = (state, _event, env) =>
  env.feedSilent
    ? 'feedSilent'
    : without(state, (selection) => lockOf(selection, env.now) !== null, 'noInvalidSelections', env);

export const clear: Handler<'clear'> = (state, _event, env) => without(state, () => true, 'emptyTicket', env);

/** Brings back the content that was emptied or replaced (OP-21), its stake only in its own currency. Its odds are checked again as usual. */
export const restore: Handler<'restore'> = (state) => {
  if (!state.restorable) return 'nothingToRestore';
  const { replaced, currency = state.currency, ...content } = state.restorable;
  if (state.selections.length > 0 && !replaced) return 'slipNotEmpty';
  const next: SlipState = { ...state, ...content, stake: state.stake, draft: NO_DRAFT, restorable: null };
  return [currency === state.currency ? typed(next, content.stake) : next];
};

export const setMode: Handler<'set-mode'> = (state, { mode }, env) =>
  mode === 'system' && !systemAllowed(state, env) ? 'systemNotAllowed' : [{ ...state, mode, draft: NO_DRAFT }];

const toggle = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

export const draftSelection: Handler<'draft-selection'> = (state, { id }) => {
  const { selections, groups, draft } = state;
  if (!selections.some((selection) => selection.id === id)) return 'unknownSelection';
  if (groupOf(groups, id) !== null) return 'selectionFixed';
  const selectionIds = toggle(draft.selectionIds, id);
  return [{ ...state, draft: { selectionIds, conditions: draft.conditions.filter((k) => k <= selectionIds.length) } }];
};

export const draftCondition: Handler<'draft-condition'> = (state, { condition }) => {
  const { draft } = state;
  return Object.hasOwn(draft.selectionIds, condition - 1)
    ? [{ ...state, draft: { ...draft, conditions: inOrder(toggle(draft.conditions, condition)) } }]
    : 'unknownCondition';
};

/** Makes the draft a group (SYS-02). Its selections are fixed from then on (SYS-05, OP-92). */
export const confirmGroup: Handler<'confirm-group'> = (state) =>
  isComplete(state.draft) ? [{ ...state, groups: [...state.groups, state.draft], draft: NO_DRAFT }] : 'groupIncomplete';

/** True if the draft can be confirmed. Conditions exist only if enough selections are drafted. */
export const isComplete = ({ conditions }: SlipState['draft']): boolean => conditions.length > 0;

export const deleteGroup: Handler<'delete-group'> = (state, { index }) =>
  Object.hasOwn(state.groups, index) ? [{ ...state, groups: state.groups.toSpliced(index, 1) }] : 'unknownGroup';
