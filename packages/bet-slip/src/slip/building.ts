import { read } from '../math/reading.ts';
import type { SystemGroup } from '../math/types.ts';
import { selectMinStake } from './limits.ts';
import type { SlipContent } from './payment.ts';
import { systemAllowed } from './problems.ts';
import type { NewSelection, SlipSelection } from './selection.ts';
import { eventOf, lockOf, shownOdd } from './selection-state.ts';
import type { SlipConfig } from './config.ts';
import type { SlipEnv } from './env.ts';
import { typed } from './staking.ts';
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
  return stay(restructured(state, placed(selections, selection, config), env));
};

/** A selection as the slip keeps it: what it offers now is what the player agreed to. */
export function chosen(selection: NewSelection, config: SlipConfig): SlipSelection {
  const odd = shownOdd(selection.odd, config);
  return { ...selection, odd, originalOdd: odd, originalBand: selection.band };
}

/** SLIP-03, OP-33: a selection takes the place of the one it excludes, or the last one. */
function placed(
  selections: readonly SlipSelection[],
  selection: NewSelection,
  config: SlipConfig,
): readonly SlipSelection[] {
  const conflicts = ({ id }: SlipSelection): boolean =>
    config.conflictKey === 'id' ? id === selection.id : eventOf(id) === eventOf(selection.id);
  const place = selections.findIndex(conflicts);
  const others = selections.filter((other) => !conflicts(other));
  return others.toSpliced(place < 0 ? others.length : place, 0, chosen(selection, config));
}

const fits = (group: SystemGroup, selections: readonly SlipSelection[], groups: readonly SystemGroup[]): boolean =>
  read({ selections: selections.map(({ id, odd }) => ({ id, odds: odd })), groups: [...groups, group], stake: '' }, {})
    .lines > 0n;

/** A whole slip in place of this one, which can be restored. Groups that do not fit are left out (SYS-03, SYS-08). */
export const load: Handler<'load'> = (state, event, env) => {
  const { config, originalStake, stakeBy } = state;
  const selections = event.selections.reduce<readonly SlipSelection[]>(
    (placedSoFar, selection) => placed(placedSoFar, selection, config),
    [],
  );
  const groups: SystemGroup[] = [];
  for (const { conditions, selectionIds } of systemAllowed(state, env) ? event.groups : []) {
    const group = { selectionIds, conditions: conditions.toSorted((a, b) => a - b) };
    if (fits(group, selections, groups)) groups.push(group);
  }
  const next: SlipState = {
    ...state,
    selections,
    groups,
    mode: groups.length > 0 ? 'system' : 'basic',
    stake: originalStake,
    stakeBy: stakeBy === 'default' ? 'default' : 'player',
    draft: NO_DRAFT,
    restorable: state.selections.length > 0 ? { ...contentOf(state), replaced: true } : state.restorable,
  };
  return stay(event.stake === undefined ? next : typed(next, event.stake));
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
        ...contentOf(state.restorable),
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
