import './still.css.ts';
import { elementsOf, splitPage, type PagePart, type StyledElement } from './page-parts.ts';

/** Colours by custom property. */
export type PaintedColors = Readonly<Record<string, string>>;

/**
 * Paints a page in pieces while a colour is dragged, so that no frame is late (THEME-32). The root of the page keeps its
 * colours meanwhile, because a browser styles the whole page again for each custom property of its root. The body and
 * parts of it have the new ones.
 */
export interface PagePainter {
  /** True from the first change until the page has nothing left of it. */
  isActive(): boolean;
  /**
   * Shows the colours that `read` returns, which is called when the page is ready for others. What is visible comes first.
   * Calling it again asks for newer colours.
   */
  follow(drag: FollowedColors): void;
  /** Ends following once the whole page shows the last colours. Later the page is given back to its root. */
  release(): void;
  /** Gives the page back at once. The caller sets the colours of the root. */
  clear(): void;
}

/** Colours to follow. */
export interface FollowedColors {
  /** Returns the colours of the root of the page. */
  readonly from: () => PaintedColors;
  readonly read: () => PaintedColors;
  /** Called when the whole page shows the last colours and no others are asked for. */
  readonly onRest: () => void;
  /** Called when nothing was followed for a while: sets the colours of the root. */
  readonly onEnd: () => void;
}

/** Calls back later. Returns how to cancel it. */
type Later = (task: () => void) => () => void;

export interface PainterOptions {
  readonly page: Document;
  /** The property that colours the background of the root itself. */
  readonly background: string;
  /** Calls back in the next frame. */
  readonly frame: Later;
  /** Calls back when a late frame disturbs nobody. */
  readonly idle: Later;
  /** Milliseconds. */
  readonly now: () => number;
}

/** The attribute of elements whose transitions are off, because each move would start hundreds of them. */
export const stillMark = 'data-color-drag';

/** Milliseconds of a frame that painting takes. The rest is for the control, and for the browser to draw. */
const budget = 3;
/** Number of elements that get a new style together. */
const most = 16;
/** Milliseconds for the style of an element, until it has been measured. */
const guess = 0.06;

/** A part while the page is painted. */
interface Painted {
  readonly part: PagePart;
  readonly inside: Painted[];
  /** The properties that are set on its root. */
  readonly set: Map<string, string>;
  marked: readonly StyledElement[];
}

/** `painting` until a release, `leaving` until the page shows its last colours, `cleaning`, and `waiting` to end. */
type Phase = 'painting' | 'leaving' | 'cleaning' | 'waiting';

/** Creates a painter of a page. */
export function createPagePainter({ page, background, frame, idle, now }: PainterOptions): PagePainter {
  let drag: FollowedColors | undefined;
  let phase: Phase = 'painting';
  /** The colours of a part that has none set. */
  let from: PaintedColors = {};
  let colors: PaintedColors = {};
  /** The parts, the visible ones first, and the number of these. */
  let parts: readonly Painted[] = [];
  let visible = 0;
  let queue: Painted[] = [];
  let isAsked = false;
  let perElement = guess;
  let cancel: (() => void) | undefined;

  const paint = (painted: Painted): void => {
    const changed = Object.keys(colors).filter((name) => (painted.set.get(name) ?? from[name]) !== colors[name]);
    for (const name of changed) {
      // A part keeps what it shows until its turn, also if it has inherited it so far.
      for (const one of painted.inside) if (!one.set.has(name)) setOn(one, name, from[name] ?? '');
      setOn(painted, name, colors[name] ?? '');
    }
    if (painted.part.root === page.body && changed.includes(background))
      page.documentElement.style.backgroundColor = colors[background] ?? '';
    if (painted.marked.length > 0) return;
    painted.marked = elementsOf(painted.part);
    for (const element of painted.marked) element.setAttribute(stillMark, '');
  };
  const clean = (painted: Painted): void => {
    for (const element of painted.marked) element.removeAttribute(stillMark);
    painted.marked = [];
    // The body has the colours for all others until the root has.
    if (painted.part.root !== page.body) reset(painted);
  };
  const giveBack = (): void => {
    page.documentElement.style.removeProperty('background-color');
    for (const painted of parts) {
      clean(painted);
      reset(painted);
    }
    cancel?.();
    [drag, cancel, parts, queue] = [undefined, undefined, [], []];
    [phase, isAsked] = ['painting', false];
  };
  /** Works on the queue until the time of the frame is over, at least on one part. */
  const work = (start: number, task: (painted: Painted) => void): void => {
    for (let done = 0; queue.length > 0; done += 1) {
      const next = queue[0];
      if (!next || (done > 0 && now() - start + next.part.size * perElement > budget)) return;
      queue.shift();
      const before = now();
      task(next);
      // Styled now, so that the time of this part is known.
      void getComputedStyle(next.part.root).color;
      perElement += ((now() - before) / Math.max(8, next.part.size) - perElement) / 8;
    }
  };
  const step = ({ read, onRest, onEnd }: FollowedColors): void => {
    const start = now();
    if (parts.length === 0) {
      ({ parts, visible } = partsOf(page));
    } else if (isAsked && queue.length <= parts.length - visible) {
      isAsked = false;
      colors = read();
      queue = [...parts];
      // The derivation of a theme takes the time of a few parts.
      if (now() - start > budget / 2) {
        schedule();
        return;
      }
    }
    work(start, phase === 'cleaning' ? clean : paint);
    if (queue.length > 0 || isAsked) schedule();
    else if (phase === 'painting') onRest();
    else if (phase === 'leaving') {
      [phase, queue] = ['cleaning', [...parts]];
      schedule();
    } else {
      phase = 'waiting';
      cancel = idle(() => {
        onEnd();
        giveBack();
      });
    }
  };
  const schedule = (): void => {
    cancel ??= frame(() => {
      cancel = undefined;
      if (drag) step(drag);
    });
  };
  return {
    isActive: () => drag !== undefined,
    follow(next) {
      if (!drag) from = next.from();
      if (phase === 'cleaning' || phase === 'waiting') {
        cancel?.();
        // Parts that were cleaned inherit the last colours from the body.
        [cancel, from, queue] = [undefined, colors, []];
      }
      [drag, phase, isAsked] = [next, 'painting', true];
      schedule();
    },
    release() {
      if (!drag || phase !== 'painting') return;
      phase = 'leaving';
      schedule();
    },
    clear() {
      if (drag) giveBack();
    },
  };
}

function setOn({ part, set }: Painted, name: string, value: string): void {
  set.set(name, value);
  part.root.style.setProperty(name, value);
}

function reset({ part, set }: Painted): void {
  for (const name of set.keys()) part.root.style.removeProperty(name);
  set.clear();
}

/** Returns the parts of a page, the visible ones first, and the number of these. */
function partsOf({ body }: Document): { readonly parts: readonly Painted[]; readonly visible: number } {
  const paintedOf = (part: PagePart): Painted => ({
    part,
    inside: part.inside.map(paintedOf),
    set: new Map(),
    marked: [],
  });
  const all = (painted: Painted): Painted[] => [painted, ...painted.inside.flatMap(all)];
  const seen: Painted[] = [];
  const unseen: Painted[] = [];
  const over = body.querySelector('section[data-theme-tools]')?.getBoundingClientRect();
  for (const painted of all(paintedOf(splitPage(body, most))))
    (isSeen(painted.part.root, over) ? seen : unseen).push(painted);
  return { parts: [...seen, ...unseen], visible: seen.length };
}

/** True if a part is in the window, and not below the panel. One without a box may have visible elements. */
function isSeen(root: Element, panel: DOMRect | undefined): boolean {
  const box = root.getBoundingClientRect();
  if (box.height === 0) return true;
  const isCovered = panel && box.left >= panel.left && box.right <= panel.right && box.top >= panel.top;
  return box.bottom > 0 && box.top < innerHeight && isCovered !== true;
}
