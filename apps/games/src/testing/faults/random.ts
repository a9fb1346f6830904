/** Random numbers that follow from a seed (xorshift32). */
export interface Random {
  /** From 0 to `n - 1`. */
  below(n: number): number;
  chance(percent: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  return {
    below: (n) => next() % n,
    chance: (percent) => next() % 100 < percent,
    pick<T>(list: readonly T[]): T {
      const found = list[next() % list.length];
      if (found === undefined) throw new RangeError('There is nothing to pick from.');
      return found;
    },
  };
}
