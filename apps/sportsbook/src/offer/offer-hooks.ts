import type { OfferMatch, OfferStore } from '@kvota/offer';
import { useEffect, useSyncExternalStore } from 'react';

import { useServices, type RoomTarget, type Services } from './services.ts';

const nothing = (): void => {};
const noRows: readonly string[] = [];

/** Returns a match of the offer store and keeps it up to date; undefined while it is unknown. */
export function useMatch(offer: OfferStore, eventId: string): OfferMatch | undefined {
  const read = (): OfferMatch | undefined => offer.match(eventId);
  return useSyncExternalStore((changed) => offer.subscribeMatch(eventId, changed), read, read);
}

/** Returns the ids of a room's matches in the order of the room. */
export function useRows(offer: OfferStore | undefined, room: string): readonly string[] {
  const read = (): readonly string[] => offer?.rows(room) ?? noRows;
  return useSyncExternalStore((changed) => offer?.subscribeRows(room, changed) ?? nothing, read, read);
}

/** Subscribes to rooms while the component is mounted. */
export function useRooms(targets: readonly RoomTarget[]): Services | null {
  const services = useServices();
  const key = JSON.stringify(targets);
  useEffect(() => {
    if (!services) return nothing;
    // The key is the list as text, so that an equal list does not subscribe again.
    const wanted = JSON.parse(key) as RoomTarget[];
    const stops = wanted.map((target) => services.open(target));
    return () => stops.forEach((stop) => stop());
  }, [services, key]);
  return services;
}

/** Returns when the prices on screen arrived, in milliseconds since 1970, if newer ones are overdue. */
export function useOddsSince({ silence }: Services): number | undefined {
  return useSyncExternalStore(silence.subscribe, silence.since, silence.since);
}

/** True while prices on screen may be old and are dimmed. */
export function useStale(services: Services | null): boolean {
  const silence = services?.silence;
  const read = (): boolean => silence?.get() ?? false;
  return useSyncExternalStore((changed) => silence?.subscribe(changed) ?? nothing, read, read);
}
