import { selectMinStake } from './limits.ts';
import type { SlipContent } from './payment.ts';
import type { NewSelection, SlipSelection } from './selection.ts';
import { eventOf, lockOf, shownOdd } from './selection-state.ts';
import type { SlipEnv } from './env.ts';
import type { SlipState } from './state.ts';
import { stay } from './step.ts';
import type { Handler } from './step.ts';

const NO_DRAFT: SlipState['draft'] = { selectionIds: [], conditions: [] };

/** A structural change: groups go (SLIP-05, OP-34), and an empty slip starts over (SLIP-04, OP-30). */
function restructured(state: SlipState, selections: readonly SlipSelection[], env: SlipEnv): SlipState {
  if (selections.length === 0) return emptied(state, env);
  return { ...state, selections, groups: [], draft: NO_DRAFT };
}

/** An empty slip with the minimum as stake (PAY-12, SLIP-19, STAKE-05). */
export function emptied(state: SlipState, env: SlipEnv): SlipState {
  const stake = selectMinStake(state, env);
  const content: SlipContent = { selections: [], mode: 'basic', groups: [], stake };
  return { ...state, ...content, draft: NO_DRAFT, stakeBy: 'default', originalStake: stake };
}

export const contentOf = ({ selections, mode, groups, stake }: SlipContent): SlipContent => ({
  selections,
  mode,
  groups,
  stake,
});

/** SLIP-02: the same outcome has the same id, market and odd name. */
export const sameOutcome = (a: NewSelection, b: NewSelection): boolean =>
  a.id === b.id && a.marketName === b.marketName && a.oddName === b.oddName;

/** SLIP-02, SLIP-03: the same outcome toggles off, another one of the same event takes its place. */
export const add: Handler<'add'> = (state, { selection }, env) => {
  const { selections, config } = state;
  if (selections.some((other) => sameOutcome(other, selection))) {
    return stay(
      restructured(
        state,
        selections.filter((other) => !sameOutcome(other, selection)),
        env,
      ),
    );
  }
  const odd = shownOdd(selection.odd, config);
  const chosen: SlipSelection = { ...selection, odd, originalOdd: odd, originalBand: selection.band };
  const conflicts = (other: SlipSelection): boolean =>
    config.conflictKey === 'id' ? other.id === chosen.id : eventOf(other.id) === eventOf(chosen.id);
  const place = selections.findIndex(conflicts);
  const others = selections.filter((other) => !conflicts(other));
  return stay(restructured(state, others.toSpliced(place < 0 ? others.length : place, 0, chosen), env));
};

export const remove: Handler<'remove'> = (state, { id }, env) =>
  stay(
    restructured(
      state,
      state.selections.filter((selection) => selection.id !== id),
      env,
    ),
  );

/** SLIP-08, OP-93. */
export const deleteInvalid: Handler<'delete-invalid'> = (state, _event, env) =>
  stay(
    restructured(
      state,
      state.selections.filter((selection) => lockOf(selection, env.now) === null),
      env,
    ),
  );

export const clear: Handler<'clear'> = (state, _event, env) => stay(emptied(state, env));

/** OP-21: what was emptied comes back; its odds are checked again as usual. */
export const restore: Handler<'restore'> = (state) =>
  state.restorable
    ? stay({
        ...state,
        ...state.restorable,
        stakeBy: 'player',
        originalStake: state.restorable.stake,
        draft: NO_DRAFT,
        restorable: null,
      })
    : stay(state);

export const setMode: Handler<'set-mode'> = (state, { mode }) => stay({ ...state, mode, draft: NO_DRAFT });

const toggle = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

export const draftSelection: Handler<'draft-selection'> = (state, { id }) => {
  const selectionIds = toggle(state.draft.selectionIds, id);
  const conditions = state.draft.conditions.filter((k) => k <= selectionIds.length);
  return stay({ ...state, draft: { selectionIds, conditions } });
};

/** SYS-03: conditions stay in numeric order. */
export const draftCondition: Handler<'draft-condition'> = (state, { condition }) => {
  const conditions = toggle(state.draft.conditions, condition).toSorted((a, b) => a - b);
  return stay({ ...state, draft: { ...state.draft, conditions } });
};

/** SYS-02: the draft becomes a group; its selections are fixed from then on (SYS-05, OP-92). */
export const confirmGroup: Handler<'confirm-group'> = (state) =>
  stay({ ...state, groups: [...state.groups, state.draft], draft: NO_DRAFT });

export const deleteGroup: Handler<'delete-group'> = (state, { index }) =>
  stay({ ...state, groups: state.groups.toSpliced(index, 1) });
