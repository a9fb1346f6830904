import { mix, unit } from '../hash.ts';
import { lastAtOrBefore } from '../timeline.ts';
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

/** One of a side by his weight among those that count, by a number in [0, 1). */
function drawn(among: readonly Member[], weightOf: (member: Member) => number, draw: number): Member | undefined {
  let rest = draw * among.reduce((sum, member) => sum + weightOf(member), 0);
  return among.find((member) => (rest -= weightOf(member)) < 0) ?? among[0];
}

/** Whose deeds those of a match were: drawn among those who play, by their weights, from the key of the match alone. */
export class Tally {
  readonly #own = new Map<number, Own>();
  readonly #byInstant = new Map<string, Member>();
  readonly #first: readonly [at: number, member: Member] | undefined;

  constructor(
    key: number,
    deeds: readonly Deed[],
    lineUp: readonly Member[],
    {
      weightOf = ({ weight }) => weight,
      once = false,
    }: { readonly weightOf?: (member: Member) => number; readonly once?: boolean } = {},
  ) {
    const sides = ([0, 1] as const).map((side) => lineUp.filter((member) => member.side === side && member.plays));
    let first: [number, Member] | undefined;
    for (const [index, { at, side, value }] of deeds.entries()) {
      const among = (sides[side] ?? []).filter(({ number }) => !once || !this.#own.has(number));
      const member = drawn(among, weightOf, unit(mix(key, index)));
      if (member === undefined) continue;
      const own = this.#own.get(member.number) ?? { instants: [], sums: [] };
      this.#own.set(member.number, own);
      own.instants.push(at);
      own.sums.push((own.sums.at(-1) ?? 0) + value);
      this.#byInstant.set(`${at}/${side}`, member);
      first ??= [at, member];
    }
    this.#first = first;
  }

  /** How much a player has done until an offset. */
  soFar(number: number, offset: number): number {
    const own = this.#own.get(number);
    return own === undefined ? 0 : (own.sums[lastAtOrBefore(own.instants, offset)] ?? 0);
  }

  /** Who did the first of all. */
  first(offset: number): Member | undefined {
    const [at, member] = this.#first ?? [];
    return at !== undefined && at <= offset ? member : undefined;
  }

  /** Who did what was done at an offset. */
  at(offset: number, side: 0 | 1): Member | undefined {
    return this.#byInstant.get(`${offset}/${side}`);
  }
}
