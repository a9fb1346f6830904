import { converter, filterDeficiencyDeuter, filterDeficiencyProt, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isColor } from './color-text.ts';
import { moveDistance } from './move-distance.ts';
import { hexOf, oklchOf, rgbOf } from './oklch.ts';
import { contrastOf, readColor } from './read-color.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const rgb = converter('rgb');
const oklch = converter('oklch');

test('a colour goes to OKLCH and back unchanged, by the same numbers as in another library', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const ours = oklchOf(readColor(color));
      const theirs = oklch(color);
      expect(ours.l).toBeCloseTo(theirs?.l ?? -1, 4);
      expect(ours.c).toBeCloseTo(theirs?.c ?? -1, 4);
      if (ours.c > 0.01) expect(ours.h).toBeCloseTo(theirs?.h ?? -1, 0);
      expect(hexOf(rgbOf(ours))).toBe(color);
    }),
  );
});

/** OKLab with the lightness of OKHSL, in which black and dark grey are as far apart as they look. */
function looked(color: string): readonly number[] {
  const { l = 0, a = 0, b = 0 } = converter('oklab')(color) ?? {};
  const lightness = converter('okhsl')(color)?.l ?? 0;
  return l > 0 ? [lightness, (a * lightness) / l, (b * lightness) / l] : [0, 0, 0];
}

test('contrast and the distance of moves are those of another library', () => {
  const eyes = [filterDeficiencyDeuter(1), filterDeficiencyProt(1)];
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(contrastOf(one, other)).toBeCloseTo(wcagContrast(one, other), 2);
      const theirs = Math.min(
        ...eyes.map((see) => {
          const [from, to] = [looked(see(one)), looked(see(other))];
          return Math.hypot(...from.map((part, place) => part - (to[place] ?? 0)));
        }),
      );
      // The reference rounds to whole steps of a channel on the way.
      expect(Math.abs(moveDistance(one, other) / 100 - theirs)).toBeLessThan(0.02);
    }),
  );
});

test('chroma gives way where sRGB ends; lightness and hue stay', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (l, h) => {
        const { l: lightness } = oklchOf(rgbOf({ l, c: 0.4, h }));
        expect(lightness).toBeCloseTo(l, 2);
      },
    ),
  );
});

test.each([
  '#abc',
  '#abcd',
  '#12aB9f',
  '#12aB9f80',
  'rgb(12, 200, 7)',
  'rgb(12 200 7 / 50%)',
  'rgba(10%, 20%, 30%, 0.5)',
  'hsl(200, 40%, 60%)',
  'hsl(200deg 40% 60%)',
  'hsl(-30 40% 60%)',
  'oklab(0.6 -0.05 0.1)',
  'oklch(60% 0.1 140)',
  'oklch(0.6 0.1 140deg / 0.5)',
])('%s is a colour, and the one that another library reads', (text) => {
  expect(isColor(text)).toBe(true);
  const theirs = rgb(text);
  const [r, g, b] = readColor(text);
  expect(r).toBeCloseTo(theirs?.r ?? -1, 2);
  expect(g).toBeCloseTo(theirs?.g ?? -1, 2);
  expect(b).toBeCloseTo(theirs?.b ?? -1, 2);
});

test.each([
  'red',
  '#12',
  '#12345',
  '#gggggg',
  'rgb(1)',
  'rgb(1, 2)',
  'rgb(1 2 3 4)',
  'rgb(calc(1) 2 3)',
  'hsl(1, 2, 3)',
  'oklch(0.5, 0.1, 20)',
  'color(display-p3 1 0 0)',
  'var(--x)',
  'url(a)',
  '#fff; display: none',
  '#fff}',
  '#fff\n',
  '',
])('%j is no colour', (text) => {
  expect(isColor(text)).toBe(false);
});
