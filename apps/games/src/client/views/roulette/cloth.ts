import { spots, type Spot } from '@kvota/games';

/**
 * A place of the cloth in cells. `along` runs from zero (below 0) to 12, `across` over the three rows of numbers from that
 * of 1; dozens and even chances are below 0.
 */
export interface Place {
  readonly on: string;
  readonly along: number;
  readonly across: number;
}

/** Kinds of bets on the field of numbers. */
export const insideKinds = ['straight', 'split', 'street', 'corner', 'line'] as const;
export type InsideKind = (typeof insideKinds)[number];

export const kindOf = ({ on }: Pick<Spot, 'on'>): string => on.split(':')[0] ?? on;

const evens = ['low', 'even', 'red', 'black', 'odd', 'high'];
const alongOf = (number: number): number => Math.floor((number - 1) / 3) + 0.5;
const acrossOf = (number: number): number => ((number - 1) % 3) + 0.5;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle of a place. Streets and lines are at the outer edge, where their chips cannot be taken for others. */
export function placeOf({ on, numbers }: Spot): Place {
  const kind = kindOf({ on });
  const index = Number(on.split(':')[1]);
  if (kind === 'column') return { on, along: 12.5, across: index - 0.5 };
  if (kind === 'dozen') return { on, along: index * 4 - 2, across: -0.5 };
  const even = evens.indexOf(on);
  if (even >= 0) return { on, along: even * 2 + 1, across: -1.5 };
  const [first = 0] = numbers;
  if (kind === 'straight') return first === 0 ? { on, along: -0.5, across: 1.5 } : at(on, first);
  const rest = numbers.filter((number) => number !== 0);
  if (rest.length < numbers.length) {
    // Bets with zero are at its edge.
    const across = kind === 'corner' ? 0 : kind === 'street' ? Math.min(...rest) : acrossOf(rest[0] ?? 1);
    return { on, along: 0, across };
  }
  const along = mean(numbers.map(alongOf));
  return { on, along, across: kind === 'street' || kind === 'line' ? 0 : mean(numbers.map(acrossOf)) };
}

const at = (on: string, number: number): Place => ({ on, along: alongOf(number), across: acrossOf(number) });

/** All places of the cloth. */
export const places: readonly Place[] = spots.map(placeOf);

/** The places that can be pressed: those of one kind on the numbers, and all others. */
export function placesFor(kind: InsideKind): readonly Place[] {
  return places.filter(({ on }) => {
    const own = insideKinds.find((each) => each === kindOf({ on }));
    return own === undefined || own === kind;
  });
}

export type Direction = 'further' | 'back' | 'up' | 'down';

/** Half of the length of places that are longer than a cell: along, and across. */
function halfOf({ on }: Place): readonly [number, number] {
  if (on === 'straight:0') return [0, 1.5];
  if (kindOf({ on }) === 'dozen') return [2, 0];
  return evens.includes(on) ? [1, 0] : [0, 0];
}

/** How far a place is ahead, and how far aside from middle to middle, in a direction. */
function offsetOf(from: Place, to: Place, direction: Direction): readonly [number, number] {
  const [along, across] = [to.along - from.along, to.across - from.across];
  if (direction === 'further' || direction === 'back') return [direction === 'further' ? along : -along, across];
  return [direction === 'up' ? across : -across, along];
}

/** The next place in a direction, the nearest one ahead. The same place if there is none. */
export function nextPlace(all: readonly Place[], from: Place, direction: Direction): Place {
  const isAlong = direction === 'further' || direction === 'back';
  const half = (place: Place): number => halfOf(place)[isAlong ? 1 : 0];
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const place of all) {
    const [way, offset] = offsetOf(from, place, direction);
    const aside = Math.max(0, Math.abs(offset) - half(from) - half(place));
    const cost = way + (aside > 0.5 ? 3 : 0.9) * aside + Math.abs(offset) / 100;
    if (way > 0.05 && cost < least) [best, least] = [place, cost];
  }
  return best;
}
