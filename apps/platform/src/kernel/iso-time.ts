/** Formats an instant in milliseconds since 1970 as ISO 8601 in UTC, as the wire does. */
export function isoTime(instant: number): string {
  return new Date(instant).toISOString();
}
