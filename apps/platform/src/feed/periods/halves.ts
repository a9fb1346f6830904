import type { Part } from './script/rules.ts';

/** Both halves of a match. */
export const halves: readonly Part[] = [
  { code: 'H1', first: 1, last: 1, name: 'First half' },
  { code: 'H2', first: 2, last: 2, name: 'Second half' },
];

/** Returns numbered parts of one period each: Q1 to Q4, P1 to P3. */
export function numbered(letter: string, count: number, name: string): readonly Part[] {
  return Array.from({ length: count }, (_, index) => ({
    code: `${letter}${index + 1}`,
    first: index + 1,
    last: index + 1,
    name: `${name} ${index + 1}`,
  }));
}
