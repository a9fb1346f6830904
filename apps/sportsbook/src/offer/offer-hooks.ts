import type { OfferMatch, OfferStore } from '@kvota/offer';
import { useEffect, useSyncExternalStore } from 'react';

import { useServices, type RoomTarget, type Services } from './services.ts';

const nothing = (): void => {};
const noRows: readonly string[] = [];

/** A match of the offer store, kept up to date; undefined while it is not known. */
export function useMatch(offer: OfferStore, eventId: string): OfferMatch | undefined {
  return useSyncExternalStore(
    (changed) => offer.subscribeMatch(eventId, changed),
    () => offer.match(eventId),
  );
}

/** The matches of a room in the order of the room. */
export function useRows(offer: OfferStore | undefined, room: string): readonly string[] {
  return useSyncExternalStore(
    (changed) => offer?.subscribeRows(room, changed) ?? nothing,
    () => offer?.rows(room) ?? noRows,
  );
}

/** Keeps rooms open while the component is on screen. */
export function useRooms(targets: readonly RoomTarget[]): Services | null {
  const services = useServices();
  const key = JSON.stringify(targets);
  useEffect(() => {
    if (!services) return nothing;
    // The key is the targets as text: an equal list opens nothing anew.
    const wanted = JSON.parse(key) as RoomTarget[];
    const stops = wanted.map((target) => services.open(target));
    return () => stops.forEach((stop) => stop());
  }, [services, key]);
  return services;
}

/** Whether odds on screen are old, and dimmed therefore. */
export function useStale(services: Services | null): boolean {
  const silence = services?.silence;
  return useSyncExternalStore(
    (changed) => silence?.subscribe(changed) ?? nothing,
    () => silence?.get() ?? false,
  );
}
