const tens = ['', 'X', 'XX', 'XXX'];
const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** The name of a group on a ticket, from 0: I, II, III. Roman, so that nobody takes it for an outcome. */
export function groupSign(index: number): string {
  const number = index + 1;
  return `${tens[Math.floor(number / 10)] ?? ''}${ones[number % 10] ?? ''}`;
}
