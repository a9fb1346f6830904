/** The height of the target on the scale, as a share of it. */
export const targetHeight = 0.6;

/** The multiplier at a moment of the climb, from 0 to 1: a steady growth that slows down before its end. */
export function climbAt(drawn: number, moment: number): number {
  const eased = 1 - (1 - moment) ** 2.2;
  return Math.max(100, Math.floor(100 * (Math.max(drawn, 100) / 100) ** eased));
}

/** The height of a multiplier in hundredths: logarithmic up to the target, and ever flatter above it. */
export function heightOf(multiplier: number, target: number): number {
  const ratio = Math.log(Math.max(multiplier, 100) / 100) / Math.log(target / 100);
  return ratio <= 1 ? targetHeight * ratio : targetHeight + (0.97 - targetHeight) * (1 - Math.exp(1 - ratio));
}

/** Milliseconds of a climb: longer the higher it is, and never long. */
export const climbMs = (drawn: number): number =>
  Math.round(Math.min(1700, 420 + 420 * Math.log(Math.max(drawn, 100) / 100)));

/** The point of the curve at a height, as a share of the board from its top left. */
export const curveAt = (height: number): { readonly x: number; readonly y: number } => ({
  x: 0.1 + 0.83 * height,
  y: 0.9 - 0.82 * height ** 1.7,
});

/** The curve in a square of 100. */
export const curvePath = Array.from({ length: 41 }, (_, at) => curveAt(at / 40))
  .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${(x * 100).toFixed(2)} ${(y * 100).toFixed(2)}`)
  .join('');
