import { mix, unit } from '../random/hash.ts';
import { lastAtOrBefore } from '../model/timeline.ts';
import type { Member } from './line-up.ts';

/** Something that a side did: a score, a card, an ace. */
export interface Deed {
  readonly at: number;
  readonly side: 0 | 1;
  readonly value: number;
}

interface Own {
  readonly instants: number[];
  readonly sums: number[];
}

/** Whose each deed was. */
interface Authors {
  readonly own: ReadonlyMap<number, Own>;
  readonly byInstant: ReadonlyMap<string, Member>;
  readonly first: readonly [at: number, member: Member] | undefined;
}

interface Draw {
  /** Who is how likely to be the author; his part of the scoring, if nothing is said. */
  readonly weightOf?: (member: Member) => number;
  /** Nobody does it twice. */
  readonly once?: boolean;
}

/** One of a side by his weight among those that count, by a number in [0, 1). */
function drawn(among: readonly Member[], weightOf: (member: Member) => number, draw: number): Member | undefined {
  let rest = draw * among.reduce((sum, member) => sum + weightOf(member), 0);
  return among.find((member) => (rest -= weightOf(member)) < 0) ?? among[0];
}

function authorsOf(
  key: number,
  deeds: readonly Deed[],
  lineUp: readonly Member[],
  { weightOf = ({ weight }) => weight, once = false }: Draw,
): Authors {
  const own = new Map<number, Own>();
  const byInstant = new Map<string, Member>();
  let first: Authors['first'];
  const sides = ([0, 1] as const).map((side) => lineUp.filter((member) => member.side === side && member.plays));
  for (const [index, { at, side, value }] of deeds.entries()) {
    const present = sides[side] ?? [];
    const among = once ? present.filter(({ number }) => !own.has(number)) : present;
    const member = drawn(among, weightOf, unit(mix(key, index)));
    if (member === undefined) continue;
    const his = own.get(member.number) ?? { instants: [], sums: [] };
    own.set(member.number, his);
    his.instants.push(at);
    his.sums.push((his.sums.at(-1) ?? 0) + value);
    byInstant.set(`${at}/${side}`, member);
    first ??= [at, member];
  }
  return { own, byInstant, first };
}

/**
 * Whose deeds those of a match were: drawn among those who play, by their weights, from the key of the match alone. That is
 * done when it is first asked for: before a match nobody has done anything.
 */
export class Tally {
  readonly #draw: () => Authors;
  #known: Authors | undefined;

  constructor(key: number, deeds: () => readonly Deed[], lineUp: readonly Member[], how: Draw = {}) {
    this.#draw = () => authorsOf(key, deeds(), lineUp, how);
  }

  get #authors(): Authors {
    this.#known ??= this.#draw();
    return this.#known;
  }

  /** How much a player has done until an offset. */
  soFar(number: number, offset: number): number {
    if (offset < 0) return 0;
    const own = this.#authors.own.get(number);
    return own === undefined ? 0 : (own.sums[lastAtOrBefore(own.instants, offset)] ?? 0);
  }

  /** Who did the first of all. */
  first(offset: number): Member | undefined {
    if (offset < 0) return undefined;
    const [at, member] = this.#authors.first ?? [];
    return at !== undefined && at <= offset ? member : undefined;
  }

  /** Who did what was done at an offset. */
  at(offset: number, side: 0 | 1): Member | undefined {
    return this.#authors.byInstant.get(`${offset}/${side}`);
  }
}
