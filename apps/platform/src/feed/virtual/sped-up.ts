import type { League } from '../sport/league.ts';
import type { Wording } from '../model/match.ts';
import { playersGroup } from '../players/catalogue.ts';
import type { Lane, MatchSeed, Play, PlayView, Sport } from '../sport/sport.ts';
import { ascending } from '../model/timeline.ts';

/** What is different about a sport that is played faster than the one it is made of. */
export interface Faster {
  readonly code: string;
  readonly digits: string;
  readonly name: Wording;
  readonly lane: Lane;
  readonly factor: number;
  readonly leagues: readonly League[];
}

/** A clock that would run so fast stands between two changes. */
function standing(view: PlayView): PlayView {
  return view.clock === null ? view : { ...view, clock: { ...view.clock, running: false } };
}

/** The same play in a part of its time: what comes at an offset comes at so many times less. */
function faster(play: Play, factor: number): Play {
  const soon = (offset: number): number => Math.ceil(offset / factor);
  // Before the start there is nothing to hurry.
  const inner = (offset: number): number => (offset < 0 ? offset : Math.min(play.duration, offset * factor));
  return {
    duration: soon(play.duration),
    changes: ascending(play.changes.map(soon)),
    suspensions: play.suspensions.map(({ from, to, reason }) => ({ from: soon(from), to: soon(to), reason })),
    markets: play.markets,
    view: (offset, over) => standing(play.view(inner(offset), over)),
    fair: (group, offset, drift) => play.fair(group, inner(offset), drift),
    fairOf: (family, line, offset, drift) => play.fairOf(family, line, inner(offset), drift),
    outcome: (family, line, offset, over) => play.outcome(family, line, inner(offset), over),
  };
}

/** A sport made of another by playing it faster: rules, model, markets and settlement are the same. */
export function spedUp(sport: Sport, { factor, name, ...its }: Faster): Sport {
  return {
    ...sport,
    ...its,
    usualLength: sport.usualLength / factor,
    catalogue: {
      ...sport.catalogue,
      sport: its.code,
      name,
      // Nobody is known by name in it.
      families: sport.catalogue.families.filter(({ ofPlayer }) => !ofPlayer),
      groups: sport.catalogue.groups.filter(({ code }) => code !== playersGroup.code),
    },
    play: (match: MatchSeed) => faster(sport.play(match), factor),
  };
}
