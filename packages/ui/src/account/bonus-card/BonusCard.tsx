import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './BonusCard.css.ts';

export interface BonusCardProps {
  readonly title: ReactNode;
  /** The formatted amount, such as `300,00`. */
  readonly amount: ReactNode;
  /** The kind of bonus, such as "free bets". */
  readonly unit: ReactNode;
  /** A badge with the state of the bonus. */
  readonly status?: ReactNode;
  /** The remaining part, as a `Progress`. */
  readonly progress?: ReactNode;
  /** Small lines: the dates from which and until which it is valid. */
  readonly facts?: readonly ReactNode[];
  /** True if the bonus can no longer be used. */
  readonly over?: boolean;
  readonly headingLevel?: 2 | 3;
  readonly className?: string;
}

/** A bonus as a coupon, with its amount on the stub. */
export function BonusCard(props: BonusCardProps): ReactElement {
  const { title, amount, unit, status, progress, facts = [], over = false, headingLevel = 2, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(css.room, className)}>
      <div className={css.card} data-over={over ? '' : undefined}>
        <p className={css.stub}>
          <span className={css.amount}>{amount}</span> <span className={css.unit}>{unit}</span>
        </p>
        <div className={css.body}>
          <div className={css.head}>
            <Heading className={css.title}>{title}</Heading>
            {status}
          </div>
          {progress}
          <p className={css.facts}>
            {facts.map((fact, at) => (
              <span key={at}>{fact}</span>
            ))}
          </p>
        </div>
      </div>
    </article>
  );
}
