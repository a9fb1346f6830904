import type { ReactElement, ReactNode } from 'react';
import type { LinkRenderProps } from '../../action/link/LinkSlot.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import type { PeriodScore } from '../score-board/ScoreBoard.tsx';
import { RedCards } from '../side-mark/RedCards.tsx';
import { ServeMark } from '../side-mark/ServeMark.tsx';
import * as css from './ScoreRow.css.ts';
import { byPosition } from '../../style/by-position.ts';

/** One side of a match in a list of scores. */
export interface ScoreRowSide {
  readonly name: ReactNode;
  readonly total: string;
  /** Points of the running game: "40". */
  readonly points?: string | undefined;
  readonly redCards?: number;
}

export interface ScoreRowProps {
  readonly home: ScoreRowSide;
  readonly away: ScoreRowSide;
  /** The start of the match, or its clock. */
  readonly time: ReactNode;
  /** A line above the time: the day, or the phase. */
  readonly timeDetail?: ReactNode;
  readonly live?: boolean;
  /** The winner. Leave it out while a match is played, and for a draw. */
  readonly winner?: 'home' | 'away' | undefined;
  readonly server?: 'home' | 'away' | undefined;
  readonly periods: readonly PeriodScore[];
  /** The number of periods of the longest match in the list, so that the columns align. */
  readonly places?: number;
  /** The score as spoken text: "2:1; 1:0, 1:1". The numbers are hidden from assistive technology. */
  readonly spoken: string;
  /** Makes the names a link to the match. */
  readonly render?: ((props: LinkRenderProps) => ReactElement) | undefined;
  readonly className?: string;
}

/** The largest number of periods that a phone shows. */
const few = 5;

/** One match of a list of scores: start or phase, teams, periods and total. It is used within a `MarketTable`. */
export function ScoreRow(props: ScoreRowProps): ReactElement {
  const { home, away, time, timeDetail, live = false, periods, places = 0, spoken, render, className } = props;
  const shown: readonly (PeriodScore | undefined)[] = [
    ...periods,
    ...Array.from({ length: Math.max(0, places - periods.length) }, () => undefined),
  ];
  const hasPoints = home.points !== undefined || away.points !== undefined;
  const names = (
    <>
      <Side {...props} side="home" />
      <Side {...props} side="away" />
      <span className={visuallyHidden}>{spoken}</span>
    </>
  );
  return (
    <div
      className={classNames(css.row, className)}
      data-live={live ? '' : undefined}
      data-link={render ? '' : undefined}
    >
      <div className={css.time}>
        {timeDetail === undefined ? null : <span className={css.detail}>{timeDetail}</span>}
        <span>{time}</span>
      </div>
      {render ? render({ className: css.sides, children: names }) : <div className={css.sides}>{names}</div>}
      <div className={css.periods} data-many={shown.length > few ? '' : undefined} aria-hidden="true">
        {byPosition(shown, (period) => (
          <Period {...period} />
        ))}
        {hasPoints ? <Period home={home.points ?? ''} away={away.points ?? ''} current /> : null}
      </div>
      <div className={css.total} aria-hidden="true">
        <span className={css.sum} data-outcome={outcome(props, 'home')}>
          {home.total}
        </span>
        <span className={css.sum} data-outcome={outcome(props, 'away')}>
          {away.total}
        </span>
      </div>
    </div>
  );
}

const outcome = ({ winner }: ScoreRowProps, side: 'home' | 'away'): 'won' | 'lost' | undefined =>
  winner === undefined ? undefined : winner === side ? 'won' : 'lost';

function Side(props: ScoreRowProps & { readonly side: 'home' | 'away' }): ReactElement {
  const { side, server } = props;
  const { name, redCards = 0 } = props[side];
  return (
    <span className={css.side} data-outcome={outcome(props, side)}>
      <span className={css.name}>{name}</span>
      {server === side ? <ServeMark /> : null}
      <RedCards count={redCards} />
    </span>
  );
}

function Period({ home = '', away = '', current = false }: Partial<PeriodScore>): ReactElement {
  const lead = current ? 0 : Number(home) - Number(away);
  return (
    <>
      <span className={css.period} data-current={current ? '' : undefined} data-won={lead > 0 ? '' : undefined}>
        {home}
      </span>
      <span className={css.period} data-current={current ? '' : undefined} data-won={lead < 0 ? '' : undefined}>
        {away}
      </span>
    </>
  );
}
