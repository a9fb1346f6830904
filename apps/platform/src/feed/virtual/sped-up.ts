import type { League } from '../sport/league.ts';
import { playersGroup } from '../players/player-definitions.ts';
import type { Lane, MatchSeed, Play, PlayView, Sport } from '../sport/sport.ts';
import { ascending } from '../model/timeline.ts';

/** What is different about a sport that is played faster than the one it is made of. */
export interface Faster {
  readonly code: string;
  readonly digits: string;
  readonly name: string;
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
    fair: (batch, offset, drift) => play.fair(batch, inner(offset), drift),
    fairOf: (family, line, offset, drift) => play.fairOf(family, line, inner(offset), drift),
    outcome: (family, line, offset, over) => play.outcome(family, line, inner(offset), over),
  };
}

/** A sport made of another by playing it faster: rules, model, markets and settlement are the same. */
export function spedUp(sport: Sport, { factor, name, ...its }: Faster): Sport {
  // Nobody is known by name in it.
  const markets = sport.markets.filter(({ ofPlayer }) => !ofPlayer);
  return {
    ...sport,
    ...its,
    usualLength: sport.usualLength / factor,
    markets,
    catalogue: {
      ...sport.catalogue,
      sport: its.code,
      name,
      families: sport.catalogue.families.filter(({ ofPlayer }) => !ofPlayer),
      groups: sport.catalogue.groups.filter((group) => group !== playersGroup),
    },
    play: (match: MatchSeed) => faster(sport.play(match), factor),
  };
}
