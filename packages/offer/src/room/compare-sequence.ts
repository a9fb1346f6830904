/**
 * Decides by its number what to do with a message of a room: `apply` the next one, `ignore` a known one, ask for the
 * snapshot at a `gap` (OP-56).
 */
export function compareSequence(current: number, incoming: number): 'apply' | 'ignore' | 'gap' {
  if (incoming <= current) return 'ignore';
  return incoming === current + 1 ? 'apply' : 'gap';
}
