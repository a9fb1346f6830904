import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './MatchHead.css.ts';

export interface MatchHeadProps {
  readonly home: ReactNode;
  readonly away: ReactNode;
  /** The crests of both sides, if there are any. */
  readonly homeShield?: ReactNode;
  readonly awayShield?: ReactNode;
  /** Country and competition, with their flag. */
  readonly league?: ReactNode;
  /** The score, or the start of the match. */
  readonly middle: ReactNode;
  /** The phase of the match. */
  readonly phase?: ReactNode;
  readonly headingLevel?: 1 | 2;
  readonly className?: string;
}

/** The header of a match page: both sides, and score or start between them. */
export function MatchHead(props: MatchHeadProps): ReactElement {
  const { home, away, homeShield, awayShield, league, middle, phase, headingLevel = 1, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={classNames(css.head, className)}>
      {league === undefined ? null : <p className={css.league}>{league}</p>}
      <Heading className={css.sides}>
        <span className={css.side} data-side="home">
          {homeShield}
          <span>{home}</span>
        </span>
        <span className={css.middle}>
          {middle}
          {phase}
        </span>
        <span className={css.side} data-side="away">
          {awayShield}
          <span>{away}</span>
        </span>
      </Heading>
    </header>
  );
}
