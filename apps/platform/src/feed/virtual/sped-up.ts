import type { League } from '../sport/league.ts';
import { playersGroup } from '../players/player-definitions.ts';
import type { Lane, MatchSeed, Play, PlayView, Sport } from '../sport/sport.ts';
import { ascending } from '../model/timeline.ts';

/** The differences between a sport and its faster version. */
export interface Faster {
  readonly code: string;
  readonly digits: string;
  readonly name: string;
  readonly lane: Lane;
  readonly factor: number;
  readonly leagues: readonly League[];
}

/** A clock that would run too fast is only shown at changes. */
function standing(view: PlayView): PlayView {
  return view.clock === null ? view : { ...view, clock: { ...view.clock, running: false } };
}

/** Returns the same play in a fraction of its time: each offset is divided by the factor. */
function faster(play: Play, factor: number): Play {
  const soon = (offset: number): number => Math.ceil(offset / factor);
  // Offsets before the start are not scaled.
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

/** Makes a faster version of a sport. Rules, model, markets and settlement stay the same. */
export function spedUp(sport: Sport, { factor, name, ...its }: Faster): Sport {
  // Its players have no names.
  const markets = sport.markets.filter(({ ofPlayer }) => !ofPlayer);
  const { finalScore: _, ...original } = sport;
  return {
    ...original,
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
