/** The name of one odd: event, market and selection code, `4711|1X2|1`. */
export function oddKey(eventId: string, market: string, selection: string): string {
  return `${eventId}|${market}|${selection}`;
}
