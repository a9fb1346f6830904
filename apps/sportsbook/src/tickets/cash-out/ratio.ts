/** Converts percent to the ratio on the wire: 100 → `1`, 5 → `0.05` (CALL-54). */
export function ratioOf(percent: number): string {
  return percent >= 100 ? '1' : `0.${String(percent).padStart(2, '0')}`;
}
