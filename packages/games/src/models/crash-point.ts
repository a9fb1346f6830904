/** Number of points that are drawn: 2⁵². */
export const POINTS = 1n << 52n;

/** Part that is returned, in hundredths. */
const KEPT = 99n;

/** The multiplier of a drawn point in hundredths: 99 · 2⁵² / (2⁵² − u), cut (GAME-17). It is at least 99. */
export const crashPoint = (u: bigint): bigint => (KEPT * POINTS) / (POINTS - u);

/** Number of points, of 2⁵², whose multiplier reaches a target in hundredths. */
export const pointsReaching = (target: bigint): bigint => {
  const reaching = (KEPT * POINTS) / target;
  return reaching > POINTS ? POINTS : reaching;
};
