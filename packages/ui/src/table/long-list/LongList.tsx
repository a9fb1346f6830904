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
import * as css from './LongList.css.ts';

export interface LongListProps {
  readonly count: number;
  /** What an item is, so that it keeps its height and its focus when others come before it. */
  readonly keyOf: (index: number) => string;
  /** How many pixels high an item is, as well as can be told: it is put there by it, and what follows moves if it is another. */
  readonly heightOf: (index: number) => number;
  readonly children: (index: number) => ReactElement;
  /** Pixels between two items. */
  readonly gap?: number;
  readonly className?: string;
}

/**
 * How many items beyond the window's edges are on the page, so that a quick scroll or a Tab finds them there. They come
 * one by one, once what is in the window has been drawn.
 */
const BEYOND = 3;

/**
 * A list of the page as long as one likes: only what is in the window, a little more, and what has the focus is really
 * there. It scrolls with the page; its items may be of any height.
 */
export function LongList(props: LongListProps): ReactElement {
  'use no memo';
  const { count, keyOf, heightOf, children, gap = 12, className } = props;
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const [above, setAbove] = useState(0);
  const [beyond, setBeyond] = useState(0);
  /** Whether items are taken to be as high as told until the browser has laid them out of itself. */
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
    // Not at once: items keep their places whatever it is, and which of them are in the window hardly changes by it.
    const measure = (): void => {
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      startTransition(() => setAbove(top));
    };
    // What stands above may grow or shrink: the whole page is told of by its body, once laid out for the first time too.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const shown = useCallback(
    (range: Range): number[] => {
      const indexes = defaultRangeExtractor(range);
      const at = focused.current === null ? -1 : indexOfKey(focused.current, count, keyOf);
      return at === -1 || indexes.includes(at) ? indexes : [...indexes, at].sort((a, b) => a - b);
    },
    [count, keyOf],
  );
  // What it returns is used here alone, and this component is left as it is by the compiler.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count,
    estimateSize: heightOf,
    getItemKey: keyOf,
    gap,
    overscan: beyond,
    scrollMargin: above,
    // The first items are put on the page while it begins: asked for their height there, the browser would have to lay out
    // the whole page at once. Those that come by scrolling must fit in the frame that they appear in.
    measureElement: (element, entry, instance) => {
      if (entry || !unhurried.current) return measureElement(element, entry, instance);
      const index = instance.indexFromElement(element);
      return instance.itemSizeCache.get(keyOf(index)) ?? heightOf(index);
    },
    // A height that is another moves the page under the observers: in the midst of their round they would complain.
    useAnimationFrameWithResizeObserver: true,
    observeElementRect: observeWindow,
    scrollToFn: (...where) => {
      // A list that begins asks for the place where the window is already.
      if (stood.current) windowScroll(...where);
      stood.current = true;
    },
    rangeExtractor: shown,
    // Before the window is measured: what a phone shows below a bar, all that has to be drawn at once.
    initialRect: { width: 360, height: 600 },
  });
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
      {rows.getVirtualItems().map(({ index, key, start }) => (
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

type ObserveRect = ReactVirtualizerOptions<Window, HTMLElement>['observeElementRect'];

/** Tells the size of the window once the page has been laid out, and whenever it changes: asked at once, it would have to be. */
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
