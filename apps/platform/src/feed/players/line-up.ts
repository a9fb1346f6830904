import { mix, unit } from '../random/hash.ts';
import type { Player } from '../model/match.ts';
import type { MatchSeed } from '../sport/sport.ts';
import type { Squaddie } from './squad.ts';

/** A player of a match, with what the market knows of him and what comes of it. */
export interface Member extends Player {
  readonly side: 0 | 1;
  readonly weight: number;
  /** He takes part. Known from the start on, and without it his markets are void. */
  readonly plays: boolean;
  /** What part of his side's scores is his, if he plays: as far as it is known before the line-ups, and with them. */
  readonly expectedShare: number;
  readonly share: number;
}

/** Chances to take part, of those that a team begins with and of those behind them. */
const regular = 0.95;
const reserve = 0.8;

const teams = ['host', 'away'] as const;

function sideOf(
  match: MatchSeed,
  squad: readonly Squaddie[],
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
    // Two of one name in a match would be one on a ticket.
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

/** The players of a match, the host's first: numbered through, each name once. `regulars`: how many a team begins with. */
export function lineUpOf(
  match: MatchSeed,
  [host, away]: readonly [readonly Squaddie[], readonly Squaddie[]],
  regulars: number,
): readonly Member[] {
  const taken = new Set<string>();
  return [
    ...sideOf(match, host, 0, { from: 0, regulars, taken }),
    ...sideOf(match, away, 1, { from: host.length, regulars, taken }),
  ];
}

/** His part of what his side is going to do, as it is known at an offset. */
export const shareAt = (member: Member, offset: number): number => (offset < 0 ? member.expectedShare : member.share);

/** The first so many of both sides. */
export const foremost = (lineUp: readonly Member[], count: number): readonly Member[] =>
  ([0, 1] as const).flatMap((side) => lineUp.filter((member) => member.side === side).slice(0, count));
