/** A 32-bit hash of a text, good enough that neighbouring texts give unrelated worlds. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193);
  return finish(h);
}

/** Two 32-bit numbers to one. */
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

/** A hash as a number in [0, 1). */
export function unit(hash: number): number {
  return hash / 4294967296;
}

/** A stream of numbers in [0, 1) that depends on its seed alone. */
export type Random = () => number;

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return unit((t ^ (t >>> 14)) >>> 0);
  };
}

/** Roughly normal with mean 0 and deviation 1 (sum of uniforms: no logarithm, no rejection). */
export function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * Math.sqrt(3);
}

/** The same things in an order that depends on the seed. */
export function shuffled<T>(things: readonly T[], seed: number): readonly T[] {
  return things
    .map((thing, index) => ({ thing, order: mix(seed, index) }))
    .sort((a, b) => a.order - b.order)
    .map(({ thing }) => thing);
}
