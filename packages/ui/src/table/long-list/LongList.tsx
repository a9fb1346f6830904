import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
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
  /** About how many pixels high an item is, until it has been seen. */
  readonly heightOf: (index: number) => number;
  readonly children: (index: number) => ReactElement;
  /** Pixels between two items. */
  readonly gap?: number;
  readonly className?: string;
}

/**
 * How many items beyond the window's edges are on the page, so that a quick scroll or a Tab finds them there. They come
 * once what is in the window has been drawn.
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
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setBeyond(BEYOND)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // Not at once: items keep their places whatever it is, and which of them are in the window hardly changes by it.
    const measure = (): void => {
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      startTransition(() => setAbove(top));
    };
    measure();
    // What stands above may grow or shrink: the whole page is told of by its body.
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
    rangeExtractor: shown,
    // Before the window is measured: enough for the first screen of any phone.
    initialRect: { width: 360, height: 900 },
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

function indexOfKey(key: string, count: number, keyOf: (index: number) => string): number {
  for (let index = 0; index < count; index += 1) if (keyOf(index) === key) return index;
  return -1;
}
