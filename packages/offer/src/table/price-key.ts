/** Returns the key of one price from event, market and selection code: `4711|1X2|1`. */
export function priceKey(eventId: string, market: string, selection: string): string {
  return `${eventId}|${market}|${selection}`;
}
