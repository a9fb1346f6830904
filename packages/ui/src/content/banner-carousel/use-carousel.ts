import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../style/root-data.ts';
import { useAfterPaint } from '../../style/use-after-paint.ts';

export interface Carousel {
  /** Goes to the window of the slides. */
  readonly viewport: ((element: HTMLElement | null) => void) | null;
  /** Whether it can be swiped and steered: it measures the page for that, and so waits until it is drawn. */
  readonly drawn: boolean;
  /** The slide in sight, counted from 0. */
  readonly current: number;
  readonly goTo: (slide: number) => void;
  /** Whether it moves on by itself just now. */
  readonly moving: boolean;
  /** Whether it would, were nobody looking at it. */
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  /** Something holds it for the time being: a pointer over it, or the focus inside. */
  readonly hold: (reason: 'pointer' | 'focus', held: boolean) => void;
}

/**
 * Swiping and snapping by Embla; the clock is our own.
 * Embla's plug-in starts again after every swipe, even where the user had stopped it.
 */
export function useCarousel(count: number, interval: number): Carousel {
  const reducedMotion = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 24 });
  const drawn = useAfterPaint();
  const [current, setCurrent] = useState(0);
  const [wish, setWish] = useState<boolean>();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [dragged, setDragged] = useState(false);
  // Whoever asked for less motion starts it by the button, or not at all.
  const playing = wish ?? !reducedMotion;
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
    // Every slide has its whole time, however one came to it; a page out of sight waits.
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
    setPlaying: setWish,
    hold: (reason, on) => setHeld((before) => ({ ...before, [reason]: on })),
  };
}
