/** Sums of rounds in minor units. `squares` is the sum of the squares of their stakes. */
export interface PlayedSums {
  readonly staked: bigint;
  readonly won: bigint;
  readonly squares: bigint;
}

/** The theory of a game as decimal text: returns in percent, the standard deviation of a round in stakes. */
export interface GameTheory {
  readonly rtp: string;
  readonly rtpMin: string;
  readonly deviation: string | undefined;
}

/** The return of rounds in percent, beside its theory. */
export interface JudgedReturn {
  readonly return: string | null;
  readonly band: { readonly low: string; readonly high: string } | null;
  readonly outside: 'above' | 'below' | null;
}

/** 99 of 100 values of a normal distribution are within so many standard deviations of the mean, in ten-thousandths. */
const within99 = 25_758n;
/** Percent with four places is a millionth. */
const million = 1_000_000n;

/**
 * Compares the return of rounds with its theory (CAS-54). The deviation of a sum of rounds is that of one round times the root
 * of the sum of the squared stakes. Whether the return is outside of the band is decided exactly, without a root.
 *
 * @example
 * judgeReturn({ staked: 1000n, won: 950n, squares: 100_000n }, { rtp: '96', rtpMin: '96', deviation: '4' });
 * // { return: '95', band: { low: '0', high: '421.8204' }, outside: null }
 */
export function judgeReturn({ staked, won, squares }: PlayedSums, theory: GameTheory | undefined): JudgedReturn {
  if (staked <= 0n) return { return: null, band: null, outside: null };
  const own = { return: percent((won * million) / staked) };
  if (theory?.deviation === undefined) return { ...own, band: null, outside: null };
  const [most, least] = [tenThousandths(theory.rtp), tenThousandths(theory.rtpMin)];
  // The square of 99 % of the deviation, in units of 10^-8 of a minor unit as the two differences.
  const spread = (within99 * tenThousandths(theory.deviation)) ** 2n * squares;
  const over = won * 100n * million - staked * most * 100n;
  const under = staked * least * 100n - won * 100n * million;
  const half = rootOf(spread / (100n * staked) ** 2n) + 1n;
  const low = least - half;
  return {
    ...own,
    band: { low: percent(low < 0n ? 0n : low), high: percent(most + half) },
    outside: exceeds(over, spread) ? 'above' : exceeds(under, spread) ? 'below' : null,
  };
}

const exceeds = (difference: bigint, spread: bigint): boolean => difference > 0n && difference * difference > spread;

/** Reads decimal text with at most four places. */
function tenThousandths(decimal: string): bigint {
  const [whole = '0', places = ''] = decimal.split('.');
  return BigInt(whole + places.padEnd(4, '0'));
}

/** Writes ten-thousandths of a percent, without zeros at the end. */
function percent(value: bigint): string {
  const places = String(value % 10_000n).padStart(4, '0');
  return `${value / 10_000n}.${places}`.replace(/\.?0+$/, '');
}

/** Returns the root of an integer, rounded down (Newton). */
function rootOf(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (let next = (root + value / root) >> 1n; next < root; next = (root + value / root) >> 1n) root = next;
  return root;
}
