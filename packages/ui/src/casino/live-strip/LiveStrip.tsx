import type { ReactElement } from 'react';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../style/VisuallyHidden.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './LiveStrip.css.ts';

/** A result as it is drawn. `bare` is a number without a chip. */
export interface StripMark {
  readonly id: string;
  readonly text: string;
  readonly look: 'red' | 'black' | 'green' | 'plain' | 'high' | 'bare';
}

export interface LiveStripProps {
  /** Phase and results in words, for readers. It is no live region: the seconds are not in it. */
  readonly description: string;
  readonly phase: string;
  /** True while bets are accepted. */
  readonly open?: boolean;
  /** The time that is left of the phase, such as `0:12`. */
  readonly seconds?: string | undefined;
  /** The newest first. Those that have no room in a line are left out. */
  readonly marks: readonly StripMark[];
  /** True if all marks are shown, in several lines, because they are one result. */
  readonly whole?: boolean;
  /** True until the first answer: the place is kept. */
  readonly pending?: boolean;
}

/** A running table at the foot of its picture: the phase of its round, the time that is left, and the last results. */
export function LiveStrip(props: LiveStripProps): ReactElement {
  const { description, phase, open = false, seconds, marks, whole = false, pending = false } = props;
  if (pending)
    return (
      <div className={css.strip} aria-hidden="true">
        <div className={css.bone}>
          <Skeleton height={12} />
        </div>
        <div className={css.bone}>
          <Skeleton height={14} />
        </div>
      </div>
    );
  return (
    <div className={css.strip} data-phase={open ? 'open' : undefined}>
      <VisuallyHidden>{description}</VisuallyHidden>
      <div className={css.head} aria-hidden="true">
        <span className={css.phase}>{phase}</span>
        {seconds === undefined ? null : <span className={css.seconds}>{seconds}</span>}
      </div>
      {marks.length === 0 ? null : (
        <div className={css.marks} data-whole={whole ? '' : undefined} aria-hidden="true">
          {marks.map(({ id, text, look }) => (
            <span key={id} className={classNames(css.mark, css.looks[look])}>
              {text}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
