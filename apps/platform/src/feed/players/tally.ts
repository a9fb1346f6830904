import { mix, unit } from '../random/hash.ts';
import { lastAtOrBefore } from '../model/timeline.ts';
import type { Member } from './line-up.ts';

/** A score, a card or an ace of one side. */
export interface ScoringEvent {
  readonly at: number;
  readonly side: 0 | 1;
  readonly value: number;
}

interface Own {
  readonly instants: number[];
  readonly sums: number[];
}

/** The player of each scoring event. */
interface Authors {
  readonly own: ReadonlyMap<number, Own>;
  readonly byInstant: ReadonlyMap<string, Member>;
  readonly first: readonly [at: number, member: Member] | undefined;
}

interface Draw {
  /** Weight of a player in the draw; by default the part of the scores. */
  readonly weightOf?: (member: Member) => number;
  /** True if no player does it twice. */
  readonly once?: boolean;
}

/** Draws a player by weight; `draw` is in [0, 1). */
function drawn(among: readonly Member[], weightOf: (member: Member) => number, draw: number): Member | undefined {
  let rest = draw * among.reduce((sum, member) => sum + weightOf(member), 0);
  return among.find((member) => (rest -= weightOf(member)) < 0) ?? among[0];
}

function authorsOf(
  key: number,
  deeds: readonly ScoringEvent[],
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
 * Draws the players of a match's scoring events from those who take part, by their weights and the key of the match.
 * The draw happens on first use, because before a match there are no events.
 */
export class Tally {
  readonly #draw: () => Authors;
  #known: Authors | undefined;

  constructor(key: number, deeds: () => readonly ScoringEvent[], lineUp: readonly Member[], how: Draw = {}) {
    this.#draw = () => authorsOf(key, deeds(), lineUp, how);
  }

  get #authors(): Authors {
    this.#known ??= this.#draw();
    return this.#known;
  }

  /** Returns the sum of a player's events until an offset. */
  soFar(number: number, offset: number): number {
    if (offset < 0) return 0;
    const own = this.#authors.own.get(number);
    return own === undefined ? 0 : (own.sums[lastAtOrBefore(own.instants, offset)] ?? 0);
  }

  /** Returns the player of the first event. */
  first(offset: number): Member | undefined {
    if (offset < 0) return undefined;
    const [at, member] = this.#authors.first ?? [];
    return at !== undefined && at <= offset ? member : undefined;
  }

  /** Returns the player of the event at an offset. */
  at(offset: number, side: 0 | 1): Member | undefined {
    return this.#authors.byInstant.get(`${offset}/${side}`);
  }
}
