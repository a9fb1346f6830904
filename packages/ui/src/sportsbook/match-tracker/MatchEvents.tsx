import { IconCircleDot, IconFlag } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './MatchEvents.css.ts';

/** A description of the event. */
export interface MatchEventLine {
  readonly id: string;
  /** The minute or the clock: "63'", "4:12". */
  readonly time: ReactNode;
  readonly kind: 'score' | 'part' | 'redCard' | 'yellowCard' | 'phase';
  readonly text: ReactNode;
  /** The score after the event. */
  readonly score: string;
}

/** The events of a match as a list, in the order of the caller. */
export function MatchEvents(props: {
  readonly label: string;
  readonly events: readonly MatchEventLine[];
  readonly className?: string;
}): ReactElement {
  const { label, events, className } = props;
  return (
    <ol aria-label={label} className={classNames(css.list, className)}>
      {events.map(({ id, time, kind, text, score }) => (
        <li key={id} className={css.event} data-kind={kind}>
          <span className={css.time}>{time}</span>
          <span className={css.icon} aria-hidden="true">
            {kind === 'redCard' || kind === 'yellowCard' ? (
              <span className={css.card} data-kind={kind} />
            ) : kind === 'phase' ? (
              <IconFlag size={16} />
            ) : (
              <IconCircleDot size={kind === 'score' ? 18 : 12} />
            )}
          </span>
          <span className={css.text}>{text}</span>
          <span className={css.score}>{score}</span>
        </li>
      ))}
    </ol>
  );
}
