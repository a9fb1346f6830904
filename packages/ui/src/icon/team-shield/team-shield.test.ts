import { displayable, wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cloths, lightCloths } from '../../theme/shield-tinctures.ts';
import { divisions, shieldDesign } from './shield-design.ts';
import { teamLetters } from './team-letters.ts';

const alphabets = {
  Latin: 'abcčćdđefghijklmnopqrsštuvwxyzžäöüßç',
  Cyrillic: 'абвгдђежзијклљмнњопрстћуфхцчџшщъыьэюя',
  Greek: 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώς',
};
const word = (letters: string): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...letters.split('')), minLength: 2, maxLength: 12 });
const team = (letters: string): fc.Arbitrary<string> =>
  fc.array(word(letters), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe.each(Object.entries(alphabets))('names in %s letters', (_script, letters) => {
  test('have one shield each, of the known cloth', () => {
    fc.assert(
      fc.property(team(letters), (name) => {
        const design = shieldDesign(name);
        expect(shieldDesign(name)).toEqual(design);
        expect(shieldDesign(` ${name.replaceAll(' ', '  ')} `)).toEqual(design);
        expect(divisions).toContain(design.division);
      }),
    );
  });

  test('are written so that they can be read: 4.5 to 1 on all that lies below the letters', () => {
    fc.assert(
      fc.property(team(letters), (name) => {
        const { field, second, plate, letters: ink } = shieldDesign(name);
        for (const ground of plate === undefined ? [field, second] : [plate]) {
          expect(wcagContrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test('give one to three capital letters', () => {
    fc.assert(
      fc.property(team(letters), (name) => {
        expect(teamLetters(name)).toMatch(/^\p{Lu}{1,3}$/u);
      }),
    );
  });
});

test('every light cloth can be read on every other, and all of them can be shown', () => {
  for (const { middle, dark } of cloths) {
    for (const light of lightCloths) {
      for (const ground of [middle, dark]) {
        expect(wcagContrast(light, ground), `${light} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
  for (const color of [...lightCloths, ...cloths.flatMap(({ middle, dark }) => [middle, dark])]) {
    expect(displayable(color), color).toBe(true);
  }
});

test('names spread over all divisions and cloths', () => {
  const names = fc.sample(team(alphabets.Latin), { numRuns: 2000, seed: 3 }).map(shieldDesign);
  expect(new Set(names.map(({ division }) => division)).size).toBe(divisions.length);
  expect(new Set(names.map(({ field }) => field)).size).toBe(cloths.length);
  expect(new Set(names.map(({ field, second, division }) => field + second + division)).size).toBeGreaterThan(500);
});

test.each([
  ['Crvena zvezda', 'CZ'],
  ['FK Partizan', 'PAR'],
  ['Partizan', 'PAR'],
  ['Brighton & Hove Albion', 'BHA'],
  ['OFK Beograd', 'BEO'],
  ['TSC Bačka Topola', 'TBT'],
  ['Schalke 04', 'SCH'],
  ['1. FC Köln', 'KÖL'],
  ['Čukarički', 'ČUK'],
  ['N. Đoković', 'NĐ'],
  ['Krawietz / Pütz', 'KP'],
  ['Serbia U21', 'SER'],
  ['Srbija (Ž)', 'SRB'],
  ['Newell’s Old Boys', 'NOB'],
  ['Железничар Панчево', 'ЖП'],
  ['Н. Ђоковић', 'НЂ'],
  ['Άρης', 'ΑΡΗ'],
  ['Αστέρας Τρίπολης', 'ΑΤ'],
  ['ΠΑΟΚ', 'ΠΑΟ'],
  ['FK', 'FK'],
  ['', ''],
  ['04', ''],
  ['🏆', ''],
])('the letters of %s are %s', (name, letters) => {
  expect(teamLetters(name)).toBe(letters);
});

test('small differences make other shields, spaces and capitals do not', () => {
  expect(shieldDesign('Partizan')).toEqual(shieldDesign('  PARTIZAN '));
  expect(shieldDesign('Partizan')).not.toEqual({ ...shieldDesign('Partizani'), text: 'PAR' });
});
