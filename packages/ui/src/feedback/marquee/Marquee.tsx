import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { localVars } from '../../style/local-vars.ts';
import { useReducedMotion } from '../../style/root-data.ts';
import * as css from './Marquee.css.ts';
import { byPosition } from '../../style/by-position.ts';
import { copiesFor } from './copies-for.ts';

export interface MarqueeProps {
  readonly items: readonly ReactNode[];
  readonly label: string;
  readonly pauseLabel?: string;
  readonly playLabel?: string;
  /** The least number of copies beside each other (CONST-03). */
  readonly repeats?: number;
  /** The time in which all copies pass once. */
  readonly secondsPerPass?: number;
  readonly className?: string;
}

type Motion = 'moving' | 'paused';

const icons = { moving: IconPlayerPauseFilled, paused: IconPlayerPlayFilled } as const;

/** Returns how many copies fill the strip, and counts again when its width or that of the text changes. */
function useCopies(strip: RefObject<HTMLElement | null>, run: RefObject<HTMLElement | null>, least: number): number {
  const [copies, setCopies] = useState(least);
  useEffect(() => {
    const [outer, inner] = [strip.current, run.current];
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() => setCopies(copiesFor(outer.clientWidth, inner.offsetWidth, least)));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [strip, run, least]);
  return copies;
}

/**
 * Scrolling news without end (HEAD-20, OP-80). They pause under the pointer and the focus, and can be stopped. Assistive
 * technology gets the text once. With reduced motion they do not move and are scrolled by hand.
 */
export function Marquee(props: MarqueeProps): ReactElement {
  const { items, label, pauseLabel, playLabel, repeats = 4, secondsPerPass = 120, className } = props;
  const labels = useLabels();
  const reducedMotion = useReducedMotion();
  const [motion, setMotion] = useState<Motion>('moving');
  const strip = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const copies = useCopies(strip, first, repeats);
  const words = { moving: pauseLabel ?? labels.pause, paused: playLabel ?? labels.play };
  const Icon = icons[motion];
  const run = byPosition(items, (item) => <span className={css.item}>{item}</span>);
  // One half leaves while the other one comes in. The first copy is the one that is read.
  const others = Array.from({ length: 2 * copies - 1 }, (_, at) => at);
  return (
    <section className={classNames(css.marquee, className)} aria-label={label}>
      {/* A scrolling region must be reachable by keyboard. */}
      <div
        ref={strip}
        className={css.window}
        {...(reducedMotion && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        <div className={css.track} data-motion-state={motion} style={localVars({ seconds: secondsPerPass })}>
          <div ref={first} className={css.run}>
            {run}
          </div>
          <div className={css.copies} aria-hidden="true" inert>
            {others.map((at) => (
              <div key={at} className={css.run}>
                {run}
              </div>
            ))}
          </div>
        </div>
      </div>
      <button
        type="button"
        className={css.stop}
        aria-label={words[motion]}
        onClick={() => setMotion(motion === 'moving' ? 'paused' : 'moving')}
      >
        <Icon size={14} aria-hidden="true" />
      </button>
    </section>
  );
}
