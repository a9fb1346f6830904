// Runs in the page: looks after every frame whether odds can be read, whether the app has taken over, and what a tap did.

/** A point of the window, and the price that is there. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly key: string;
}

/** The observations of the page, in milliseconds since the navigation began. */
export interface Seen {
  /** True if the document had a screen that the server rendered. */
  served: boolean;
  /** The first frame with three odds that can be read. */
  odds?: number;
  /** The first frame in which the app shows its own odds, and the screen of the server is gone. */
  app?: number;
  /** True if the tap hit something else, because the page had moved under the finger. */
  missed: boolean;
  /** When the finger left the price. */
  tapped?: number;
  selected?: number;
  counted?: number;
  /** Frames that showed the tapped price as not selected after it had been. */
  lapses: number;
  /** Frames without odds after the first odds and before those of the app. */
  blanks: number;
}

/** The functions of the bench that the page calls, and what it keeps. */
export interface WatchedWindow {
  readonly oddsSeen: (place: Place) => void;
  readonly watchEnded: () => void;
  readonly seen: Seen;
}

/** `below` counts odds below the window too, because home has its odds there on a phone. */
export function watchOdds({ below }: { readonly below: boolean }): void {
  const own = globalThis as unknown as { -readonly [K in keyof WatchedWindow]: WatchedWindow[K] }; // set by the bench
  const seen: Seen = { served: false, missed: false, lapses: 0, blanks: 0 };
  own.seen = seen;
  const open = '[data-price][data-state="open"]';
  let key: string | undefined;

  /** A splash or a sheet may cover it; a hidden screen may have a size; a font that blocks leaves it blank. */
  const isReadable = (cell: Element): boolean => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    if (width === 0 || !/\d/.test(cell.textContent)) return false;
    if (!cell.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (below && top > innerHeight) return true;
    return cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const isBlank = (): boolean =>
    [...document.fonts].some(({ status, display }) => status === 'loading' && /block|auto/.test(display));
  const readable = (root: ParentNode): Element[] => {
    const found: Element[] = [];
    for (const cell of root.querySelectorAll(`main ${open}`)) {
      if (found.length === 3) break;
      if (isReadable(cell)) found.push(cell);
    }
    return found.length < 3 || isBlank() ? [] : found;
  };
  const placeOf = (cell: Element): Place => {
    if (cell.getBoundingClientRect().top > innerHeight) cell.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = cell.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, key: cell.getAttribute('data-price') ?? '' };
  };
  const isSelected = (): boolean =>
    [...document.querySelectorAll(`[data-price="${key}"][aria-pressed="true"]`)].some((cell) =>
      cell.checkVisibility({ visibilityProperty: true }),
    );
  /** In the bottom bar, or in the slip beside the page. */
  const isCounted = (): boolean =>
    [...document.querySelectorAll('nav button, [data-slip] h2')].some((part) =>
      /(?:^|\s|\D)1(?: selections?)?$/.test(part.textContent.trim()),
    );

  const look = (): boolean => {
    const now = performance.now();
    seen.served ||= document.getElementById('kvota-served') !== null;
    if (seen.odds === undefined) {
      const [cell] = readable(document);
      if (!cell) return false;
      seen.odds = now;
      const place = placeOf(cell);
      key = place.key;
      own.oddsSeen(place);
    }
    if (seen.app === undefined && readable(document).length === 0) seen.blanks += 1;
    const app = document.getElementById('root');
    if (seen.app === undefined && app && !document.getElementById('kvota-served') && readable(app).length > 0)
      seen.app = now;
    if (seen.tapped !== undefined) {
      if (!isSelected()) seen.lapses += seen.selected === undefined ? 0 : 1;
      else seen.selected ??= now;
      if (seen.counted === undefined && isCounted()) seen.counted = now;
    }
    const isAnswered = seen.selected !== undefined && seen.counted !== undefined;
    return seen.app !== undefined && (isAnswered || seen.missed);
  };
  document.addEventListener(
    'pointerup',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest(`[data-price="${key}"]`)) seen.tapped ??= timeStamp;
      else seen.missed = true;
    },
    { capture: true },
  );
  // The task after the callbacks of a frame starts when the frame has been drawn, and its layout costs nothing.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    if (document.body && look()) own.watchEnded();
    else requestAnimationFrame(() => port2.postMessage(null));
  });
  port1.start();
  requestAnimationFrame(() => port2.postMessage(null));
}
