import type { Match } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { liveRows } from '../offer/live-rows.ts';
import { useRooms } from '../offer/offer-hooks.ts';
import type { Services } from '../offer/services.ts';
import { effectiveSearch } from '../search/search-text.ts';
import { useSettled } from '../search/use-settled.ts';
import { useFoundCountries } from '../search/use-found-countries.ts';
import { resultDays, type ScoresFilters } from './scores-filters.ts';
import { scoresQuery, type ScoresAnswer } from './scores-query.ts';

const liveRoom = (sport: string): string => `live/${sport}`;
const noMatches: readonly Match[] = [];

/** Fetches scores and subscribes to the rooms of the sports in play. Fetches again when a match begins or ends. */
export function useScores(services: Services, filters: ScoresFilters): UseQueryResult<ScoresAnswer> {
  const { serverNow } = useHost();
  const [today = ''] = resultDays(serverNow());
  const search = useSettled(filters.search);
  const asked = { ...filters, search };
  const scores = useQuery(scoresQuery(services.host.api, asked, today, useFoundCountries(search)));
  const matches = scores.data?.result ?? noMatches;
  const inPlay = useMemo(() => matches.filter((match) => match.inPlay), [matches]);
  const sports = [...new Set(inPlay.map(({ sport }) => sport))].toSorted().join(' ');
  const rooms = useMemo(() => sports.split(' ').filter(Boolean), [sports]);
  useRooms(rooms.map((sport) => ({ kind: 'live', sport })));
  const { offer } = services;
  const source = useMemo(() => liveRows(offer, rooms.map(liveRoom)), [offer, rooms]);
  const live = useSyncExternalStore(source.subscribe, source.get, source.get);
  const all = filters.day === null && effectiveSearch(filters.search) === '';
  const { refetch } = scores;
  useEffect(() => {
    if (!rooms.every((sport) => offer.roomState(liveRoom(sport)) === 'live')) return;
    const knownIds = new Set(inPlay.map(({ eventId }) => eventId));
    const liveIds = new Set(live.map(({ eventId }) => eventId));
    const ended = inPlay.some(({ eventId }) => !liveIds.has(eventId));
    const begun = all && live.some(({ eventId }) => !knownIds.has(eventId));
    if (ended || begun) void refetch({ cancelRefetch: false });
  }, [offer, rooms, live, inPlay, all, refetch]);
  return scores;
}
