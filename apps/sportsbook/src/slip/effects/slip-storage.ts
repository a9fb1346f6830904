/** Where the slip of a tab is kept (OP-50). */
export const slipStorageKey = 'kvota.slip';

/** True if a stored slip has selections, or cannot be read. */
export function hasStoredSelections(text: string | null): boolean {
  if (text === null) return false;
  try {
    const state: unknown = JSON.parse(text);
    const selections = typeof state === 'object' && state !== null && 'selections' in state ? state.selections : [];
    return !Array.isArray(selections) || selections.length > 0;
  } catch {
    return true;
  }
}
