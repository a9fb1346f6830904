import { changeDraft, templateOfDraft, type Draft, type DraftChange } from '../draft/draft.ts';
import type { PagePainter } from '../painting/page-painter.ts';
import type { SeededTheme } from '@kvota/ui/theme';

interface DragsOptions {
  /** Without it, each move is a change of the draft. */
  readonly painter: PagePainter | undefined;
  readonly unhurried: (task: () => void) => void;
  /** Shows the draft on the root of the page. */
  readonly show: () => void;
  readonly present: () => Draft;
  /** Adds a step of a group. */
  readonly add: (draft: Draft, group: string) => void;
  readonly endGroup: () => void;
  readonly theme: () => SeededTheme;
}

/** Drags of colours, which the page follows before the draft does (THEME-32). */
export interface Drags {
  move(change: DraftChange, group: string): void;
  /** Ends the current group of changes. The page is given its last colours for good a little later. */
  end(): void;
  /** Takes the last move into the draft and gives the page back, both at once. The caller shows the draft. */
  settle(): void;
  /** True while a move is taken into the draft that the page shows already. */
  isTaking(): boolean;
}

/** Creates the drags of an editor. */
export function createDrags({ painter, unhurried, show, present, add, endGroup, theme }: DragsOptions): Drags {
  /** The last move, while the draft does not have it. */
  let moved: { readonly change: DraftChange; readonly group: string } | undefined;
  /** The draft after a move, derived once. */
  let known: { readonly before: Draft; readonly change: DraftChange; readonly after: Draft } | undefined;
  let taking = false;
  const changed = (before: Draft, change: DraftChange): Draft => {
    if (known?.before !== before || known.change !== change)
      known = { before, change, after: changeDraft(before, change) };
    return known.after;
  };
  const colorsOf = (draft: Draft): Readonly<Record<string, string>> => templateOfDraft(draft)[theme()];
  const take = (): void => {
    if (!moved) return;
    const { change, group } = moved;
    moved = undefined;
    taking = true;
    add(changed(present(), change), group);
    taking = false;
  };
  const takeUnhurried = (): void => unhurried(take);
  return {
    isTaking: () => taking,
    move(change, group) {
      if (!painter) {
        add(changeDraft(present(), change), group);
        return;
      }
      moved = { change, group };
      painter.follow({
        from: () => colorsOf(present()),
        read: () => colorsOf(moved ? changed(present(), moved.change) : present()),
        onRest: takeUnhurried,
        onEnd: show,
      });
    },
    end() {
      unhurried(() => {
        take();
        endGroup();
      });
      painter?.release();
    },
    settle() {
      take();
      painter?.clear();
    },
  };
}
