const first = 500;
const longest = 10_000;

/**
 * Milliseconds to wait before attempt number `attempt` (from 0) to connect again: full jitter, so that a thousand
 * clients cut at once come back spread out, below a ceiling that doubles from 0.5 s to 10 s.
 */
export function reconnectDelay(attempt: number, random: () => number): number {
  return random() * Math.min(longest, first * 2 ** Math.min(attempt, 10));
}
