import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { byPosition } from '../../style/by-position.ts';
import * as css from './PlayedCard.css.ts';

export interface PlayedFigure {
  readonly label: ReactNode;
  readonly value: ReactNode;
}

export interface PlayedCardProps {
  /** The name of the game. */
  readonly name: ReactNode;
  /** Badges beside the name, such as the number of unfinished rounds. */
  readonly badges?: ReactNode;
  /** Time and studio. */
  readonly meta: ReactNode;
  /** Up to four numbers, such as rounds, stakes, returns and net. */
  readonly figures: readonly PlayedFigure[];
  /** True if something waits for the player. */
  readonly marked?: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly headingLevel?: 2 | 3;
  /** Shown when the card is open: the rounds. */
  readonly children?: ReactNode;
}

/** A session of a game in the history: one line with its sums, which shows its rounds when it is open. */
export function PlayedCard(props: PlayedCardProps): ReactElement {
  const { name, badges, meta, figures, marked = false, open, onOpenChange, headingLevel = 3, children } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={css.card} data-marked={marked ? '' : undefined}>
      <Heading className={css.heading}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onOpenChange(!open)}
        >
          <span className={css.text}>
            <span className={css.title}>
              <span className={css.name}>{name}</span>
              {badges}
            </span>
            <span className={css.meta}>{meta}</span>
          </span>
          <span className={css.figureRow}>
            {byPosition(figures, ({ label, value }) => (
              <span className={css.figure}>
                <span className={css.figureLabel}>{label}</span>
                <span className={css.figureValue}>{value}</span>
              </span>
            ))}
          </span>
          <IconChevronDown size={22} className={css.chevron} aria-hidden="true" />
        </button>
      </Heading>
      {open ? (
        <div id={id} className={css.body}>
          {children}
        </div>
      ) : null}
    </article>
  );
}
