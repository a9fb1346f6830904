/** Integer as decimal text: 4,950 with two places is "49.50". */
export function decimalOf(value: number, places: number): string {
  const digits = `${value}`.padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The same without zeros at its end: 20,000 with four places is "2". */
export const shortDecimalOf = (value: number, places: number): string =>
  decimalOf(value, places).replace(/0+$/, '').replace(/\.$/, '');

/** Reads what a player has typed, with a point or a comma, into hundredths; null if it is no number. */
export function hundredthsOf(text: string): number | null {
  const [, whole = '', places = ''] = /^\s*(\d{1,7})(?:[.,](\d{0,6}))?\s*$/.exec(text) ?? [];
  return whole === '' ? null : Number(whole + places.slice(0, 2).padEnd(2, '0'));
}
