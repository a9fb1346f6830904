/** The shortest and longest delay before each attempt, in milliseconds. The last pair applies to all later attempts. */
const bounds = [
  [0, 2000],
  [1500, 3000],
  [3000, 4500],
] as const;

/**
 * Returns the delay in milliseconds before attempt number `attempt` (from 0) to reconnect.
 *
 * The delay is random between two bounds, so that a thousand clients that were disconnected together return spread out.
 * It is at most 4.5 s, so that each client is back within 5 s once the platform answers.
 */
export function reconnectDelay(attempt: number, random: () => number): number {
  const [shortest, longest] = bounds[Math.min(attempt, bounds.length - 1)] ?? bounds[0];
  return shortest + random() * (longest - shortest);
}
