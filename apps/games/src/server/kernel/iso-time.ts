/** Formats milliseconds since 1970 as ISO 8601 in UTC. */
export const isoTime = (instant: number): string => new Date(instant).toISOString();
