/** Returns a 32-bit hash of a text. Similar texts have unrelated hashes. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193);
  return finish(h);
}

/** Combines two 32-bit numbers into one. */
export function mix(a: number, b: number): number {
  return finish(Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b ^ 0x7f4a7c15, 0xc2b2ae35) ^ (a >>> 15));
}

function finish(value: number): number {
  let h = value ^ (value >>> 16);
  h = Math.imul(h, 0x7feb352d);
  h ^= h >>> 15;
  h = Math.imul(h, 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Maps a hash to [0, 1). */
export function unit(hash: number): number {
  return hash / 4294967296;
}

/** Returns the next number in [0, 1). The sequence depends only on its seed. */
export type Random = () => number;

/** Returns a generator for a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return unit((t ^ (t >>> 14)) >>> 0);
  };
}

/** Returns a roughly normal number with mean 0 and deviation 1, as a sum of uniform ones. */
export function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * Math.sqrt(3);
}

/** Returns the list in an order that depends on the seed. */
export function shuffled<T>(things: readonly T[], seed: number): readonly T[] {
  return things
    .map((thing, index) => ({ thing, order: mix(seed, index) }))
    .sort((a, b) => a.order - b.order)
    .map(({ thing }) => thing);
}
