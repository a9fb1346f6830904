import * as v from 'valibot';

/** A league in a sidebar (PRE-13). */
export const SidebarLeague = v.object({ leagueId: v.string(), league: v.string(), eventsCount: v.number() });
/** A country, continent or tour in a sidebar (PRE-13). */
export const SidebarCountry = v.object({ name: v.string(), eventsCount: v.number(), leagues: v.array(SidebarLeague) });
/** A sport in a sidebar (PRE-12, PRE-13). */
export const SidebarSport = v.object({
  sport: v.string(),
  name: v.string(),
  icon: v.string(),
  eventsCount: v.number(),
  groupByCountries: v.array(SidebarCountry),
});
export type SidebarSport = v.InferOutput<typeof SidebarSport>;
export type SidebarCountry = v.InferOutput<typeof SidebarCountry>;
export type SidebarLeague = v.InferOutput<typeof SidebarLeague>;
