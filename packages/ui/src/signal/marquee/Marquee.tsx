import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useLabels } from '../../labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { localVars } from '../../style/local-vars.ts';
import * as css from './Marquee.css.ts';

export interface MarqueeProps {
  readonly items: readonly ReactNode[];
  readonly label: string;
  readonly pauseLabel?: string;
  readonly playLabel?: string;
  /** How often it passes before it stands still (CONST-03). */
  readonly repeats?: number;
  readonly secondsPerPass?: number;
  readonly className?: string;
}

/** News that pass by, can be stopped, and stand still for those who ask for less motion (HEAD-20). */
export function Marquee(props: MarqueeProps): ReactElement {
  const { items, label, pauseLabel, playLabel, repeats = 4, secondsPerPass = 120, className } = props;
  const [paused, setPaused] = useState(false);
  const labels = useLabels();
  const run = items.map((item, index) => (
    // News have no identity of their own; their place is what they have.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index} className={css.item}>
      {item}
    </span>
  ));
  return (
    <section className={classNames(css.marquee, className)} aria-label={label}>
      <div className={css.window}>
        <div
          className={css.track}
          data-paused={paused ? '' : undefined}
          style={localVars({ seconds: secondsPerPass, repeats })}
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
        aria-label={paused ? (playLabel ?? labels.play) : (pauseLabel ?? labels.pause)}
        onClick={() => setPaused(!paused)}
      >
        {paused ? <IconPlayerPlayFilled size={14} /> : <IconPlayerPauseFilled size={14} />}
      </button>
    </section>
  );
}
