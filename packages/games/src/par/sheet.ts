import { decimalOf, rootOf, type Fraction } from './fraction.ts';
import type { Par } from './par.ts';

/** A chance or a return on a sheet: the exact fraction, and the same in digits. */
export interface SheetFigure {
  /** `numerator/denominator` in lowest terms. It has hundreds of digits if free spins start again. */
  readonly exact: string;
  /** Cut to 12 places. */
  readonly decimal: string;
}

/** A PAR sheet as JSON (GAME-08). Multipliers and gains are ten-thousandths of the bet. */
export interface Sheet {
  readonly engine: string;
  readonly model: string;
  readonly version: number;
  /** The choice that the figures are for. */
  readonly params: object;
  readonly rtp: SheetFigure;
  readonly rtpRange?: { readonly least: SheetFigure; readonly most: SheetFigure };
  readonly hitRate: SheetFigure;
  readonly winRate: SheetFigure;
  readonly variance: SheetFigure;
  readonly standardDeviation: string;
  readonly volatility: number;
  /** The largest return, and once in how many rounds it comes. */
  readonly top: { readonly multiplier: number; readonly oneIn: string };
  /** Chances are cut to 9 places. */
  readonly bands: readonly { readonly over: number; readonly upTo: number | null; readonly chance: string }[];
  readonly rare: Par['rare'];
  readonly net: Par['net'];
}

const figureOf = (value: Fraction): SheetFigure => ({ exact: `${value.n}/${value.d}`, decimal: decimalOf(value, 12) });

/** Rounds per occurrence, cut; a power of ten below it if it has more than 15 digits. */
function oneIn({ n, d }: Fraction): string {
  const digits = n === 0n ? '0' : decimalOf({ n: d, d: n }, 0);
  return digits.length > 15 ? `10^${digits.length - 1}` : digits;
}

/** Returns a PAR sheet as JSON, from the figures and the names of the game. */
export function sheetOf(game: Pick<Sheet, 'engine' | 'model' | 'version' | 'params'>, par: Par): Sheet {
  const { rtpRange, top } = par;
  return {
    ...game,
    rtp: figureOf(par.rtp),
    ...(rtpRange && { rtpRange: { least: figureOf(rtpRange.least), most: figureOf(rtpRange.most) } }),
    hitRate: figureOf(par.hitRate),
    winRate: figureOf(par.winRate),
    variance: figureOf(par.variance),
    standardDeviation: rootOf(par.variance, 6),
    volatility: par.volatility,
    top: { multiplier: top.multiplier, oneIn: oneIn(top.chance) },
    bands: par.bands.map(({ over, upTo, chance }) => ({ over, upTo, chance: decimalOf(chance, 9) })),
    rare: par.rare,
    net: par.net,
  };
}
