import type { Part } from './use-appearance.ts';

/**
 * Returns the part that is offered for publication when a designer opens the list of versions (THEME-20). If the chosen one
 * has no changes, it is what was edited, so that nobody publishes a part without changes by mistake. `edited` has the parts
 * with changes, and `open` is the one whose editor was open last.
 */
export function partToPublish(chosen: Part, { edited, open }: { edited: readonly Part[]; open: Part }): Part {
  if (edited.includes(chosen)) return chosen;
  return edited.includes(open) ? open : (edited[0] ?? chosen);
}
