import { IconCircleFilled } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import { localVars } from '../../style/local-vars.ts';
import { leadShape, type LeadPoint } from './lead-shape.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { spreadMarks } from './spread-marks.ts';
import * as css from './MatchTracker.css.ts';

/** A goal or a sending-off on the axis. */
export interface TrackerMark {
  readonly id: string;
  /** Its position on the axis, 0 to 1. */
  readonly at: number;
  readonly side: 'home' | 'away';
  readonly kind: 'score' | 'redCard';
  /** The minute, shown beside the mark: "63'". */
  readonly time?: string;
  /** The event in words. It is spoken, and is the tooltip of the mark. */
  readonly text?: string;
}

/** A half, quarter or set: its position on the axis, 0 to 1. */
export interface TrackerPeriod {
  readonly id: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** The score of the period alone: "1:0". */
  readonly score?: string | undefined;
  readonly current?: boolean;
}

export interface MatchTrackerProps {
  /** Names the list of marks for assistive technology. */
  readonly label: string;
  readonly home: string;
  readonly away: string;
  /** The lead over time. */
  readonly leads: readonly LeadPoint[];
  readonly marks: readonly TrackerMark[];
  readonly periods: readonly TrackerPeriod[];
  /** The progress of the match, 0 to 1. */
  readonly now: number;
  /** The sign of a score, such as the ball of the sport. @default a dot */
  readonly sign?: ReactNode;
  readonly className?: string;
}

const width = 1000;
const height = 132;
const dot = <IconCircleFilled size={10} />;
/** Distance between two marks of a side, as a share of the axis: a minute has room on a phone. */
const gap = 0.07;

/** Returns the marks in the order of the axis, each with a place where it covers no other of its side. */
function placed(marks: readonly TrackerMark[]): readonly TrackerMark[] {
  return (['home', 'away'] as const)
    .flatMap((side) => {
      const own = marks.filter((mark) => mark.side === side).toSorted((a, b) => a.at - b.at);
      const places = spreadMarks(
        own.map(({ at }) => at),
        gap,
      );
      return own.map((mark, index) => ({ ...mark, at: places[index] ?? mark.at, order: mark.at }));
    })
    .toSorted((a, b) => a.order - b.order);
}

/**
 * A match as a time line: the lead, the played part of the axis, and a list of goals and sendings-off with their minutes,
 * the host's above the axis.
 */
export function MatchTracker(props: MatchTrackerProps): ReactElement {
  const { label, home, away, leads, marks, periods, now, sign = dot, className } = props;
  const shape = leadShape(leads, { width, height, until: now });
  return (
    <div className={classNames(css.tracker, className)}>
      <div className={css.field}>
        <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={css.home} d={shape.home} />
          <path className={css.away} d={shape.away} />
          {periods.slice(1).map(({ id, from }) => (
            <line key={id} className={css.parting} x1={from * width} x2={from * width} y1={0} y2={height} />
          ))}
          <line className={css.middle} x1={0} x2={width} y1={height / 2} y2={height / 2} />
          <line className={css.played} x1={0} x2={now * width} y1={height / 2} y2={height / 2} />
        </svg>
        <span className={css.needle} style={localVars({ share: now })} />
        <span className={css.side} data-side="home" aria-hidden="true">
          {home}
        </span>
        <span className={css.side} data-side="away" aria-hidden="true">
          {away}
        </span>
        {marks.length === 0 ? null : (
          <ol aria-label={label} className={css.marks}>
            {placed(marks).map(({ id, at, side, kind, time, text }) => (
              <li key={id} className={css.mark} data-side={side} style={localVars({ share: at })} title={text}>
                <span className={css.sign} aria-hidden="true">
                  {kind === 'score' ? sign : <span className={css.card} />}
                </span>
                {time === undefined ? null : (
                  <span className={css.minute} aria-hidden={text !== undefined}>
                    {time}
                  </span>
                )}
                {text === undefined ? null : <span className={visuallyHidden}>{text}</span>}
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className={css.periods} aria-hidden="true">
        {periods.map(({ id, label: name, from, to, score, current }) => (
          <span
            key={id}
            className={css.period}
            style={{ ...localVars({ share: from }), width: `${(to - from) * 100}%` }}
            data-current={current ? '' : undefined}
          >
            {name} {score === undefined ? null : <strong>{score}</strong>}
          </span>
        ))}
      </div>
    </div>
  );
}
