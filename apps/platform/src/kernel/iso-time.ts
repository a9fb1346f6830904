/** An instant, in milliseconds since 1970, as the wire writes it: ISO 8601, UTC. */
export function isoTime(instant: number): string {
  return new Date(instant).toISOString();
}
