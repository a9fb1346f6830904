import type { SidebarSport } from '@kvota/contracts';

/**
 * Returns a sidebar after an update: a sport is replaced as a whole, and removed if it has no matches (NET-14,
 * NET-18).
 */
export function mergeSports(sports: readonly SidebarSport[], changed: readonly SidebarSport[]): SidebarSport[] {
  const news = new Map(changed.map((entry) => [entry.sport, entry]));
  const known = new Set(sports.map(({ sport }) => sport));
  return [
    ...sports.map((entry) => news.get(entry.sport) ?? entry),
    ...changed.filter(({ sport }) => !known.has(sport)),
  ].filter(({ eventsCount }) => eventsCount > 0);
}
