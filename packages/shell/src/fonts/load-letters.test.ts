import { afterEach, expect, test, vi } from 'vitest';

import { hasLetter, laterFacesId, type LaterFace } from './later-face.ts';
import { loadLetters, loadLettersOf, nameAllFaces } from './load-letters.ts';

const face = (source: string, range: string): LaterFace => ({ family: 'Sofia', weight: '1 1000', range, source });
const [more, greek, cyrillic] = [
  face('/more.woff2', 'U+100-2BA, U+20A0-20AB'),
  face('/greek.woff2', 'U+0370-0377,U+0384-03FF'),
  face('/cyrillic.woff2', 'U+4??, U+2116'),
];

/** A page that names these faces; files of `broken` cannot be had. */
function start(named: readonly LaterFace[], broken: Set<string> = new Set()) {
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
  const list = { textContent: JSON.stringify(named) };
  const page = {
    getElementById: (id: string) => (id === laterFacesId ? list : null),
    fonts: { add: ({ source }: Face) => void there.push(source) },
  } as unknown as Document; // what is used of it
  return { page, loads, there };
}

afterEach(() => vi.unstubAllGlobals());

test('a face is known by its letters', () => {
  expect(['č', '₭', 'a', 'ω', ''].map((letters) => hasLetter(more, letters))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(
    ['₠', '₫', 'aω', 'ж', '№'].map((letters) => [more, greek, cyrillic].map((one) => hasLetter(one, letters))),
  ).toEqual([
    [true, false, false],
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [false, false, true],
  ]);
});

test('a page has a face once its file is there, and nothing is fetched twice', async () => {
  const { page, loads, there } = start([more, greek, cyrillic]);
  const loading = Promise.all([loadLetters('č', page), loadLetters('š', page), loadLetters('abc', page)]);
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
  await loadLettersOf(locale, page);
  expect(there).toEqual(wanted);
});

test('a face that could not be fetched is no fault, and is fetched when its letters are needed next', async () => {
  const broken = new Set(['/greek.woff2']);
  const { page, loads, there } = start([greek], broken);
  await loadLetters('ω', page);
  expect(there).toEqual([]);
  broken.clear();
  await loadLetters('ω', page);
  expect(loads).toHaveLength(2);
  expect(there).toEqual(['/greek.woff2']);
});

test('in the end the page has every face, fetched or not; a page without a list has them in its style sheets', () => {
  const { page, loads, there } = start([more, greek]);
  nameAllFaces(page);
  nameAllFaces(page);
  expect(there).toEqual(['/more.woff2', '/greek.woff2']);
  expect(loads).toEqual([]);
  const add = vi.fn();
  nameAllFaces({ getElementById: () => null, fonts: { add } } as unknown as Document); // what is used of it
  expect(add).not.toHaveBeenCalled();
});
