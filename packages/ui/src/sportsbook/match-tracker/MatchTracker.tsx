import { IconCircleFilled } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { localVars } from '../../style/local-vars.ts';
import { leadShape, type LeadPoint } from './lead-shape.ts';
import * as css from './MatchTracker.css.ts';

/** A goal or a sending-off on the axis. */
export interface TrackerMark {
  readonly id: string;
  /** Its position on the axis, 0 to 1. */
  readonly at: number;
  readonly side: 'home' | 'away';
  readonly kind: 'score' | 'redCard';
}

/** A half, quarter or set: its position on the axis, 0 to 1. */
export interface TrackerPeriod {
  readonly id: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly current?: boolean;
}

export interface MatchTrackerProps {
  readonly home: string;
  readonly away: string;
  /** The lead over time. */
  readonly leads: readonly LeadPoint[];
  readonly marks: readonly TrackerMark[];
  readonly periods: readonly TrackerPeriod[];
  /** The progress of the match, 0 to 1. */
  readonly now: number;
  readonly className?: string;
}

const width = 1000;
const height = 112;

/**
 * A match as a time line: the lead, and the scores. It repeats what `MatchEvents` lists as text, so it is hidden from
 * assistive technology.
 */
export function MatchTracker(props: MatchTrackerProps): ReactElement {
  const { home, away, leads, marks, periods, now, className } = props;
  const shape = leadShape(leads, { width, height, until: now });
  return (
    <div className={classNames(css.tracker, className)} aria-hidden="true">
      <div className={css.field}>
        <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          <path className={css.home} d={shape.home} />
          <path className={css.away} d={shape.away} />
          {periods.slice(1).map(({ id, from }) => (
            <line key={id} className={css.parting} x1={from * width} x2={from * width} y1={0} y2={height} />
          ))}
          <line className={css.middle} x1={0} x2={width} y1={height / 2} y2={height / 2} />
        </svg>
        <span className={css.side} data-side="home">
          {home}
        </span>
        <span className={css.side} data-side="away">
          {away}
        </span>
        {marks.map(({ id, at, side, kind }) => (
          <span key={id} className={css.mark} data-side={side} style={localVars({ share: at })}>
            {kind === 'score' ? <IconCircleFilled size={10} /> : <span className={css.card} />}
          </span>
        ))}
        <span className={css.needle} style={localVars({ share: now })} />
      </div>
      <div className={css.periods}>
        {periods.map(({ id, label, from, to, current }) => (
          <span
            key={id}
            className={css.period}
            style={{ ...localVars({ share: from }), width: `${(to - from) * 100}%` }}
            data-current={current ? '' : undefined}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
