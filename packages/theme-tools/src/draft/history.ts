/** Values with the steps before and after the current one. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** The group of the last change. Changes of the same group, such as the moves of one drag, are one step. */
  readonly group: string | undefined;
}

/** The steps that can be undone. */
export const longestHistory = 100;

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [], group: undefined });

/** Adds a step. Without a group, or with another one than the last change, it can be undone alone. */
export function addStep<T>(history: History<T>, present: T, group?: string): History<T> {
  if (present === history.present) return history;
  if (group !== undefined && group === history.group) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-longestHistory), present, future: [], group };
}

/** Ends a group: the next change is a step. */
export const endGroup = <T>(history: History<T>): History<T> =>
  history.group === undefined ? history : { ...history, group: undefined };

export function undo<T>({ past, present, future, ...history }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { ...history, past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], group: undefined };
}

export function redo<T>({ past, present, future, ...history }: History<T>): History<T> {
  const [after, ...rest] = future;
  if (after === undefined) return { ...history, past, present, future };
  return { past: [...past, present], present: after, future: rest, group: undefined };
}
