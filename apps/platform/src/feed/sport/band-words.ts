import type { SelectionDefinition } from '../model/market-definition.ts';
import { type Band, marginCodes } from '../pricing/bands.ts';
import { draw, pick } from './market-words.ts';

/** A range as it is printed, with a dash between its ends. */
const printed = (code: string): string => code.replace('-', '–');

/** The selections of a total in ranges, which name themselves. */
export const rangeSelections = (bands: readonly Band[]): readonly SelectionDefinition[] =>
  bands.map(({ code }) => pick(code, printed(code), printed(code), printed(code)));

/** The selections of a winning margin. */
export const marginSelections = (bands: readonly Band[], level: boolean): readonly SelectionDefinition[] =>
  marginCodes(bands, level).map((code) => {
    if (code === 'X') return draw;
    const [side = '', by = ''] = code.split('/BY');
    const range = printed(by);
    const [en, sr] = side === '1' ? ['Home', 'Domaćin'] : ['Away', 'Gost'];
    return pick(code, `${side} ${range}`, `${en} by ${range}`, `${sr} sa ${range} razlike`);
  });
