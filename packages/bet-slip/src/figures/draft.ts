import { countSubsets } from '../math/symmetric.ts';
import { isComplete } from '../slip/build/building.ts';
import type { SlipState } from '../slip/state/state.ts';
import { groupOf } from '../slip/ticket/selection-state.ts';

/** Returns the state of the group editor: selectable selections, conditions, combinations, and if it can be confirmed (SYS-02). */
export function selectDraft({ selections, groups, draft }: SlipState): {
  readonly selectable: readonly string[];
  /** Every k that can be chosen: 1 … n. */
  readonly conditions: readonly number[];
  /** Combinations of each condition alone, in the same order. */
  readonly combinationsEach: readonly bigint[];
  /** Combinations of the chosen conditions together. */
  readonly combinations: bigint;
  readonly complete: boolean;
} {
  const n = draft.selectionIds.length;
  const conditions = draft.selectionIds.map((_, i) => i + 1);
  return {
    selectable: selections.map(({ id }) => id).filter((id) => groupOf(groups, id) === null),
    conditions,
    combinationsEach: conditions.map((k) => countSubsets(n, [k])),
    combinations: countSubsets(n, draft.conditions),
    complete: isComplete(draft),
  };
}
