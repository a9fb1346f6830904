/** Bounds in milliseconds of the wait before an attempt, first to last; the last ones go for all that follow. */
const bounds = [
  [0, 2000],
  [1500, 3000],
  [3000, 4500],
] as const;

/**
 * Milliseconds to wait before attempt number `attempt` (from 0) to connect again, anywhere between two bounds: a thousand
 * clients that are cut at once come back spread out, ask little while nobody answers, and each is back 5 s after the
 * platform at the latest, the half second being for the connection itself.
 */
export function reconnectDelay(attempt: number, random: () => number): number {
  const [soonest, latest] = bounds[Math.min(attempt, bounds.length - 1)] ?? bounds[0];
  return soonest + random() * (latest - soonest);
}
