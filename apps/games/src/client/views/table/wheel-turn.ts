/** The turn in degrees at which the middle of a segment is below the pointer at the top, from 0 to below 360. */
export const turnOf = (segment: number, segments: number): number => (360 - ((segment + 0.5) * 360) / segments) % 360;

/** The turn at which a wheel stops that is at `from` and makes at least `whole` turns more. */
export function stopAfter(from: number, target: number, whole: number): number {
  const left = (target - (from % 360) + 360) % 360;
  return from + left + whole * 360;
}

/** The outline of a segment in a circle of radius `r` around 0, as a path; the first one starts at the top. */
export function segmentPath(segment: number, segments: number, r: number): string {
  const point = (at: number): string => {
    const angle = (2 * Math.PI * at) / segments;
    return `${(Math.sin(angle) * r).toFixed(2)} ${(-Math.cos(angle) * r).toFixed(2)}`;
  };
  return `M0 0L${point(segment)}A${r} ${r} 0 0 1 ${point(segment + 1)}Z`;
}
