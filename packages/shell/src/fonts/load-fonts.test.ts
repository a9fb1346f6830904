import { afterEach, expect, test, vi } from 'vitest';

import { coversAny, deferredFontsId, type DeferredFont } from './deferred-font.ts';
import { loadFontFor, loadFontsOfLocale, registerAllFonts } from './load-fonts.ts';

const face = (source: string, range: string): DeferredFont => ({ family: 'Sofia', weight: '1 1000', range, source });
const [more, greek, cyrillic] = [
  face('/more.woff2', 'U+100-2BA, U+20A0-20AB'),
  face('/greek.woff2', 'U+0370-0377,U+0384-03FF'),
  face('/cyrillic.woff2', 'U+4??, U+2116'),
];

/** A page that names these faces; files of `broken` cannot be had. */
function start(named: readonly DeferredFont[], broken: Set<string> = new Set()) {
  const loads: string[] = [];
  const there: string[] = [];
  class Face {
    readonly source: string;
    constructor(_: string, source: string) {
      this.source = /url\("(.+?)"\)/.exec(source)?.[1] ?? source;
    }
    async load(): Promise<Face> {
      loads.push(this.source);
      await Promise.resolve();
      if (broken.has(this.source)) throw new TypeError('Failed to fetch');
      return this;
    }
  }
  vi.stubGlobal('FontFace', Face);
  const list = { textContent: JSON.stringify(named), dataset: {} };
  const page = {
    getElementById: (id: string) => (id === deferredFontsId ? list : null),
    fonts: { add: ({ source }: Face) => void there.push(source) },
  } as unknown as Document; // what is used of it
  return { page, loads, there };
}

afterEach(() => vi.unstubAllGlobals());

test('a font is found by the characters that it covers', () => {
  expect(['č', '₭', 'a', 'ω', ''].map((letters) => coversAny(more, letters))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(
    ['₠', '₫', 'aω', 'ж', '№'].map((letters) => [more, greek, cyrillic].map((one) => coversAny(one, letters))),
  ).toEqual([
    [true, false, false],
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [false, false, true],
  ]);
});

test('a font is registered when its file is loaded, and no file is fetched twice', async () => {
  const { page, loads, there } = start([more, greek, cyrillic]);
  const loading = Promise.all([loadFontFor('č', page), loadFontFor('š', page), loadFontFor('abc', page)]);
  expect(there).toEqual([]);
  await loading;
  expect(loads).toEqual(['/more.woff2']);
  expect(there).toEqual(['/more.woff2']);
});

test.each([
  ['rs', ['/more.woff2']],
  ['ba', ['/more.woff2']],
  ['el', ['/greek.woff2']],
  ['ru', ['/cyrillic.woff2']],
  ['en', []],
  ['de', []],
  ['sq', []],
] as const)('%s is written in %j besides the letters of every page', async (locale, wanted) => {
  const { page, there } = start([more, greek, cyrillic]);
  await loadFontsOfLocale(locale, page);
  expect(there).toEqual(wanted);
});

test('a font that failed to load is not an error, and is fetched with the next text that needs it', async () => {
  const broken = new Set(['/greek.woff2']);
  const { page, loads, there } = start([greek], broken);
  await loadFontFor('ω', page);
  expect(there).toEqual([]);
  broken.clear();
  await loadFontFor('ω', page);
  expect(loads).toHaveLength(2);
  expect(there).toEqual(['/greek.woff2']);
});

test('at the end every font is registered, loaded or not; a page without a list has them in its style sheets', () => {
  const { page, loads, there } = start([more, greek]);
  registerAllFonts(page);
  registerAllFonts(page);
  expect(there).toEqual(['/more.woff2', '/greek.woff2']);
  expect(loads).toEqual([]);
  const add = vi.fn();
  registerAllFonts({ getElementById: () => null, fonts: { add } } as unknown as Document); // what is used of it
  expect(add).not.toHaveBeenCalled();
});
