const typed = /^(\d{1,3})(?:[.,](\d{1,4}))?$/;

/** Parts per million of the whole. */
const whole = 1_000_000;

/**
 * Parses a percentage as people type it, with comma or point, as whole parts per million: `12,5` is 125000. Null for
 * anything that is no exact rate from 0 to 100 %.
 */
export function percentToPpm(text: string): number | null {
  const match = typed.exec(text.replaceAll(/[\s %]/g, ''));
  if (!match) return null;
  const [, points = '', fraction = ''] = match;
  const ppm = Number(points + fraction.padEnd(4, '0'));
  return ppm <= whole ? ppm : null;
}

/** Returns parts per million as the decimal text of a percentage: 125000 is `12.5`. */
export function ppmToPercent(ppm: number): string {
  const digits = String(ppm).padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -4) : `${digits.slice(0, -4)}.${fraction}`;
}
