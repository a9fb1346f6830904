import {
  localeAtom,
  publishedColorsAtom,
  shownAppearanceAtom,
  themeAtom,
  type ShownAppearance,
  type Store,
} from '@kvota/shell';
import type { SiteColors } from '@kvota/ui/theme';
import { atom, type Atom, type PrimitiveAtom } from 'jotai';

import { changeDraft, draftOfSite, templateOfDraft, type Draft, type DraftChange } from '../draft/draft.ts';
import { addStep, endGroup, historyOf, redo, undo, type History } from '../draft/history.ts';
import { deleteTemplate, savedTemplates, saveTemplate } from '../draft/saved-templates.ts';
import { cleanName, type Template } from '../formats/index.ts';
import type { PagePainter } from '../painting/page-painter.ts';
import {
  contentKey,
  readStoredContent,
  shownContent,
  writeStoredContent,
  type ContentDraft,
  type ContentPart,
} from './content-draft.ts';
import { createDrags } from './drags.ts';
import { readSeen, seenKey, type SeenPublications } from './seen-publications.ts';
import { draftKey, readStoredDraft, writeStoredDraft } from './stored-draft.ts';

/** The editor of one page. Its state is in the store of the page. */
export interface Editor {
  readonly canUndoAtom: Atom<boolean>;
  readonly canRedoAtom: Atom<boolean>;
  readonly draftAtom: Atom<Draft>;
  /** The colours of the site, to which a reset leads. */
  readonly siteAtom: Atom<Draft>;
  readonly templatesAtom: Atom<readonly Template[]>;
  /** True if the draft differs from what was last saved, loaded or published. */
  readonly unsavedAtom: Atom<boolean>;
  /** Edited parts beside the colours. */
  readonly contentAtom: Atom<ContentDraft>;
  /** The numbers of the publications that the drafts start from, or that the designer has answered to (THEME-35). */
  readonly seenAtom: Atom<SeenPublications>;
  /** True while a part is published here. */
  readonly publishingAtom: PrimitiveAtom<boolean>;
  /** True while the page shows what is published in place of the draft. */
  readonly comparingAtom: PrimitiveAtom<boolean>;
  /** Changes the draft. Changes of one group, such as the moves of a drag, are undone together. */
  change(change: DraftChange, group?: string): void;
  /**
   * Shows a change while a colour is dragged. The page follows in pieces, and the draft when the drag rests or its group
   * ends (THEME-32).
   */
  drag(change: DraftChange, group: string): void;
  endGroup(): void;
  /** Ends a drag at once: the root of the page has its colours, and nothing else on the page has any. */
  settle(): void;
  undo(): void;
  redo(): void;
  /** Takes over a template; the draft counts as saved. */
  load(template: Draft): void;
  /** Saves the draft under a name. Throws if the browser has no room. */
  save(name: string): void;
  remove(name: string): void;
  /** Puts a deleted template back. */
  restore(template: Template): void;
  /**
   * Replaces a part beside the colours, or gives it back to what is published. What is typed into one field, between
   * {@link startTyping} and {@link endGroup}, is undone together.
   */
  changeContent<P extends ContentPart>(part: P, value: ContentDraft[P] | undefined): void;
  /** Begins a group with the changes of one text field. */
  startTyping(): void;
  /** Notes that the draft of a part goes on from a publication. */
  see(part: string, publication: number): void;
  /** Notes that the draft was published. */
  markSaved(): void;
  /** Shows the draft on the page until the returned function is called. The draft is kept. */
  start(): () => void;
}

interface EditorOptions {
  readonly store: Store;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls back once the page has time, for what may be written late. Returns how to cancel it. */
  readonly later: (task: () => void) => () => void;
  /** Paints the page while a colour is dragged. Without it, each move is a change. */
  readonly painter?: PagePainter;
  /** Runs a task that may be drawn late, such as `startTransition` of React. */
  readonly unhurried?: (task: () => void) => void;
  /** Calls back with a draft that another tab has stored. Returns how to end it. Other tabs are not followed if left out. */
  readonly onOtherTab?: (follow: (stored: string | null) => void) => () => void;
}

/** All that a designer edits. One step of the history may change either. */
interface Edits {
  readonly draft: Draft;
  readonly content: ContentDraft;
}

/** Name of a draft that starts from the site. */
const noName = '';

/** Creates the editor of a page. Nothing that it does is stored as the site's (OP-84). */
export function createEditor(options: EditorOptions): Editor {
  const { store, storage, later, onOtherTab, painter, unhurried = (task) => task() } = options;
  const siteAtom = atom((get) => draftOfSite(noName, get(publishedColorsAtom)));
  const stored = readStoredDraft(storage.getItem(draftKey));
  const historyAtom = atom<History<Edits>>(
    historyOf({
      draft: stored ?? store.get(siteAtom),
      content: readStoredContent(storage.getItem(contentKey)),
    }),
  );
  const savedAtom = atom<Draft>(store.get(historyAtom).present.draft);
  const comparingAtom = atom(false);
  const publishingAtom = atom(false);
  const seenAtom = atom(readSeen(storage.getItem(seenKey)));
  const templatesAtom = atom(savedTemplates(storage));
  const canUndoAtom = atom((get) => get(historyAtom).past.length > 0);
  const canRedoAtom = atom((get) => get(historyAtom).future.length > 0);
  const draftAtom = atom((get) => get(historyAtom).present.draft);
  const contentAtom = atom((get) => get(historyAtom).present.content);
  const unsavedAtom = atom((get) => get(draftAtom) !== get(savedAtom));

  const show = (): void => {
    const content = (): ShownAppearance => shownContent(store.get(contentAtom), store.get(localeAtom));
    const colors = (): SiteColors => colorsOfDraft(store.get(draftAtom));
    store.set(shownAppearanceAtom, store.get(comparingAtom) ? {} : { ...content(), colors: colors() });
  };
  let cancel = (): void => {};
  const keep = (): void => {
    cancel();
    cancel = later(() => {
      storage.setItem(draftKey, writeStoredDraft(store.get(draftAtom)));
      storage.setItem(contentKey, writeStoredContent(store.get(contentAtom)));
    });
  };

  const update = (next: (history: History<Edits>) => History<Edits>): void => store.set(historyAtom, next);
  const present = (): Draft => store.get(draftAtom);
  const addDraft = (draft: Draft, group?: string): void =>
    update((history) =>
      draft === history.present.draft ? history : addStep(history, { ...history.present, draft }, group),
    );
  const drags = createDrags({
    painter,
    unhurried,
    show,
    present,
    add: addDraft,
    endGroup: () => update(endGroup),
    theme: () => store.get(themeAtom),
  });
  const showNow = (): void => {
    drags.settle();
    show();
  };
  /** Changes what is edited otherwise than by a drag, which ends with it. */
  const updateNow: typeof update = (next) => {
    drags.settle();
    update(next);
  };
  const addDraftNow: typeof addDraft = (draft, group) => {
    drags.settle();
    addDraft(draft, group);
  };
  /** Fields that were typed into so far, and whether one is now. */
  const typing = { count: 0, now: false };
  const load = (draft: Draft): void => {
    addDraftNow(draft);
    store.set(savedAtom, draft);
  };
  return {
    canUndoAtom,
    canRedoAtom,
    draftAtom,
    siteAtom,
    templatesAtom,
    unsavedAtom,
    contentAtom,
    seenAtom,
    publishingAtom,
    comparingAtom,
    change(change, group) {
      drags.settle();
      addDraft(changeDraft(present(), change), group);
    },
    drag: (change, group) => drags.move(change, group),
    startTyping() {
      typing.count += 1;
      typing.now = true;
    },
    endGroup() {
      typing.now = false;
      drags.end();
    },
    undo: () => updateNow(undo),
    redo: () => updateNow(redo),
    load,
    save(name) {
      drags.settle();
      const draft = changeDraft(store.get(draftAtom), { kind: 'name', name: cleanName(name) });
      store.set(templatesAtom, saveTemplate(storage, templateOfDraft(draft)));
      load(draft);
    },
    restore: (template) => store.set(templatesAtom, saveTemplate(storage, template)),
    remove: (name) => store.set(templatesAtom, deleteTemplate(storage, name)),
    changeContent: (part, value) =>
      updateNow((history) => {
        const { [part]: _, ...rest } = history.present.content;
        const content = value === undefined ? rest : { ...rest, [part]: value };
        return addStep(
          history,
          { ...history.present, content },
          typing.now && value !== undefined ? `typing ${typing.count}` : undefined,
        );
      }),
    see(part, publication) {
      store.set(seenAtom, (before) => ({ ...before, [part]: publication }));
      storage.setItem(seenKey, JSON.stringify(store.get(seenAtom)));
    },
    markSaved: () => store.set(savedAtom, present()),
    settle: () => {
      if (painter?.isActive() === true) showNow();
    },
    start() {
      const stops = [
        store.sub(draftAtom, () => {
          if (!drags.isTaking()) show();
          keep();
        }),
        store.sub(contentAtom, () => {
          showNow();
          keep();
        }),
        store.sub(comparingAtom, showNow),
        store.sub(localeAtom, showNow),
        store.sub(themeAtom, showNow),
        onOtherTab?.((text) => {
          const draft = readStoredDraft(text);
          if (draft) addDraftNow(draft);
        }),
      ];
      show();
      return () => {
        drags.settle();
        stops.forEach((stop) => stop?.());
        store.set(shownAppearanceAtom, {});
      };
    },
  };
}

function colorsOfDraft(draft: Draft): SiteColors {
  const { dark, light } = templateOfDraft(draft);
  return { dark, light };
}
