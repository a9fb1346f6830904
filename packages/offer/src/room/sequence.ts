/**
 * What to do with a message of a room by its number: `apply` the next one, `ignore` what is known already,
 * ask for the snapshot at a `gap` (OP-56).
 */
export function decide(current: number, incoming: number): 'apply' | 'ignore' | 'gap' {
  if (incoming <= current) return 'ignore';
  return incoming === current + 1 ? 'apply' : 'gap';
}
