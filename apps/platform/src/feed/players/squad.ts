import { competitors, type League } from '../sport/league.ts';
import { hashText, mix, unit } from '../random/hash.ts';
import { isNation, keyOf } from './names.ts';
import { footballSquads } from './squads-football.ts';
import { basketballSquads, hockeySquads } from './squads-others.ts';

/** A player of a club. `weight` is the player's part of the club's scores. */
export interface SquadPlayer {
  readonly name: string;
  readonly weight: number;
}

const listed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  F: footballSquads,
  B: basketballSquads,
  IH: hockeySquads,
};

/** Parts of the scores for squads without a list, from the first to the last player. */
const shares: Readonly<Record<string, readonly number[]>> = {
  F: [26, 19, 14, 11, 9, 8, 6, 4, 3, 3, 2, 2, 1],
  B: [17, 14, 12, 11, 9, 8, 6, 5, 4, 3],
  IH: [26, 24, 22, 19, 17, 15, 13, 12, 10, 8, 7, 5, 4, 3],
  FU: [20, 16, 14, 11, 9, 7, 5, 4],
  H: [20, 17, 15, 12, 10, 8, 6, 5, 3],
};

/**
 * Maps clubs to the nation of their players' names. If a club is in several leagues, the league of a nation decides.
 */
export function nationsOf(leagues: readonly League[]): ReadonlyMap<string, string> {
  const nations = new Map<string, string>();
  for (const { group, competitors: clubs } of leagues) {
    for (const { name } of clubs) {
      // A national team plays in an international league, under the name of its nation.
      if (isNation(name)) nations.set(name, name);
      else if (!nations.has(name) && isNation(group)) nations.set(name, group);
    }
  }
  return nations;
}

/** Women's teams, whose given names would be wrong. */
const isWomens = (club: string): boolean => /Women|\(W\)|Femen|Damen/.test(club);

function made(sport: string, club: string, nation: string): readonly SquadPlayer[] {
  const { given, surnames } = keyOf(nation);
  const key = hashText(`${sport} ${club}`);
  const taken = new Set<string>();
  return (shares[sport] ?? []).map((usual, place) => {
    const [first = '', start] = [given[mix(key, place) % given.length], mix(key, place + 50) % surnames.length];
    let turn = start;
    while (taken.has(surnames[turn % surnames.length] ?? '') && turn < start + surnames.length) turn += 1;
    const surname = surnames[turn % surnames.length] ?? '';
    taken.add(surname);
    const name = isWomens(club) ? `${first.charAt(0)}. ${surname}` : `${first} ${surname}`;
    return { name, weight: usual * (0.75 + 0.5 * unit(mix(key, place + 100))) };
  });
}

/** Returns the squad of a club, the best scorer first. It does not depend on the seed. */
export function squadOf(sport: string, club: string, nation: string): readonly SquadPlayer[] {
  const known = listed[sport]?.[club];
  const squad =
    known === undefined
      ? made(sport, club, nation)
      : competitors(known).map(({ name, rating }) => ({ name, weight: rating }));
  return squad.toSorted((a, b) => b.weight - a.weight);
}
