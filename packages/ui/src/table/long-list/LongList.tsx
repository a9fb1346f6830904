import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  windowScroll,
  type Range,
  type ReactVirtualizerOptions,
} from '@tanstack/react-virtual';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactElement,
} from 'react';
import { classNames } from '../../style/class-names.ts';
import { usePrinting } from '../../style/use-printing.ts';
import * as css from './LongList.css.ts';

export interface LongListProps {
  readonly count: number;
  /** Identifies an item, so that it keeps its height and focus when others are inserted before it. */
  readonly keyOf: (index: number) => string;
  /** Estimates the height of an item in pixels. If the real height differs, the items below move. */
  readonly heightOf: (index: number) => number;
  readonly children: (index: number) => ReactElement;
  /** Pixels between two items. */
  readonly gap?: number;
  readonly className?: string;
}

/**
 * The number of items beyond the edges of the window that are rendered, so that a quick scroll or Tab finds them.
 * They are added one by one, after the visible ones are drawn.
 */
const BEYOND = 3;

/**
 * Height of the window before it is measured: the part that a phone shows below a bar. Where there is no window, on a
 * server, as much as most windows show.
 */
const isServer = typeof window === 'undefined';
const firstHeight = isServer ? 1000 : 600;

/**
 * A list of any length. Only the visible items, some more, and the focused one are rendered; on paper, all of them. It
 * scrolls with the page, and its items may have any height.
 */
export function LongList(props: LongListProps): ReactElement {
  'use no memo';
  const { count, keyOf, heightOf, children, gap = 12, className } = props;
  const printing = usePrinting();
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const [above, setAbove] = useState(0);
  const [beyond, setBeyond] = useState(0);
  /** True while estimated heights are used, until the browser has laid the items out. */
  const unhurried = useRef(true);
  const stood = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      if (beyond === BEYOND) unhurried.current = false;
      else timer = setTimeout(() => startTransition(() => setBeyond(beyond + 1)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [beyond]);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // Deferred: items keep their places, and the set of visible items hardly changes by it.
    const measure = (): void => {
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      startTransition(() => setAbove(top));
    };
    // Content above may grow or shrink, so the body is observed, which also reports the first layout.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const shown = useCallback(
    (range: Range): number[] => {
      // Of high items, fewer are needed beyond the edges.
      const overscan = Math.min(beyond, range.endIndex - range.startIndex || 1);
      const indexes = defaultRangeExtractor({ ...range, overscan });
      const at = focused.current === null ? -1 : indexOfKey(focused.current, count, keyOf);
      return at === -1 || indexes.includes(at) ? indexes : [...indexes, at].sort((a, b) => a - b);
    },
    [count, keyOf, beyond],
  );
  // oxlint-disable-next-line react/incompatible-library -- the result is used only here, and React's compiler skips this component
  const rows = useWindowVirtualizer({
    count,
    estimateSize: heightOf,
    getItemKey: keyOf,
    gap,
    scrollMargin: above,
    // The first items are added while the page starts. Measuring them there would force a layout of the whole page.
    // Items that appear by scrolling must fit in their frame.
    measureElement: (element, entry, instance) => {
      if (entry || !unhurried.current) return measureElement(element, entry, instance);
      const index = instance.indexFromElement(element);
      return instance.itemSizeCache.get(keyOf(index)) ?? heightOf(index);
    },
    // A changed height moves the page under the observers; within their round this would raise an error.
    useAnimationFrameWithResizeObserver: true,
    observeElementRect: observeWindow,
    initialOffset: windowOffset,
    scrollToFn: (...where) => {
      // A new list starts at the current position of the window.
      if (stood.current) windowScroll(...where);
      stood.current = true;
    },
    rangeExtractor: shown,
    initialRect: { width: 360, height: firstHeight },
  });
  if (printing) {
    return (
      <div ref={list} className={className} style={{ display: 'grid', gap }}>
        {Array.from({ length: count }, (_, index) => (
          // The same elements as on screen, so that the focus stays.
          <div key={keyOf(index)} data-index={index} data-key={keyOf(index)}>
            {children(index)}
          </div>
        ))}
      </div>
    );
  }
  const shownRows = rows.getVirtualItems();
  if (isServer) {
    // Nothing will measure the items, so they are placed by their real heights.
    return (
      <div
        className={className}
        style={{ display: 'grid', gap, alignContent: 'start', minHeight: rows.getTotalSize() }}
      >
        {shownRows.map(({ index, key }) => (
          <div key={key} data-key={key}>
            {children(index)}
          </div>
        ))}
      </div>
    );
  }
  return (
    <div
      ref={list}
      className={classNames(css.list, className)}
      style={{ height: rows.getTotalSize() }}
      onFocus={(event: FocusEvent<HTMLDivElement>) => {
        focused.current = event.target.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? null;
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      {shownRows.map(({ index, key, start }) => (
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          data-key={key}
          className={css.item}
          style={{ transform: `translateY(${start - above}px)` }}
        >
          {children(index)}
        </div>
      ))}
    </div>
  );
}

let lastOffset: number | undefined;

/** How far the window was scrolled at its last scroll event. Reading it between two renderings would force a layout. */
function windowOffset(): number {
  if (isServer) return 0;
  if (lastOffset === undefined) {
    lastOffset = window.scrollY;
    window.addEventListener('scroll', () => (lastOffset = window.scrollY), { passive: true });
  }
  return lastOffset;
}

type ObserveRect = ReactVirtualizerOptions<Window, HTMLElement>['observeElementRect'];

/**
 * Reports the size of the window after the page is laid out and whenever it changes. Reading it earlier would force a
 * layout.
 */
const observeWindow: ObserveRect = (_list, tell) => {
  const measure = (): void => tell({ width: window.innerWidth, height: window.innerHeight });
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    startTransition(measure);
  });
  observer.observe(document.body);
  window.addEventListener('resize', measure, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
  };
};

function indexOfKey(key: string, count: number, keyOf: (index: number) => string): number {
  for (let index = 0; index < count; index += 1) if (keyOf(index) === key) return index;
  return -1;
}
