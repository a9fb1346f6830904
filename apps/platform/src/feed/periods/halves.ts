import type { Part } from './script/rules.ts';

/** Both halves of a match. */
export const halves: readonly Part[] = [
  { code: 'H1', first: 1, last: 1, name: 'First half' },
  { code: 'H2', first: 2, last: 2, name: 'Second half' },
];

/** Parts that are each a period, numbered: Q1 … Q4, P1 … P3. */
export function numbered(letter: string, count: number, name: string): readonly Part[] {
  return Array.from({ length: count }, (_, index) => ({
    code: `${letter}${index + 1}`,
    first: index + 1,
    last: index + 1,
    name: `${name} ${index + 1}`,
  }));
}
