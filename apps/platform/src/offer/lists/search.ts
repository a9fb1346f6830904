import { searchable } from '@kvota/match';

import type { Fixture } from '../../feed/model/match.ts';

/** Short names that are no part and no initials of the whole name. */
const shortNames: readonly (readonly [short: string, whole: string])[] = [
  ['utd', 'united'],
  ['spurs', 'tottenham'],
  ['wolves', 'wolverhampton'],
  ['barca', 'barcelona'],
  ['bvb', 'dortmund'],
  ['hsv', 'hamburger'],
  ['pao', 'panathinaikos'],
  ['czv', 'zvezda'],
  ['sixers', '76ers'],
];
const wholeNames = new Map(shortNames.map(([short, whole]) => [searchable(short), searchable(whole)]));

/** The folded names of a match. */
interface Names {
  readonly text: string;
  readonly words: readonly string[];
  readonly initials: readonly string[];
}

const known = new WeakMap<Fixture, Names>();
const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

function namesOf(fixture: Fixture): Names {
  const before = known.get(fixture);
  if (before) return before;
  const { hostName, awayName, leagueName, groupName, sfId } = fixture;
  const text = [hostName, awayName, leagueName, groupName, sfId].map(searchable).join('\n');
  const initials = [hostName, awayName].map((name) =>
    wordsOf(searchable(name))
      .map(([first]) => first)
      .join(''),
  );
  const names = { text, words: wordsOf(text), initials };
  known.set(fixture, names);
  return names;
}

/**
 * Tests whether a match fits a search. The text is part of a name, its words begin words of the names, or it is the
 * initials of a team. A search of up to two letters fits every match (PRE-18, PRE-20, OP-81).
 *
 * `groups` are the countries whose name in the player's language fits; matches of these fit too.
 */
export function searchFor(search: string, groups: readonly string[] = []): (fixture: Fixture) => boolean {
  const trimmed = search.trim();
  if (trimmed.length <= 2) return () => true;
  const wanted = searchable(trimmed);
  const words = wordsOf(wanted).map((word) => wholeNames.get(word) ?? word);
  return (fixture) => {
    if (groups.includes(fixture.groupName)) return true;
    const names = namesOf(fixture);
    return (
      names.text.includes(wanted) ||
      names.initials.includes(wanted) ||
      (words.length > 0 && words.every((word) => names.words.some((name) => name.startsWith(word))))
    );
  };
}
