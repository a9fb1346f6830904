import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import { RedCards } from '../side-mark/RedCards.tsx';
import { ServeMark } from '../side-mark/ServeMark.tsx';
import * as css from './ScoreBoard.css.ts';

/** One side of a score board. */
export interface ScoreBoardSide {
  readonly name: ReactNode;
  readonly shield?: ReactNode;
  readonly total: string;
  /** Points of the running game, in sports that have them: "40". */
  readonly points?: string | undefined;
  readonly redCards?: number;
}

/** The scores of both sides in a quarter, period, set, map, game or inning (MATCH-15, MATCH-16). */
export interface PeriodScore {
  readonly id: string;
  /** Its short name: "Q1", "1". */
  readonly label: string;
  readonly home: string;
  readonly away: string;
  readonly current?: boolean;
}

export interface ScoreBoardProps {
  /** Names the table for assistive technology: "Score by sets". */
  readonly label: string;
  readonly home: ScoreBoardSide;
  readonly away: ScoreBoardSide;
  readonly periods: readonly PeriodScore[];
  readonly server?: 'home' | 'away' | undefined;
  /** Names of the columns of points and of the total. */
  readonly pointsLabel?: string;
  readonly totalLabel: string;
  /** Shown above the names: the phase. */
  readonly corner?: ReactNode;
  readonly className?: string;
}

/** The score of a match by period. The running period and the total are emphasised. */
export function ScoreBoard(props: ScoreBoardProps): ReactElement {
  const { label, home, away, periods, pointsLabel, totalLabel, corner, className } = props;
  const hasPoints = home.points !== undefined || away.points !== undefined;
  return (
    <table aria-label={label} className={classNames(css.board, className)}>
      <thead>
        <tr>
          <td className={css.corner}>{corner}</td>
          {periods.map((period) => (
            <th key={period.id} scope="col" className={css.period} data-current={period.current ? '' : undefined}>
              {period.label}
            </th>
          ))}
          {hasPoints ? (
            <th scope="col" className={css.period}>
              {pointsLabel}
            </th>
          ) : null}
          <th scope="col" className={css.period}>
            {totalLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        <Side {...props} side="home" hasPoints={hasPoints} />
        <Side {...props} side="away" hasPoints={hasPoints} />
      </tbody>
    </table>
  );
}

function Side(props: ScoreBoardProps & { readonly side: 'home' | 'away'; readonly hasPoints: boolean }): ReactElement {
  const { side, server, periods, hasPoints } = props;
  const { name, shield, total, points, redCards = 0 } = props[side];
  return (
    <tr>
      <th scope="row" className={css.side}>
        <span className={css.name}>
          {shield}
          <span className={css.nameText}>{name}</span>
          {server === side ? <ServeMark /> : null}
          <RedCards count={redCards} />
        </span>
      </th>
      {periods.map((period) => (
        <td
          key={period.id}
          className={css.cell}
          data-current={period.current ? '' : undefined}
          data-won={won(period, side)}
        >
          {period[side]}
        </td>
      ))}
      {hasPoints ? <td className={css.points}>{points}</td> : null}
      <td className={css.total}>{total}</td>
    </tr>
  );
}

/** True if a side is ahead in a finished period; its score is then bold. */
function won(period: PeriodScore, side: 'home' | 'away'): '' | undefined {
  if (period.current) return undefined;
  const other = side === 'home' ? period.away : period.home;
  return Number(period[side]) > Number(other) ? '' : undefined;
}
