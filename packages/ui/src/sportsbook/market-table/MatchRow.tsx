import type { ReactElement, ReactNode } from 'react';
import type { LinkRenderProps } from '../../action/link/LinkSlot.tsx';
import { byPosition } from '../../style/by-position.ts';
import { classNames } from '../../style/class-names.ts';
import { RedCards } from '../side-mark/RedCards.tsx';
import { ServeMark } from '../side-mark/ServeMark.tsx';
import * as css from './MarketTable.css.ts';
import { moveFocus, oddsRow } from './move-focus.ts';

/** The score of a side: "2", or one number for each column, the deciding one first. */
export type MatchScore = string | readonly string[];

export interface MatchRowProps {
  readonly home: ReactNode;
  readonly away: ReactNode;
  readonly time?: ReactNode;
  /** A line above the time: the day, or the phase of a live match. */
  readonly timeDetail?: ReactNode;
  readonly live?: boolean;
  /** A number, or several in columns: sets, games and points. Live rows have them in front of the prices. */
  readonly homeScore?: MatchScore | undefined;
  readonly awayScore?: MatchScore | undefined;
  /** The number of this side's sendings-off. */
  readonly homeCards?: number;
  readonly awayCards?: number;
  /** The side that serves, in sports with a server. */
  readonly server?: 'home' | 'away' | undefined;
  /** `OddsButton`s and `OddsGap`s. */
  readonly children?: ReactNode;
  /** The number of further markets, such as "+214". */
  readonly more?: ReactNode;
  readonly moreLabel?: string;
  readonly lead?: ReactNode;
  readonly stale?: boolean;
  /** Makes the teams a link to the match. */
  readonly render?: (props: LinkRenderProps) => ReactElement;
  readonly renderMore?: (props: LinkRenderProps) => ReactElement;
  /** Names the group of prices for assistive technology: the two teams. */
  readonly label?: string;
  readonly className?: string;
}

/** A longer name is set in a condensed face if the row is narrow. 28 letters fit at 360 px without being cut. */
const longName = 24;

function TeamName({ children }: { readonly children: ReactNode }): ReactElement {
  const isLong = typeof children === 'string' && children.length > longName;
  return (
    <span className={css.teamName} data-long={isLong ? '' : undefined}>
      {children}
    </span>
  );
}

/** The numbers of a side, each in its column, so that they are below each other in all rows of a table. */
function Score({ score }: { readonly score: MatchScore | undefined }): ReactElement {
  const parts = typeof score === 'string' ? [score] : (score ?? []);
  return (
    <span className={css.score}>
      {byPosition(parts, (part) => (
        <span className={css.scorePart}>{part}</span>
      ))}
    </span>
  );
}

function Teams(props: MatchRowProps): ReactElement {
  const { home, away, homeScore, awayScore, homeCards = 0, awayCards = 0, server, render } = props;
  const children = (
    <>
      <span className={css.team}>
        <TeamName>{home}</TeamName>
        {server === 'home' ? <ServeMark /> : null}
        <RedCards count={homeCards} />
      </span>
      <Score score={homeScore} />
      <span className={css.team}>
        <TeamName>{away}</TeamName>
        {server === 'away' ? <ServeMark /> : null}
        <RedCards count={awayCards} />
      </span>
      <Score score={awayScore} />
    </>
  );
  return render ? render({ className: css.teams, children }) : <div className={css.teams}>{children}</div>;
}

/**
 * One match: time, teams, first prices, and the number of further markets. On a phone the prices are below the names.
 */
export function MatchRow(props: MatchRowProps): ReactElement {
  const { time, timeDetail, live = false, children, more, moreLabel, lead, stale = false, renderMore, label } = props;
  const moreProps: LinkRenderProps = {
    className: css.more,
    children: more,
    ...(moreLabel !== undefined && { 'aria-label': moreLabel }),
  };
  return (
    <div
      className={classNames(css.row, props.className)}
      data-live={live ? '' : undefined}
      data-stale={stale ? '' : undefined}
    >
      <div className={css.match} data-lead={lead ? '' : undefined}>
        {lead ? <div className={css.lead}>{lead}</div> : null}
        <div className={css.time}>
          {timeDetail === undefined ? null : <span className={css.timeDetail}>{timeDetail}</span>}
          <span>{time}</span>
        </div>
        <Teams {...props} />
      </div>
      {/* A group and not a fieldset, which would add a box. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are an addition: each price is also reachable without them */}
      <div className={css.odds} role="group" aria-label={label} onKeyDown={moveFocus} {...{ [oddsRow]: '' }}>
        {children}
      </div>
      {more === undefined ? <span /> : renderMore ? renderMore(moreProps) : <span {...moreProps} />}
    </div>
  );
}
