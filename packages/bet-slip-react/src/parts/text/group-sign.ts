const tens = ['', 'X', 'XX', 'XXX'];
const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** Returns the sign of a group by its index: I, II, III. Roman, because 1 and 2 are outcomes. */
export function groupSign(index: number): string {
  const number = index + 1;
  return `${tens[Math.floor(number / 10)] ?? ''}${ones[number % 10] ?? ''}`;
}
