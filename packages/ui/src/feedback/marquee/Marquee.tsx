import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconReload } from '@tabler/icons-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { localVars } from '../../style/local-vars.ts';
import { useReducedMotion } from '../../style/root-data.ts';
import * as css from './Marquee.css.ts';
import { byPosition } from '../../style/by-position.ts';

export interface MarqueeProps {
  readonly items: readonly ReactNode[];
  readonly label: string;
  readonly pauseLabel?: string;
  readonly playLabel?: string;
  /** The number of passes before it stops (CONST-03). */
  readonly repeats?: number;
  readonly secondsPerPass?: number;
  readonly className?: string;
}

type Motion = 'moving' | 'paused' | 'over';

const icons = { moving: IconPlayerPauseFilled, paused: IconPlayerPlayFilled, over: IconReload } as const;

/**
 * Scrolling news (HEAD-20). They pause under the pointer and the focus, can be stopped, and can be started again
 * after the last pass. With reduced motion they do not move and are scrolled by hand.
 */
export function Marquee(props: MarqueeProps): ReactElement {
  const { items, label, pauseLabel, playLabel, repeats = 4, secondsPerPass = 120, className } = props;
  const labels = useLabels();
  const reducedMotion = useReducedMotion();
  const [motion, setMotion] = useState<Motion>('moving');
  // A new key restarts the animation from its beginning.
  const [round, setRound] = useState(0);
  const words = {
    moving: pauseLabel ?? labels.pause,
    paused: playLabel ?? labels.play,
    over: labels.startAgain,
  };
  const Icon = icons[motion];
  const run = byPosition(items, (item) => <span className={css.item}>{item}</span>);
  return (
    <section className={classNames(css.marquee, className)} aria-label={label}>
      {/* A scrolling region must be reachable by keyboard. */}
      <div className={css.window} {...(reducedMotion && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
        <div
          key={round}
          className={css.track}
          data-motion-state={motion}
          style={localVars({ seconds: secondsPerPass, repeats })}
          onAnimationEnd={(event) => {
            if (event.target === event.currentTarget) setMotion('over');
          }}
        >
          <div className={css.run}>{run}</div>
          <div className={css.run} aria-hidden="true" inert>
            {run}
          </div>
        </div>
      </div>
      <button
        type="button"
        className={css.stop}
        aria-label={words[motion]}
        onClick={() => {
          if (motion === 'over') setRound(round + 1);
          setMotion(motion === 'moving' ? 'paused' : 'moving');
        }}
      >
        <Icon size={14} aria-hidden="true" />
      </button>
    </section>
  );
}
