import type { Match, OfferSnapshot, SidebarSnapshot } from '@kvota/contracts';

import type { RoomMessage } from '../offer/rooms/rooms.ts';

/**
 * Estimates the bytes of a snapshot from its counts, because writing it as text for that costs as much as sending it.
 * A test compares the estimate with the text.
 */
export function sizeOfSnapshot(snapshot: OfferSnapshot | SidebarSnapshot): number {
  if ('sports' in snapshot) {
    const countries = snapshot.sports.flatMap(({ groupByCountries }) => groupByCountries);
    return 80 * (countries.length + countries.reduce((sum, { leagues }) => sum + leagues.length, 0));
  }
  return 500 + 500 * snapshot.matches.length + 75 * snapshot.odds.length;
}

/** Estimates the bytes of messages in the same way. */
export const sizeOf = (messages: readonly RoomMessage[]): number =>
  messages.reduce((sum, message) => sum + sizeOfMessage(message), 0);

function sizeOfMessage(message: RoomMessage): number {
  if (message.type === 'snapshot') return sizeOfSnapshot(message.snapshot);
  if (message.type === 'delta') return 50 + 6 * message.numbers.length;
  if (message.type !== 'change') return 100;
  const { match, odds = [] } = message.change;
  return 200 + 40 * odds.length + (match ? 500 + 40 * selectionsIn(match) : 0);
}

const selectionsIn = ({ markets }: Match): number =>
  Object.values(markets).reduce((sum, market) => sum + Object.keys(market).length, 0);
