import { chanceOf, meanNet, netOf, varianceOf, type Distribution, type Outcome } from './distribution.ts';
import { fraction, isBelow, plus, type Fraction } from './fraction.ts';
import { netAfter, type Net } from './net.ts';

/** Chance of a return above `over` and up to `upTo`, in ten-thousandths of the bet. The last band has no end. */
export interface Band {
  readonly over: number;
  readonly upTo: number | null;
  readonly chance: Fraction;
}

/** A return that is reached, or exceeded, once in this many rounds. */
export interface Rare {
  readonly rounds: number;
  readonly multiplier: number;
}

/** Exact figures of a game (GAME-08). Multipliers are ten-thousandths of the bet. */
export interface Par {
  /** Return to the player in bets, per bet. Additional stakes are subtracted from it. */
  readonly rtp: Fraction;
  /** Lowest and highest return among the choices of the player. It is missing if there is no choice. */
  readonly rtpRange?: { readonly least: Fraction; readonly most: Fraction };
  /** Chance that a round returns something. */
  readonly hitRate: Fraction;
  /** Chance that a round returns more than it stakes. */
  readonly winRate: Fraction;
  /** In bets squared. Its root is the standard deviation. */
  readonly variance: Fraction;
  /** From 1 (steady) to 5: the standard deviation is up to 2, 5, 10, 20 bets, or above. */
  readonly volatility: 1 | 2 | 3 | 4 | 5;
  /** The largest return and its chance. */
  readonly top: { readonly multiplier: number; readonly chance: Fraction };
  readonly bands: readonly Band[];
  readonly rare: readonly Rare[];
  /** The gain of 60, 240 and 720 rounds. */
  readonly net: readonly Net[];
  /**
   * All results of a round, for `netAfter` and `returnAt`. In games with free spins the chances are fixed-point numbers.
   * It is missing for draw poker with several hands.
   */
  readonly distribution?: Distribution;
}

const EDGES = [0, 1, 2, 5, 10, 20, 50, 100, 500, 1000].map((times) => times * 10_000);

function bandsOf(distribution: Distribution): Band[] {
  const inBand = (over: number, upTo: number | null): Band => ({
    over,
    upTo,
    chance: chanceOf(distribution, ({ returned }) => returned > over && (upTo === null || returned <= upTo)),
  });
  const bands = EDGES.map((over, at) => inBand(over, EDGES[at + 1] ?? null));
  return bands.filter(({ chance }) => chance.n > 0n);
}

function rareOf({ outcomes, total }: Distribution): Rare[] {
  const falling = outcomes.toSorted((a, b) => b.returned - a.returned);
  return [100, 1000, 10_000, 100_000, 1_000_000].map((rounds) => {
    let sum = 0n;
    const reached = falling.find(({ weight }) => (sum += weight) * BigInt(rounds) >= total);
    return { rounds, multiplier: reached?.returned ?? 0 };
  });
}

/** Returns the grade of volatility of a variance. */
export function volatilityOf(variance: Fraction): Par['volatility'] {
  const within = (deviation: bigint): boolean => !isBelow(fraction(deviation * deviation, 1n), variance);
  if (within(2n)) return 1;
  if (within(5n)) return 2;
  if (within(10n)) return 3;
  return within(20n) ? 4 : 5;
}

/**
 * Returns the figures of a distribution. `exact` replaces those that a fixed-point distribution has only nearly.
 * `rounds` are the lengths of the series.
 */
export function parOf(distribution: Distribution, exact: Partial<Par> = {}, rounds = [60, 240, 720]): Par {
  let net: readonly Net[] | undefined;
  const variance = exact.variance ?? varianceOf(distribution);
  const best = distribution.outcomes.reduce((top: Outcome | undefined, each) =>
    top && top.returned >= each.returned ? top : each,
  );
  return {
    rtp: plus(fraction(1n, 1n), meanNet(distribution)),
    hitRate: chanceOf(distribution, ({ returned }) => returned > 0),
    winRate: chanceOf(distribution, (outcome) => netOf(outcome) > 0),
    volatility: volatilityOf(variance),
    top: {
      multiplier: best?.returned ?? 0,
      chance: chanceOf(distribution, ({ returned }) => returned === best?.returned),
    },
    bands: bandsOf(distribution),
    rare: rareOf(distribution),
    distribution,
    ...exact,
    variance,
    // Series cost more than all else: they are computed when they are read, once.
    get net() {
      net ??= rounds.map((count) => netAfter(distribution, count));
      return net;
    },
  };
}
