import {
  checkThemeColors,
  colorPaths,
  colorProperty,
  deriveColors,
  flattenTokens,
  seedNames,
  themeValues,
} from '@kvota/ui/theme';
import { opacityOf } from '@kvota/ui/theme-editing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readTemplate, writeCss, writeDtcg, writeJson, type Template } from './index.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const tokens = colorPaths().map(colorProperty);
const canBeTransparent = (token: string): boolean => opacityOf(themeValues.dark[token] ?? '') < 1;
const half = fc
  .array(fc.option(fc.tuple(hex, fc.integer({ min: 0, max: 254 })), { freq: 3 }), {
    minLength: tokens.length,
    maxLength: tokens.length,
  })
  .map((colors) =>
    Object.fromEntries(
      tokens.flatMap((token, index): [string, string][] => {
        const color = colors[index];
        if (!color) return [];
        const opacity = color[1].toString(16).padStart(2, '0').toUpperCase();
        return [[token, color[0] + (canBeTransparent(token) ? opacity : '')]];
      }),
    ),
  );
const seedHalf = fc
  .array(fc.option(hex), { minLength: 8, maxLength: 8 })
  .map((colors) =>
    Object.fromEntries(seedNames.flatMap((name, index) => (colors[index] ? [[name, colors[index]]] : []))),
  );
const name = fc
  .string({ unit: 'binary', maxLength: 60 })
  .filter((text) => text.trim() === text && text.length <= 60 && !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text));
const hasSeeds = (seeds: NonNullable<Template['seeds']>): boolean =>
  Object.keys(seeds.dark).length + Object.keys(seeds.light).length > 0;
const template: fc.Arbitrary<Template> = fc
  .record({ name, dark: half, light: half, seeds: fc.option(fc.record({ dark: seedHalf, light: seedHalf })) })
  .map(({ seeds, ...rest }) => ({ ...rest, ...(seeds && hasSeeds(seeds) && { seeds }) }))
  .filter(({ dark, light, seeds }) => Object.keys(dark).length + Object.keys(light).length > 0 || seeds !== undefined);
const runs = process.env['KVOTA_FULL'] ? 10_000 : 60;

describe('[THEME-28] a template that is exported and imported again is the same', () => {
  test('as our own JSON', () => {
    fc.assert(
      fc.property(template, (given) => {
        expect(readTemplate([{ name: 'a.json', text: writeJson(given) }], 'dark')).toEqual({
          template: given,
          faults: [],
        });
      }),
      { numRuns: runs },
    );
  });
  test('as CSS', () => {
    fc.assert(
      fc.property(template, (given) => {
        expect(readTemplate([{ name: 'a.css', text: writeCss(given) }], 'dark')).toEqual({
          template: given,
          faults: [],
        });
      }),
      { numRuns: runs },
    );
  });
  test('as design tokens, whatever the theme of the page', () => {
    fc.assert(
      fc.property(template, fc.constantFrom('dark' as const, 'light' as const), (given, theme) => {
        expect(readTemplate(writeDtcg(given), theme)).toEqual({ template: given, faults: [] });
      }),
      { numRuns: runs },
    );
  });
});

test('[THEME-28] complete themes of random seeds survive all formats one after another', () => {
  fc.assert(
    fc.property(seedHalf, seedHalf, (dark, light) => {
      const given: Template = {
        name: 'Ultra & Co',
        dark: flattenTokens(deriveColors(dark, 'dark').colors),
        light: flattenTokens(deriveColors(light, 'light').colors),
      };
      const css = readTemplate([{ name: '', text: writeCss(given) }], 'dark').template!;
      const tokensOf = readTemplate(writeDtcg(css), 'light').template!;
      expect(readTemplate([{ name: '', text: writeJson(tokensOf) }], 'light').template).toEqual(given);
    }),
    { numRuns: runs / 4 },
  );
});

const read = (text: string) => readTemplate([{ name: 'pasted', text }], 'dark');

describe('what comes from other tools', () => {
  test('[THEME-28] groups give their type, names may be written either way, aliases are followed', () => {
    const { template: found, faults } = read(
      JSON.stringify({
        palette: { $type: 'color', deep: { $value: { colorSpace: 'srgb', components: [0, 0, 1] } } },
        color: {
          $type: 'color',
          bg: { canvas: { $value: '{palette.deep}' }, surface: { $ref: '#/palette/deep' } },
          odds: { 'selected-bg': { $value: '#ff0000' }, selectedText: { $value: '{color.bg.canvas}' } },
        },
        space: { $type: 'dimension', small: { $value: { value: 4, unit: 'px' } } },
      }),
    );
    expect(faults).toEqual([]);
    expect(found?.dark).toEqual({
      '--kvota-color-bg-canvas': '#0000FF',
      '--kvota-color-bg-surface': '#0000FF',
      '--kvota-color-odds-selected-bg': '#FF0000',
      '--kvota-color-odds-selected-text': '#0000FF',
    });
  });

  test.each([
    [{ colorSpace: 'oklch', components: [0.6279, 0.2577, 29.23] }, '#FF0000'],
    [{ colorSpace: 'oklab', components: [1, 0, 'none'] }, '#FFFFFF'],
    [{ colorSpace: 'hsl', components: [120, 100, 50] }, '#00FF00'],
    [{ colorSpace: 'srgb-linear', components: [0.2140411, 0.2140411, 0.2140411] }, '#7F7F7F'],
    [{ colorSpace: 'display-p3', components: [1, 1, 1] }, '#FFFFFF'],
    [{ colorSpace: 'lab', components: [50, 0, 0], hex: '#777777' }, '#777777'],
    ['#0f0', '#00FF00'],
  ])('[THEME-28] the colour %j is %s', (value, expected) => {
    const { template: found } = read(JSON.stringify({ bg: { canvas: { $type: 'color', $value: value } } }));
    expect(found?.dark['--kvota-color-bg-canvas']).toBe(expected);
  });

  test('[THEME-28] a style sheet of a light theme only, with comments and other notations', () => {
    const { template: found, faults } = read(
      `/* --kvota-color-bg-canvas: red; */ html[data-theme="light"]{--kvota-color-bg-canvas:RGB(255 255 255);}`,
    );
    expect(faults).toEqual([]);
    expect(found).toEqual({ name: '', dark: {}, light: { '--kvota-color-bg-canvas': '#FFFFFF' } });
  });
});

describe('[THEME-10] what cannot be used is listed with its place, and the rest is offered', () => {
  test('text that is no JSON names line and column', () => {
    expect(read('{\n  "name": "A",\n  "dark": {,}\n}')).toEqual({
      faults: [{ reason: 'not-readable', place: '', value: '', line: 3, column: 12 }],
    });
    expect(read('hello')).toEqual({ faults: [{ reason: 'no-colours', place: '', value: '' }] });
    expect(read('[]').faults).toMatchObject([{ reason: 'no-colours' }]);
    expect(read('{"dark":{},"light":{}}').faults).toMatchObject([{ reason: 'no-colours' }]);
    expect(read(`{"a":"${'x'.repeat(70_000)}"}`).faults).toMatchObject([{ reason: 'too-large' }]);
  });

  test('unknown names, no colours and transparent ones, by line', () => {
    const { template: found, faults } = read(
      JSON.stringify(
        {
          name: 'A\u0000\n B',
          dark: {
            '--kvota-color-bg-canvas': '#101010',
            '--kvota-color-bg-nowhere': '#101010',
            '--kvota-color-text-primary': 'url(https://evil.example/x)',
            '--kvota-color-text-muted': '#FFF; background: url(//evil)',
            '--kvota-color-brand-base': '#FF660080',
          },
          light: { '--kvota-color-bg-canvas': 3 },
          seeds: { dark: { brand: 'red', other: '#fff' } },
        },
        null,
        1,
      ),
    );
    expect(found).toEqual({ name: 'A B', dark: { '--kvota-color-bg-canvas': '#101010' }, light: {} });
    expect(faults.map(({ reason, place, line }) => [reason, place, line])).toEqual([
      ['unknown-token', 'dark.--kvota-color-bg-nowhere', 5],
      ['not-a-colour', 'dark.--kvota-color-text-primary', 6],
      ['not-a-colour', 'dark.--kvota-color-text-muted', 7],
      ['transparent', 'dark.--kvota-color-brand-base', 8],
      ['not-a-colour', 'seeds.dark.brand', 15],
      ['unknown-seed', 'seeds.dark.other', 16],
      ['not-a-colour', 'light.--kvota-color-bg-canvas', 11],
    ]);
  });

  test('aliases in a circle, to nowhere, and groups that are too deep', () => {
    const deep = Array.from({ length: 12 }).reduce<unknown>((inner, _, index) => ({ [`g${index}`]: inner }), {
      $value: '#fff',
    });
    const { template: found, faults } = read(
      JSON.stringify({
        bg: {
          $type: 'color',
          canvas: { $value: '{bg.surface}' },
          surface: { $value: '{bg.canvas}' },
          raised: { $value: '{x}' },
          inset: { $value: '#123456' },
        },
        deep,
      }),
    );
    expect(found?.dark).toEqual({ '--kvota-color-bg-inset': '#123456' });
    expect(faults.map(({ reason }) => reason).sort()).toEqual([
      'alias-circle',
      'alias-circle',
      'too-deep',
      'unknown-alias',
    ]);
  });

  test('a name that is a prototype, a closing brace and hostile CSS stay text', () => {
    for (const text of [
      '{"__proto__":{"dark":{"--kvota-color-bg-canvas":"#fff"}}}',
      '{"dark":{"__proto__":{"a":1},"constructor":"#fff"}}',
      ':root{--kvota-color-bg-canvas:#fff;}}</style><script>alert(1)</script>{',
      ":root{--kvota-theme-name:'</style><img src=x onerror=alert(1)>';--kvota-color-bg-canvas:expression(1)}",
      '@import url(//evil);:root{--kvota-color-bg-canvas:var(--x)}',
    ]) {
      const { template: found } = read(text);
      for (const theme of ['dark', 'light'] as const) {
        expect(checkThemeColors(found?.[theme] ?? {}).faults).toEqual([]);
        for (const value of Object.values(found?.[theme] ?? {})) expect(value).toMatch(/^#[\dA-F]{6,8}$/);
      }
      expect(({} as Record<string, unknown>)['dark']).toBe(undefined);
    }
  });

  test('any text at all is read without an error, and gives colours only', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify({ dark: value, bg: value })),
        ),
        (text) => {
          const { template: found } = read(text);
          for (const theme of ['dark', 'light'] as const)
            for (const value of Object.values(found?.[theme] ?? {}))
              expect(value).toMatch(/^#[\dA-F]{6}(?:[\dA-F]{2})?$/);
        },
      ),
      { numRuns: runs },
    );
  });
});
