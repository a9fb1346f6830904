/** The parts of a page that show whether its content is there. */
export interface WatchedPage {
  /** The page, or the element that the app renders into. */
  readonly document: Pick<ParentNode, 'querySelector' | 'querySelectorAll'>;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'innerHeight'>;
  readonly every: (run: () => void, ms: number) => () => void;
  readonly now: () => number;
  /** A further condition for the content to be there. */
  readonly isReady?: () => boolean;
}

/** Milliseconds between two looks, and after which the rest of the page waits no longer. */
const interval = 50;
const longest = 10_000;

const inputs = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * True if the page has content and no placeholder is in the window. Placeholders are marked as busy, for screen readers too.
 * Those below the window may wait until they are scrolled to.
 */
export function hasContent({ document, window }: Pick<WatchedPage, 'document' | 'window'>): boolean {
  if (document.querySelector('main :is(h1, h2)') === null) return false;
  const busy = [...document.querySelectorAll('main [aria-busy="true"]')];
  return busy.every((part) => part.getBoundingClientRect().top >= window.innerHeight);
}

let waiting: (() => void)[] | undefined;
let stopWatching = (): void => undefined;

/** Runs everything that is held back, because a part of it is needed now. */
export function endWait(): void {
  stopWatching();
  const held = waiting ?? [];
  waiting = undefined;
  for (const run of held) run();
}

/**
 * Holds back everything passed to {@link afterContent} until the first page has its content, so that the odds need not
 * share the line with parts that nobody looks at yet. The first input ends it too, and so do ten seconds.
 */
export function watchContent(page: WatchedPage): void {
  const { window, every, now, isReady = () => true } = page;
  waiting = [];
  const began = now();
  const stop = every(() => {
    if ((hasContent(page) && isReady()) || now() - began >= longest) endWait();
  }, interval);
  for (const input of inputs) window.addEventListener(input, endWait, { capture: true, passive: true });
  stopWatching = () => {
    stop();
    for (const input of inputs) window.removeEventListener(input, endWait, { capture: true });
  };
}

/** Runs a function once the first page has its content; at once if nothing is held back. */
export function afterContent(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}
