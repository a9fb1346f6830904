import type { Part } from './use-appearance.ts';

/**
 * Returns the part that is offered for publication when a designer opens the list of versions: the one that was chosen
 * before if it has changes, or else what was edited last, so that nobody publishes a part without changes by mistake
 * (THEME-20). `edited` has the parts with changes, and `open` is the one whose editor was open last.
 */
export function partToPublish(chosen: Part, { edited, open }: { edited: readonly Part[]; open: Part }): Part {
  if (edited.includes(chosen)) return chosen;
  return edited.includes(open) ? open : (edited[0] ?? chosen);
}
