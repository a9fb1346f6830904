// Finds out, in a page whose colours are edited, when everything visible had the colour of a move. The changes of inline
// styles are noted while the page follows. Afterwards they are made again, frame by frame, and the computed colours are
// compared: only a change that can be seen counts.

/** The frames in which a page followed a move. */
export interface Followed {
  /** Number of the mark after the frame in which the last visible element got its colour. */
  readonly mark: number;
  /** Number of visible elements that got another colour. */
  readonly changed: number;
  /** Number of visible elements that the page with these colours at its root would show otherwise. */
  readonly left: number;
}

interface Follower {
  /** Forgets the changes so far. The next move is marked. */
  start(): void;
  /** Returns the number of frames with changes since then. */
  count(): number;
  read(): Followed;
}

type Watched = typeof globalThis & { kvotaFollower?: Follower };

/**
 * Runs in the page. Marks the move of the pointer with a name, and each drawing of changed inline styles with the name and
 * the number of the frame.
 */
export function watchPage(name: string): void {
  /** The properties that a colour can paint. */
  const painting =
    'color background-color background-image border-top-color border-right-color border-bottom-color border-left-color outline-color box-shadow text-decoration-color fill stroke stop-color'.split(
      ' ',
    );
  interface Change {
    readonly target: HTMLElement;
    readonly before: string;
    readonly after: string;
  }
  /** The changes since the start, those of one frame together. */
  let steps: Change[][] = [];
  let hasMoved = false;
  addEventListener(
    'pointermove',
    () => {
      // A browser may repeat a move.
      if (!hasMoved) performance.mark(name);
      hasMoved = true;
    },
    { capture: true },
  );
  const isColored = (text: string): boolean => text.includes('--kvota-color') || text.includes('background-color');
  new MutationObserver((records) => {
    const changes = new Map<HTMLElement, Change>();
    for (const { target, oldValue } of records) {
      if (!(target instanceof HTMLElement) || target.closest('[data-theme-tools]') || changes.has(target)) continue;
      const [before, after] = [oldValue ?? '', target.style.cssText];
      if (before !== after && isColored(before + after)) changes.set(target, { target, before, after });
    }
    if (changes.size === 0) return;
    const number = steps.push([...changes.values()]);
    // The changes were made in the callbacks of a frame; a task after it runs when it has been drawn.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => void performance.mark(`${name}.${number}`));
    port1.start();
    port2.postMessage(null);
  }).observe(document, { attributes: true, attributeOldValue: true, attributeFilter: ['style'], subtree: true });

  const visibleElements = (): Element[] => {
    const panel = document.querySelector('section[data-theme-tools]')?.getBoundingClientRect();
    const isVisible = (element: Element): boolean => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isInside = bottom > 0 && top < innerHeight && right > 0 && left < (panel?.left ?? innerWidth);
      return width > 0 && height > 0 && isInside && !element.closest('[data-theme-tools]');
    };
    return [document.documentElement, ...document.body.querySelectorAll('*')].filter(isVisible);
  };
  const look = (element: Element): string =>
    [undefined, '::before', '::after']
      .map((part) => {
        const style = getComputedStyle(element, part);
        if (part !== undefined && (style.content === 'none' || style.content === 'normal')) return '';
        return painting.map((property) => style.getPropertyValue(property)).join();
      })
      .join(';');
  const read = (): Followed => {
    const elements = visibleElements();
    const rest = elements.map(look);
    for (const step of steps.toReversed()) for (const { target, before } of step) target.style.cssText = before;
    const changed = elements.map((element, at) => ({ element, wanted: rest[at] })).filter((one) => !shows(one));
    let mark = 0;
    steps.forEach((step, at) => {
      const wasShown = changed.every(shows);
      for (const { target, after } of step) target.style.cssText = after;
      if (!wasShown) mark = at + 1;
      else if (!changed.every(shows)) mark = steps.length;
    });
    // What the page shows if all of it has the colours of its body.
    const parts = [...document.body.querySelectorAll<HTMLElement>('[style*="--kvota-color"]')]
      .filter((part) => !part.closest('[data-theme-tools]'))
      .map((part) => ({ part, text: part.style.cssText }));
    for (const { part } of parts)
      for (const property of Array.from(part.style).filter((name) => name.startsWith('--kvota-color')))
        part.style.removeProperty(property);
    const left = elements.filter((element, at) => look(element) !== rest[at]).length;
    for (const { part, text } of parts) part.style.cssText = text;
    return { mark, changed: changed.length, left };
  };
  const shows = ({ element, wanted }: { element: Element; wanted: string | undefined }): boolean =>
    look(element) === wanted;
  (globalThis as Watched).kvotaFollower = {
    start() {
      [steps, hasMoved] = [[], false];
    },
    count: () => steps.length,
    read() {
      const still = new CSSStyleSheet();
      still.replaceSync('*, *::before, *::after { transition: none !important; }');
      document.adoptedStyleSheets.push(still);
      const followed = read();
      void getComputedStyle(document.body).color;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return followed;
    },
  };
}

/** Runs in the page before a move. */
export function startMove(): void {
  (globalThis as Watched).kvotaFollower?.start();
}

/** Runs in the page: returns the number of frames with changes since the start of a move. */
export function countChanges(): number {
  return (globalThis as Watched).kvotaFollower?.count() ?? 0;
}

/** Runs in the page: returns how it followed the last move. */
export function readFollowed(): Followed {
  const follower = (globalThis as Watched).kvotaFollower;
  if (!follower) throw new Error('The page is not watched.');
  return follower.read();
}
