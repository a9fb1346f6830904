import type { Outcomes, SelectionChances } from './fair-market.ts';
import { allVoid, sign, winner } from './settle.ts';

/** A range of whole numbers, with its code: '2-3', '7+', '4'. */
export interface Band {
  readonly code: string;
  readonly from: number;
  readonly to: number;
}

/** Parses a list of bands such as '0-1, 2-3, 4+'. */
export function bandsOf(text: string): readonly Band[] {
  return text.split(',').map((part) => {
    const code = part.trim();
    const match = /^(\d+)(?:-(\d+)|(\+))?$/.exec(code);
    if (match === null) throw new Error(`A band is written "2-3", "7+" or "4", not "${code}".`);
    const [, from, to, open] = match;
    return { code, from: Number(from), to: open === '+' ? Number.POSITIVE_INFINITY : Number(to ?? from) };
  });
}

const within = ({ from, to }: Band, value: number): boolean => from <= value && value <= to;

/** Returns the code of the band that a number is in. */
export const bandOf = (bands: readonly Band[], value: number): string =>
  bands.find((band) => within(band, value))?.code ?? '';

/** Returns `inner` bands of `width` around an expected value, and two open ones outside them. */
export function bandsAround(expected: number, width: number, inner: number): readonly Band[] {
  const first = Math.round(expected / width - inner / 2) * width;
  const middle = Array.from({ length: inner }, (_, index) => {
    const from = first + index * width;
    return `${from}-${from + width - 1}`;
  });
  return bandsOf([`0-${first - 1}`, ...middle, `${first + inner * width}+`].join(', '));
}

/** Returns the chances of a total by bands; `chance` gives the probability of one band. */
export const bandChances = (bands: readonly Band[], chance: (band: Band) => number): SelectionChances =>
  bands.map((band) => [band.code, Math.max(0, chance(band))] as const);

/** Settles a total by bands: at the end, or when the total reaches the last band. */
export function settleBands(bands: readonly Band[], total: number, final: boolean): Outcomes | undefined {
  const code = bandOf(bands, total);
  const codes = bands.map((band) => band.code);
  return final || code === codes.at(-1) ? winner(codes, code) : undefined;
}

// A code names the side and the margin: '1/BY2-3'.
const sides = ['1', '2'] as const;

/** Returns the codes of a winning margin: the host by each band, a draw if `level`, the guests by each band. */
export function marginCodes(bands: readonly Band[], level: boolean): readonly string[] {
  const [host, away] = sides.map((side) => bands.map(({ code }) => `${side}/BY${code}`));
  return [...(host ?? []), ...(level ? ['X'] : []), ...(away ?? [])];
}

/** Returns the code that wins with a final lead of the host. */
export const marginCode = (bands: readonly Band[], lead: number): string =>
  lead === 0 ? 'X' : `${sign(lead)}/BY${bandOf(bands, Math.abs(lead))}`;

/** Settles a winning margin. If a draw has no selection, it makes the market void. */
export function settleMargin(bands: readonly Band[], level: boolean, lead: number): Outcomes {
  const codes = marginCodes(bands, level);
  return lead === 0 && !level ? allVoid(codes) : winner(codes, marginCode(bands, lead));
}

/** Returns the chances of a winning margin; `chance` gives the probability that the host's lead is between two values. */
export function marginChances(
  bands: readonly Band[],
  level: boolean,
  chance: (from: number, to: number) => number,
): SelectionChances {
  const selections = marginCodes(bands, level).map((code): readonly [string, number] => {
    const [side, by] = code.split('/BY');
    const band = bands.find((each) => each.code === by);
    if (band === undefined) return [code, chance(0, 0)];
    return [code, side === '1' ? chance(band.from, band.to) : chance(-band.to, -band.from)];
  });
  const sum = selections.reduce((all, [, each]) => all + each, 0);
  // Leads that the model does not reach are shared out among the selections.
  return selections.map(([code, each]) => [code, sum > 0 ? each / sum : 0] as const);
}

/** Reads the bands back from the codes of a market. */
export const bandsIn = (codes: readonly string[]): readonly Band[] =>
  bandsOf([...new Set(codes.filter((code) => code !== 'X').map((code) => code.split('/BY').at(-1) ?? code))].join(','));
