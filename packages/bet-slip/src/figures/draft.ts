import { countSubsets } from '../math/symmetric.ts';
import { isComplete } from '../slip/build/building.ts';
import type { SlipState } from '../slip/state/state.ts';
import { groupOf } from '../slip/ticket/selection-state.ts';

/**
 * Returns the state of the group editor: selectable selections, conditions, combinations, and if it can be confirmed (SYS-02).
 *
 * @example
 * ```ts
 * import { selectDraft } from '@kvota/bet-slip/figures';
 * import { after, slip } from './filled-slip.js';
 *
 * const draft = after(
 *   slip,
 *   { type: 'set-mode', mode: 'system' },
 *   { type: 'draft-selection', id: '4711' },
 *   { type: 'draft-selection', id: '4712' },
 *   { type: 'draft-condition', condition: 1 },
 * );
 * const { conditions, combinations, complete } = selectDraft(draft);
 * conditions; // [1, 2]
 * combinations; // 2n
 * complete; // true
 * ```
 */
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
