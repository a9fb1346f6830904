import { renderToStaticMarkup } from 'react-dom/server';

import { loadSymbols } from '../theme-of.ts';
import { familyOf } from './cast.ts';
import { PictureOf } from './picture-of.tsx';

interface DrawnTitle {
  readonly code: string;
  readonly engine: string;
  readonly model: string;
  readonly theme: string;
  readonly table?: object | undefined;
}

/** If a title has one of these engines, its model is a game. */
const ofModel = new Set(['table', 'ladder']);

/** Numbers titles: slots by their families within the theme, others within their kind of game. */
export function variantsOf(titles: readonly DrawnTitle[]): ReadonlyMap<string, number> {
  const groups = new Map<string, string[]>();
  return new Map(
    titles.map(({ code, engine, model, theme, table }) => {
      const slot = engine === 'reels';
      const family = slot ? familyOf(code) : code;
      const kind = ofModel.has(engine) ? `${engine}/${model.split('-')[0]}` : engine;
      const group = slot ? theme : table ? `shared/${kind}` : kind;
      const families = groups.get(group) ?? [];
      if (!families.includes(family)) families.push(family);
      groups.set(group, families);
      return [code, families.indexOf(family)];
    }),
  );
}

/** Numbers have no more digits than are seen, and what only a page needs is left out. */
const slim = (svg: string): string =>
  svg
    .replaceAll(' aria-hidden="true"', '')
    .replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replace(/><\/(?:path|circle|rect|ellipse|stop)>/g, '/>');

/** If a picture is larger, other symbols are tried at its back, then fewer: a lobby shows many pictures at once. */
const mostBytes = 6 * 1024;
const tries = [4, 3, 2].flatMap((most) => [0, 1, 2, 3, 4, 5, 6, 7].map((shift) => ({ most, shift })));

/** Draws each title as the text of an SVG. */
export function drawTitles(titles: readonly DrawnTitle[]): Promise<readonly (readonly [code: string, svg: string])[]> {
  const variants = variantsOf(titles);
  return Promise.all(
    titles.map(async (title) => {
      const symbols = await loadSymbols(title.theme);
      const variant = variants.get(title.code) ?? 0;
      const draw = ({ most, shift }: { readonly most: number; readonly shift: number }): string =>
        slim(
          renderToStaticMarkup(<PictureOf {...title} variant={variant} symbols={symbols} most={most} shift={shift} />),
        );
      return [
        title.code,
        tries.map(draw).find((svg) => svg.length <= mostBytes) ?? draw({ most: 1, shift: 0 }),
      ] as const;
    }),
  );
}
