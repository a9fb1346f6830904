import type { SidebarSport } from '@kvota/contracts';

/** Applies a sidebar update: changed sports are replaced, sports without matches are removed (NET-14, NET-18). */
export function mergeSports(sports: readonly SidebarSport[], changed: readonly SidebarSport[]): SidebarSport[] {
  const changes = new Map(changed.map((entry) => [entry.sport, entry]));
  const known = new Set(sports.map(({ sport }) => sport));
  return [
    ...sports.map((entry) => changes.get(entry.sport) ?? entry),
    ...changed.filter(({ sport }) => !known.has(sport)),
  ].filter(({ eventsCount }) => eventsCount > 0);
}
