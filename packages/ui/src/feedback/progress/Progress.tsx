import { Progress as Base } from '@base-ui/react/progress';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './Progress.css.ts';

export type ProgressTone = 'brand' | 'success' | 'casino' | 'danger';

export interface ProgressProps {
  readonly label: ReactNode;
  readonly hideLabel?: boolean;
  /** The progress, between 0 and `max`. Null if it is unknown. */
  readonly value: number | null;
  readonly max?: number;
  /**
   * The progress as text, such as an amount out of another. It replaces the percentage, also for assistive
   * technology.
   */
  readonly valueText?: string;
  readonly tone?: ProgressTone;
  readonly size?: 'sm' | 'md';
  readonly className?: string;
}

/** A progress bar, such as for a wagered bonus. When it is full, it is green, unless its tone is `danger`: a limit. */
export function Progress(props: ProgressProps): ReactElement {
  const { label, hideLabel = false, value, max = 100, valueText, tone = 'brand', size = 'md', className } = props;
  return (
    <Base.Root
      className={classNames(css.progress, className)}
      data-tone={tone}
      data-size={size}
      value={value}
      max={max}
      {...(valueText !== undefined && { getAriaValueText: () => valueText })}
    >
      <div className={css.head}>
        <Base.Label className={hideLabel ? visuallyHidden : css.label}>{label}</Base.Label>
        {valueText === undefined ? null : (
          <span className={css.value} aria-hidden="true">
            {valueText}
          </span>
        )}
      </div>
      <Base.Track className={css.track}>
        <Base.Indicator className={css.bar} />
      </Base.Track>
    </Base.Root>
  );
}
