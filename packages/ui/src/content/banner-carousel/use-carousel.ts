import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../style/root-data.ts';
import { useAfterPaint } from '../../style/use-after-paint.ts';

export interface Carousel {
  /** Ref of the window of the slides. */
  readonly viewport: ((element: HTMLElement | null) => void) | null;
  /**
   * True when it can be swiped and controlled. This needs a measurement of the page, so it waits for the first paint.
   */
  readonly drawn: boolean;
  /** The current slide, counted from 0. */
  readonly current: number;
  readonly goTo: (slide: number) => void;
  /** True while it moves on by the timer. */
  readonly moving: boolean;
  /** True if it would move without a pointer or focus on it. */
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  /** True while a pointer is over it or the focus is inside. */
  readonly hold: (reason: 'pointer' | 'focus', held: boolean) => void;
}

/**
 * Swiping and snapping by Embla; the timer is ours.
 * Embla's plug-in starts again after every swipe, even if the user had stopped it.
 */
export function useCarousel(count: number, interval: number): Carousel {
  const reducedMotion = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 24 });
  const drawn = useAfterPaint();
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [dragged, setDragged] = useState(false);
  // With reduced motion only the button starts it.
  const playing = chosen ?? !reducedMotion;
  const moving = playing && !held.pointer && !held.focus && !dragged && count > 1;

  useEffect(() => {
    if (!embla) return undefined;
    const select = (): void => setCurrent(embla.selectedScrollSnap());
    const press = (): void => setDragged(true);
    const release = (): void => setDragged(false);
    embla.on('select', select).on('reInit', select).on('pointerDown', press).on('pointerUp', release);
    return () => {
      embla.off('select', select).off('reInit', select).off('pointerDown', press).off('pointerUp', release);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla || !moving) return undefined;
    // Every slide has its full time, however it became current. The timer pauses on a hidden page.
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') embla.scrollTo((current + 1) % count, reducedMotion);
    }, interval);
    return () => clearInterval(timer);
  }, [embla, moving, interval, reducedMotion, current, count]);

  return {
    viewport: drawn ? viewport : null,
    drawn,
    current,
    goTo: (slide) => embla?.scrollTo((slide + count) % count, reducedMotion),
    moving,
    playing,
    setPlaying: setChosen,
    hold: (reason, on) => setHeld((before) => ({ ...before, [reason]: on })),
  };
}
