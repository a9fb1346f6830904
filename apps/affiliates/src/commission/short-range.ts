/**
 * Returns a range of two short dates without what both have: `23. nov 2026.` to `29. nov 2026.` is `23–29. nov 2026.`, and
 * `30 Nov 2026` to `6 Dec 2026` is `30 Nov – 6 Dec 2026`.
 */
export function shortRange(from: string, to: string): string {
  if (from === to) return to;
  const [first, last] = [from.split(' '), to.split(' ')];
  while (first.length > 1 && last.length > 1 && first.at(-1) === last.at(-1)) {
    first.pop();
    last.pop();
  }
  const begin = first.join(' ');
  return first.length === 1 ? `${begin.replace(/\.$/, '')}–${to}` : `${begin} – ${to}`;
}
