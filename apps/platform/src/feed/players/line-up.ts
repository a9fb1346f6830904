import { mix, unit } from '../random/hash.ts';
import type { Player } from '../model/match.ts';
import type { MatchSeed } from '../sport/sport.ts';
import type { SquadPlayer } from './squad.ts';

/** A player of a match, with the expectations before the match and after the line-ups. */
export interface Member extends Player {
  readonly side: 0 | 1;
  readonly weight: number;
  /** True if the player takes part. This is known from the start on. Otherwise the player's markets are void. */
  readonly plays: boolean;
  /** The player's part of his side's scores if he plays, as it is expected before the line-ups, and with them. */
  readonly expectedShare: number;
  readonly share: number;
}

/** Probabilities to take part, for players that usually begin and for the others. */
const regular = 0.95;
const reserve = 0.8;

const teams = ['host', 'away'] as const;

function sideOf(
  match: MatchSeed,
  squad: readonly SquadPlayer[],
  side: 0 | 1,
  { from, regulars, taken }: { readonly from: number; readonly regulars: number; readonly taken: Set<string> },
): readonly Member[] {
  const people = squad.map(({ name, weight }, place) => {
    const chance = squad.length === 1 ? 1 : place < regulars ? regular : reserve;
    const plays = unit(mix(match.key, 900 + from + place)) < chance;
    return { name, weight, chance, plays };
  });
  const present = people.reduce((sum, { weight, plays }) => sum + (plays ? weight : 0), 0);
  const expected = people.reduce((sum, { weight, chance }) => sum + weight * chance, 0);
  return people.map(({ name, weight, chance, plays }, place) => {
    // Players of the same name would be the same on a ticket.
    const own = taken.has(name) ? `${name} (${side === 0 ? match.fixture.hostName : match.fixture.awayName})` : name;
    taken.add(own);
    return {
      number: from + place + 1,
      name: own,
      team: teams[side],
      side,
      weight,
      plays,
      share: plays && present > 0 ? weight / present : 0,
      expectedShare: weight / (expected + weight * (1 - chance)),
    };
  });
}

/**
 * Returns the players of a match, the host's first, with unique numbers and names. `regulars` players of a side usually
 * begin.
 */
export function lineUpOf(
  match: MatchSeed,
  [host, away]: readonly [readonly SquadPlayer[], readonly SquadPlayer[]],
  regulars: number,
): readonly Member[] {
  const taken = new Set<string>();
  return [
    ...sideOf(match, host, 0, { from: 0, regulars, taken }),
    ...sideOf(match, away, 1, { from: host.length, regulars, taken }),
  ];
}

/** Returns the player's part of his side's scores, as it is known at an offset. */
export const shareAt = (member: Member, offset: number): number => (offset < 0 ? member.expectedShare : member.share);

/** Returns the first `count` players of each side. */
export const foremost = (lineUp: readonly Member[], count: number): readonly Member[] =>
  ([0, 1] as const).flatMap((side) => lineUp.filter((member) => member.side === side).slice(0, count));
