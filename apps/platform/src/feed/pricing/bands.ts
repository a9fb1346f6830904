import { fairMarket } from './lines.ts';
import type { FairMarket, Outcomes } from './fair-market.ts';
import { allVoid, sign, winner } from './settle.ts';

/** A range of whole numbers as its code says it: '2-3', '7+', '4'. */
export interface Band {
  readonly code: string;
  readonly from: number;
  readonly to: number;
}

/** Reads '0-1, 2-3, 4+'. */
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

/** The code of the band that a number is in. */
export const bandOf = (bands: readonly Band[], value: number): string =>
  bands.find((band) => within(band, value))?.code ?? '';

/** Bands of ten around what is expected, the outer ones open. */
export function bandsAround(expected: number, width: number, inner: number): readonly Band[] {
  const first = Math.round(expected / width - inner / 2) * width;
  const middle = Array.from({ length: inner }, (_, index) => {
    const from = first + index * width;
    return `${from}-${from + width - 1}`;
  });
  return bandsOf([`0-${first - 1}`, ...middle, `${first + inner * width}+`].join(', '));
}

/** A total in bands; `chance` is that of each value or of a range of them. */
export function bandMarket(family: string, bands: readonly Band[], chance: (band: Band) => number): FairMarket {
  return fairMarket(
    family,
    null,
    bands.map((band) => [band.code, Math.max(0, chance(band))] as const),
  );
}

/** A total in bands: decided at the end, or when it has reached the last one. */
export function settleBands(bands: readonly Band[], total: number, final: boolean): Outcomes | undefined {
  const code = bandOf(bands, total);
  const codes = bands.map((band) => band.code);
  return final || code === codes.at(-1) ? winner(codes, code) : undefined;
}

/** Sides that win, and what a code says of the margin: `1/BY2-3`. */
const sides = ['1', '2'] as const;

/** The selections of a winning margin: the host by each band, level where a match may end so, the guests by each. */
export function marginCodes(bands: readonly Band[], level: boolean): readonly string[] {
  const [host, away] = sides.map((side) => bands.map(({ code }) => `${side}/BY${code}`));
  return [...(host ?? []), ...(level ? ['X'] : []), ...(away ?? [])];
}

/** The selection that a final lead of the host decides for. */
export const marginCode = (bands: readonly Band[], lead: number): string =>
  lead === 0 ? 'X' : `${sign(lead)}/BY${bandOf(bands, Math.abs(lead))}`;

/** The margin at the end; a draw where none was reckoned with gives stakes back. */
export function settleMargin(bands: readonly Band[], level: boolean, lead: number): Outcomes {
  const codes = marginCodes(bands, level);
  return lead === 0 && !level ? allVoid(codes) : winner(codes, marginCode(bands, lead));
}

/** A winning margin; `chance` is that of a lead of the host from one value to another. */
export function marginMarket(
  bands: readonly Band[],
  level: boolean,
  chance: (from: number, to: number) => number,
): FairMarket {
  const selections = marginCodes(bands, level).map((code): readonly [string, number] => {
    const [side, by] = code.split('/BY');
    const band = bands.find((each) => each.code === by);
    if (band === undefined) return [code, chance(0, 0)];
    return [code, side === '1' ? chance(band.from, band.to) : chance(-band.to, -band.from)];
  });
  const sum = selections.reduce((all, [, each]) => all + each, 0);
  // What lies beyond the reach of a model is shared out.
  return fairMarket(
    'WM',
    null,
    selections.map(([code, each]) => [code, sum > 0 ? each / sum : 0] as const),
  );
}

/** The bands that the codes of a market name: for whoever has nothing but its outcomes. */
export const bandsIn = (codes: readonly string[]): readonly Band[] =>
  bandsOf([...new Set(codes.filter((code) => code !== 'X').map((code) => code.split('/BY').at(-1) ?? code))].join(','));
