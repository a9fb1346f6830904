import './still.css.ts';
import { elementsOf, paintedElements, splitPage, type PagePart, type StyledElement } from './page-parts.ts';
import { usersOf } from './used-colors.ts';

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
   * Shows the colours that `read` returns, which is called when the page is ready for others. Visible parts that use one
   * of the new colours come first. The others wait until no newer colours are asked for, which calling it again does.
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

/**
 * The attribute of elements that have a layer while the page is painted, because a browser lists all that a layer draws
 * again if something in it changes. Those that have a transform anyway look the same with one.
 */
export const layerMark = 'data-color-layer';

/** Milliseconds of a frame that painting takes. The rest is for the control, and for the browser to draw. */
const budget = 3;
/** Number of elements that get a new style together. */
const most = 16;
/** Milliseconds for the style of an element, until it has been measured. */
const guess = 0.1;

/** A part while the page is painted. */
interface Painted {
  readonly part: PagePart;
  readonly inside: Painted[];
  readonly isSeen: boolean;
  readonly elements: readonly StyledElement[];
  /** The properties that are set on its root. */
  readonly set: Map<string, string>;
  isMarked: boolean;
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
  /** The parts, the visible ones first. */
  let parts: readonly Painted[] = [];
  let usersIn: (name: string) => readonly Painted[] = () => [];
  /** Visible parts that use a colour which they do not show yet. Others wait for them. */
  let urgent: Painted[] = [];
  let others: Painted[] = [];
  /** The elements that a transform has put where they are, such as the rows of a long list. */
  let moved: readonly StyledElement[] = [];
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
    if (painted.isMarked) return;
    painted.isMarked = true;
    for (const element of painted.elements) element.setAttribute(stillMark, '');
  };
  const clean = (painted: Painted): void => {
    if (painted.isMarked) for (const element of painted.elements) element.removeAttribute(stillMark);
    painted.isMarked = false;
    // The body has the colours for all others until the root has.
    if (painted.part.root !== page.body) reset(painted);
  };
  const giveBack = (): void => {
    page.documentElement.style.removeProperty('background-color');
    for (const painted of parts) {
      clean(painted);
      reset(painted);
    }
    for (const element of moved) element.removeAttribute(layerMark);
    moved = [];
    cancel?.();
    [drag, cancel, parts, urgent, others] = [undefined, undefined, [], [], []];
    [phase, isAsked] = ['painting', false];
  };
  /** Takes parts from a queue for so many milliseconds, by the time that elements have taken so far. */
  const takeFor = (queue: Painted[], time: number): readonly Painted[] => {
    let [count, size] = [0, 0];
    for (const { part } of queue) {
      size += part.size;
      if (size * perElement > time) break;
      count += 1;
    }
    return queue.splice(0, count);
  };
  /** Works on a queue until the time of the frame is over, at least on one part. */
  const work = (queue: Painted[], start: number, task: (painted: Painted) => void): void => {
    let together = queue.splice(0, 1);
    while (together.length > 0) {
      const before = now();
      together.push(...takeFor(queue, budget - (before - start)));
      for (const painted of together) task(painted);
      // Styled now, so that the time of these parts is known.
      const last = together.at(-1);
      if (last) void getComputedStyle(last.part.root).color;
      const size = together.reduce((sum, { part }) => sum + part.size, 0);
      perElement += ((now() - before) / Math.max(8, size) - perElement) / 4;
      together = [...takeFor(queue, budget - (now() - start))];
    }
  };
  /** Splits the page. What uses one of some colours begins a part, so that little else is styled with it. */
  const split = (names: readonly string[]): void => {
    const users = usersOf(paintedElements(page.body), page);
    parts = partsOf(page, new Set<Element>(names.flatMap((name) => [...users(name)])));
    const partOf = new Map(parts.flatMap((part) => part.elements.map((element) => [element, part] as const)));
    // The body paints the background of the root.
    usersIn = (name) =>
      [...users(name), ...(name === background ? [page.body] : [])].flatMap((element) => partOf.get(element) ?? []);
    moved = [...partOf.keys()].filter((element) => element.style.transform !== '');
    for (const element of moved) element.setAttribute(layerMark, '');
  };
  /** Takes newer colours, and finds what is to be painted first. */
  const take = (read: () => PaintedColors): void => {
    const before = parts.length > 0 ? colors : from;
    colors = read();
    const changed = Object.keys(colors).filter((name) => colors[name] !== from[name] || colors[name] !== before[name]);
    if (parts.length === 0) split(changed);
    const due = new Set<Painted>();
    for (const name of changed)
      for (const user of usersIn(name))
        if (user.isSeen && (user.set.get(name) ?? from[name]) !== colors[name]) due.add(user);
    [urgent, others] = [parts.filter((one) => due.has(one)), parts.filter((one) => !due.has(one))];
  };
  const step = ({ read, onRest, onEnd }: FollowedColors): void => {
    const start = now();
    if (isAsked && urgent.length === 0) {
      isAsked = false;
      take(read);
      // The derivation of a theme takes the time of a few parts.
      if (now() - start > budget / 2) {
        schedule();
        return;
      }
    }
    if (urgent.length > 0) work(urgent, start, paint);
    else if (!isAsked) work(others, start, phase === 'cleaning' ? clean : paint);
    if (urgent.length > 0 || others.length > 0 || isAsked) schedule();
    else if (phase === 'painting') onRest();
    else if (phase === 'leaving') {
      [phase, others] = ['cleaning', [...parts]];
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
        [cancel, from, urgent, others] = [undefined, colors, [], []];
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

/** Returns the parts of a page, the visible ones first. */
function partsOf({ body }: Document, first: ReadonlySet<Element>): readonly Painted[] {
  const over = body.querySelector('section[data-theme-tools]')?.getBoundingClientRect();
  const paintedOf = (part: PagePart): Painted => ({
    part,
    inside: part.inside.map(paintedOf),
    isSeen: isSeen(part.root, over),
    elements: elementsOf(part),
    set: new Map(),
    isMarked: false,
  });
  const all = (painted: Painted): Painted[] => [painted, ...painted.inside.flatMap(all)];
  const parts = all(paintedOf(splitPage(body, most, first)));
  return [...parts.filter((one) => one.isSeen), ...parts.filter((one) => !one.isSeen)];
}

/** True if a part is in the window, and not below the panel. One without a box may have visible elements. */
function isSeen(root: Element, panel: DOMRect | undefined): boolean {
  const box = root.getBoundingClientRect();
  if (box.height === 0) return true;
  const isCovered = panel && box.left >= panel.left && box.right <= panel.right && box.top >= panel.top;
  return box.bottom > 0 && box.top < innerHeight && isCovered !== true;
}
