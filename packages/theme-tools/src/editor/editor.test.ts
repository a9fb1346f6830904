import { localeAtom, publishedColorsAtom, shownAppearanceAtom } from '@kvota/shell';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { draftOfTemplate } from '../draft/draft.ts';
import { presets } from '../presets/presets.ts';
import type { FollowedColors, PagePainter } from '../painting/page-painter.ts';
import { contentKey } from './content-draft.ts';
import { createEditor } from './editor.ts';
import { draftKey } from './stored-draft.ts';

const brand = '--kvota-color-brand-base';

/** An editor on storage that can be shared with another tab. What is to be written later is written by `flush`. */
function stage(kept = new Map<string, string>(), painter?: PagePainter) {
  const store = createStore();
  const due: { task: (() => void) | undefined } = { task: undefined };
  let follow: (stored: string | null) => void = () => undefined;
  const editor = createEditor({
    store,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    later: (task) => {
      due.task = task;
      return () => {
        due.task = undefined;
      };
    },
    ...(painter && { painter }),
    onOtherTab: (listener) => {
      follow = listener;
      return () => undefined;
    },
  });
  const stop = editor.start();
  const shown = () => store.get(shownAppearanceAtom);
  return { store, editor, stop, kept, shown, flush: () => due.task?.(), follow: (text: string | null) => follow(text) };
}

test('[OP-84, THEME-14] the page shows the draft and not the site while the editor runs, and nothing is stored as the site', () => {
  const { store, editor, stop, kept, shown, flush } = stage();
  store.set(publishedColorsAtom, { dark: { [brand]: '#112233' }, light: {} });
  editor.change({ kind: 'seed', theme: 'dark', seed: 'brand', color: '#35D07F' });
  expect(shown().colors?.dark[brand]).toBe('#35D07F');
  store.set(editor.comparingAtom, true);
  expect(shown()).toEqual({});
  store.set(editor.comparingAtom, false);
  expect(shown().colors?.dark[brand]).toBe('#35D07F');
  flush();
  expect([...kept.keys()].sort()).toEqual([contentKey, draftKey].sort());
  stop();
  expect(shown()).toEqual({});
});

test('[OP-84] the draft survives a reload, and is unsaved until it is saved or loaded', () => {
  const first = stage();
  expect(first.store.get(first.editor.unsavedAtom)).toBe(false);
  first.editor.change({ kind: 'seed', theme: 'light', seed: 'brand', color: '#0B7A3B' });
  expect(first.store.get(first.editor.unsavedAtom)).toBe(true);
  first.editor.save('  Green ');
  expect(first.store.get(first.editor.unsavedAtom)).toBe(false);
  expect(first.store.get(first.editor.templatesAtom).map(({ name }) => name)).toEqual(['Green']);
  first.flush();
  const second = stage(first.kept);
  expect(second.shown().colors).toEqual(first.shown().colors);
  expect(second.store.get(second.editor.draftAtom).name).toBe('Green');
});

test('[THEME-30] another tab follows the draft, and can undo what it has followed', () => {
  const one = stage();
  const other = stage(one.kept);
  one.editor.load(draftOfTemplate(presets[1]!));
  one.flush();
  other.follow(one.kept.get(draftKey) ?? null);
  expect(other.shown().colors).toEqual(one.shown().colors);
  // What it stores now is the same text, so the first tab is not notified.
  const before = one.kept.get(draftKey);
  other.flush();
  expect(one.kept.get(draftKey)).toBe(before);
  other.editor.undo();
  expect(other.shown().colors).not.toEqual(one.shown().colors);
  other.follow('no draft');
  expect(other.shown().colors).not.toEqual(one.shown().colors);
});

test('[THEME-07, OP-85, OP-86] edited content is shown in the language of the page, and given back', () => {
  const { store, editor, shown } = stage();
  editor.changeContent('news', { en: ['Hello'], rs: ['Zdravo'] });
  editor.changeContent('menu', [{ id: 'live', title: { rs: 'Uživo!' } }]);
  editor.changeContent('banners', {
    banners: [
      {
        id: 'a',
        page: 'home',
        image: '',
        mobileImage: '',
        title: { en: 'Title', rs: 'Naslov' },
        link: '',
        order: 1,
        active: true,
      },
    ],
    pages: [{ page: 'home', enabled: true, interval: 5000 }],
  });
  store.set(localeAtom, 'rs');
  expect(shown().banners?.banners[0]?.title).toBe('Naslov');
  store.set(localeAtom, 'de');
  // Without a text in the language, the English one is shown.
  expect(shown().banners?.banners[0]?.title).toBe('Title');
  expect(shown().news).toEqual({ en: ['Hello'], rs: ['Zdravo'] });
  expect(shown().menu).toEqual([{ id: 'live', hidden: false, title: { rs: 'Uživo!' } }]);
  editor.changeContent('news', undefined);
  expect(shown().news).toBe(undefined);
});

test('[THEME-30] colours and content are undone in the order of their changes; what is typed into a field is one step', () => {
  const { editor, store, shown } = stage();
  const typed = (...texts: readonly string[]): void => {
    editor.startTyping();
    for (const text of texts) editor.changeContent('news', { en: [text] });
    editor.endGroup();
  };
  typed('H', 'He', 'Hello');
  editor.change({ kind: 'seed', theme: 'dark', seed: 'brand', color: '#336699' });
  typed('Hello!', 'Hello!!');
  editor.changeContent('menu', [{ id: 'live', hidden: true }]);
  const colors = shown().colors;
  const steps: unknown[] = [];
  while (store.get(editor.canUndoAtom)) {
    editor.undo();
    steps.push([shown().menu?.length, shown().news?.en]);
  }
  expect(steps).toEqual([
    [undefined, ['Hello!!']],
    [undefined, ['Hello']],
    [undefined, ['Hello']],
    [undefined, undefined],
  ]);
  expect(shown().colors?.dark).not.toEqual(colors?.dark);
  for (let step = 0; step < 4; step += 1) editor.redo();
  expect(shown()).toMatchObject({ menu: [{ id: 'live' }], news: { en: ['Hello!!'] }, colors });
  expect(store.get(editor.canRedoAtom)).toBe(false);
  // Only what is typed belongs together.
  editor.changeContent('news', undefined);
  editor.changeContent('menu', undefined);
  editor.undo();
  expect(shown().menu).toHaveLength(1);
  expect(shown().news).toBeUndefined();
});

test('[THEME-32, THEME-30] the draft follows a drag in its pauses and at its end, as one step; another change ends it', () => {
  const calls: string[] = [];
  let drag: FollowedColors | undefined;
  const { editor, store, shown, stop } = stage(new Map(), {
    isActive: () => drag !== undefined,
    follow: (next) => {
      drag = next;
    },
    release: () => void calls.push('release'),
    clear: () => {
      drag = undefined;
      calls.push('clear');
    },
  });
  const seed = () => store.get(editor.draftAtom).dark.seeds.brand;
  const move = (color: string) => editor.drag({ kind: 'seed', theme: 'dark', seed: 'brand', color }, 'brand');
  const before = shown().colors?.dark[brand];
  move('#35D07F');
  move('#D03570');
  expect(drag?.from()[brand]).toBe(before);
  expect(drag?.read()[brand]).toBe('#D03570');
  expect([seed(), shown().colors?.dark[brand]]).toEqual([undefined, before]);
  drag?.onRest();
  expect([seed(), shown().colors?.dark[brand]]).toEqual(['#D03570', before]);
  move('#3570D0');
  editor.endGroup();
  expect([seed(), shown().colors?.dark[brand], ...calls]).toEqual(['#3570D0', before, 'release']);
  expect(drag?.read()[brand]).toBe('#3570D0');
  drag?.onEnd();
  expect(shown().colors?.dark[brand]).toBe('#3570D0');
  editor.undo();
  expect([seed(), store.get(editor.canUndoAtom), calls.at(-1)]).toEqual([undefined, false, 'clear']);
  move('#35D07F');
  editor.change({ kind: 'seed', theme: 'dark', seed: 'live', color: '#D03570' });
  expect(seed()).toBe('#35D07F');
  expect(shown().colors?.dark[brand]).toBe('#35D07F');
  move('#D03570');
  stop();
  expect([drag, seed(), shown()]).toEqual([undefined, '#D03570', {}]);
});
