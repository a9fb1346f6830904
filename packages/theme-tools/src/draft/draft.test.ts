import {
  colorAt,
  colorPaths,
  colorProperty,
  seedNames,
  themeColors,
  type ColorPath,
  type SeedName,
} from '@kvota/ui/theme';
import { lowPairs } from '@kvota/ui/theme-editing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readTemplate, themes, writeJson, type Template } from '../formats/index.ts';
import {
  changeDraft,
  colorsOf,
  compareDrafts,
  draftOfSite,
  draftOfTemplate,
  lowPairsOf,
  templateOfDraft,
  type Draft,
  type DraftTheme,
} from './draft.ts';
import { addStep, endGroup, historyOf, longestHistory, redo, undo } from './history.ts';
import { deleteTemplate, isName, savedTemplates, saveTemplate, templatesKey } from './saved-templates.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const half: fc.Arbitrary<DraftTheme> = fc.record({
  seeds: fc.dictionary(fc.constantFrom(...seedNames), hex, { maxKeys: 8 }) as fc.Arbitrary<
    Partial<Record<SeedName, string>>
  >,
  picked: fc.dictionary(fc.constantFrom(...colorPaths()), hex, { maxKeys: 12 }) as fc.Arbitrary<
    Partial<Record<ColorPath, string>>
  >,
});
const draft: fc.Arbitrary<Draft> = fc.record({ name: fc.constant('A'), dark: half, light: half });
const runs = process.env['KVOTA_FULL'] ? 10_000 : 40;
const kit = draftOfSite('Kit', { dark: {}, light: {} });

describe('a draft', () => {
  test('[THEME-06] of a site without colours is the kit, and has no colour of its own', () => {
    expect(kit).toEqual({ name: 'Kit', dark: { seeds: {}, picked: {} }, light: { seeds: {}, picked: {} } });
    for (const theme of themes) expect(colorsOf(kit[theme], theme)).toEqual(themeColors[theme]);
  });

  test('[THEME-06] shows exactly the colours of the template that it was made from, with its seeds and without', () => {
    fc.assert(
      fc.property(draft, (given) => {
        const template = templateOfDraft(given);
        for (const one of [template, { name: template.name, dark: template.dark, light: template.light }]) {
          const { seeds: _, ...shown } = templateOfDraft(draftOfTemplate(one));
          expect(shown).toEqual({ name: 'A', dark: template.dark, light: template.light });
        }
      }),
      { numRuns: runs },
    );
  });

  test('[THEME-19] of a site with a brand colour alone follows that seed', () => {
    const site = draftOfSite('Site', { dark: { '--kvota-color-brand-base': '#FF6A00' }, light: {} });
    expect(site.dark.seeds.brand).toBe('#FF6A00');
    const changed = changeDraft(site, { kind: 'seed', theme: 'dark', seed: 'brand', color: '#3366FF' });
    expect(colorAt(colorsOf(changed.dark, 'dark'), 'odds.selectedBg')).not.toBe(
      colorAt(colorsOf(site.dark, 'dark'), 'odds.selectedBg'),
    );
  });

  test('[THEME-15] a colour chosen by hand stays through changes of seeds, and can be given back', () => {
    const chosen = changeDraft(kit, { kind: 'color', theme: 'dark', path: 'brand.text', color: '#FFFFFF' });
    const seeded = changeDraft(chosen, { kind: 'seed', theme: 'dark', seed: 'brand', color: '#FF6A00' });
    expect(colorAt(colorsOf(seeded.dark, 'dark'), 'brand.text')).toBe('#FFFFFF');
    expect(colorAt(colorsOf(seeded.dark, 'dark'), 'brand.base')).toBe('#FF6A00');
    const back = changeDraft(seeded, { kind: 'give-back', theme: 'dark', paths: ['brand.text'] });
    expect(colorAt(colorsOf(back.dark, 'dark'), 'brand.text')).not.toBe('#FFFFFF');
    expect(changeDraft(back, { kind: 'give-back', theme: 'dark', paths: ['brand.text'] })).toBe(back);
  });

  test('[THEME-27] fix all leaves no failing pair in either theme, whatever was chosen', () => {
    fc.assert(
      fc.property(draft, (given) => {
        const fixed = changeDraft(given, { kind: 'fix-all' });
        for (const theme of themes) expect(lowPairsOf(fixed[theme], theme)).toEqual([]);
        expect(changeDraft(fixed, { kind: 'fix-all' })).toBe(fixed);
        const template = readTemplate([{ name: '', text: writeJson(templateOfDraft(fixed)) }], 'dark').template!;
        for (const theme of themes) expect(lowPairsOf(draftOfTemplate(template)[theme], theme)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  test('[THEME-27] fix mends the pair that it is pressed for', () => {
    const ground = colorAt(themeColors.dark, 'bg.canvas');
    const low = changeDraft(kit, { kind: 'color', theme: 'dark', path: 'text.muted', color: ground });
    const pair = lowPairsOf(low.dark, 'dark')[0]!;
    const fixed = changeDraft(low, { kind: 'fix', theme: 'dark', pair });
    expect(lowPairs(colorsOf(fixed.dark, 'dark'))).toEqual([]);
  });

  test('[THEME-14] a reset leads back to the colours of the site: all, or a group of one theme', () => {
    const site = draftOfSite('Site', { dark: { '--kvota-color-brand-base': '#FF6A00' }, light: {} });
    let edited = changeDraft(site, { kind: 'color', theme: 'dark', path: 'text.muted', color: '#FFFFFF' });
    edited = changeDraft(edited, { kind: 'color', theme: 'light', path: 'bg.canvas', color: '#FFFF00' });
    edited = changeDraft(edited, { kind: 'name', name: 'Mine' });
    const part = changeDraft(edited, { kind: 'reset', to: site, theme: 'dark', paths: ['text.muted'] });
    expect(compareDrafts(site, part).every(({ theme }) => theme === 'light')).toBe(true);
    const all = changeDraft(edited, { kind: 'reset', to: site });
    expect(compareDrafts(site, all)).toEqual([]);
    expect(all.name).toBe('Mine');
  });

  test('[THEME-29] two drafts are compared colour by colour', () => {
    const other = changeDraft(kit, { kind: 'color', theme: 'light', path: 'casino.text', color: '#000000' });
    expect(compareDrafts(kit, other)).toEqual([
      { theme: 'light', path: 'casino.text', from: themeColors.light.casino.text, to: '#000000' },
    ]);
  });
});

describe('[THEME-30] undo', () => {
  test('takes a drag back as one step, and keeps a hundred steps', () => {
    let history = historyOf(0);
    for (let value = 1; value <= 5; value += 1) history = addStep(history, value, 'drag');
    history = addStep(endGroup(history), 6, 'drag');
    expect(undo(history).present).toBe(5);
    expect(undo(undo(history)).present).toBe(0);
    expect(redo(undo(history)).present).toBe(6);
    expect(undo(historyOf(7)).present).toBe(7);
    for (let value = 7; value < 300; value += 1) history = addStep(history, value);
    expect(history.past).toHaveLength(longestHistory);
    expect(addStep(history, history.present)).toBe(history);
    expect(addStep(undo(history), 1000).future).toEqual([]);
  });
});

describe('saved templates', () => {
  const memory = (text: string | null = null) => {
    const values = new Map<string, string>(text === null ? [] : [[templatesKey, text]]);
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    };
  };
  const template = (name: string, color = '#101010'): Template => ({
    name,
    dark: { [colorProperty('bg.canvas')]: color },
    light: {},
  });

  test('[THEME-11] are saved under a name, in order, and replaced by the same name', () => {
    const storage = memory();
    saveTemplate(storage, template('B'));
    saveTemplate(storage, template('A'));
    saveTemplate(storage, template('B', '#202020'));
    expect(savedTemplates(storage)).toEqual([template('A'), template('B', '#202020')]);
    expect(deleteTemplate(storage, 'A')).toEqual([template('B', '#202020')]);
    expect(savedTemplates(storage)).toEqual([template('B', '#202020')]);
  });

  test('[THEME-16] need a name', () => {
    expect(['', ' ', '\n\u0000', '\u2028'].map(isName)).toEqual([false, false, false, false]);
    expect(isName(' a ')).toBe(true);
  });

  test.each(['', '{', 'null', '{}', '[1,null,{"name":"x"},{"name":"","dark":{"--kvota-color-bg-canvas":"#fff"}}]'])(
    '[OP-84] stored text %j is no template, and no error',
    (text) => expect(savedTemplates(memory(text))).toEqual([]),
  );
});
