import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './BonusCard.css.ts';

export interface BonusCardProps {
  readonly title: ReactNode;
  /** What was given, as it is written: `300,00`. */
  readonly amount: ReactNode;
  /** Of what: "free bets". */
  readonly unit: ReactNode;
  /** A badge: how it stands. */
  readonly status?: ReactNode;
  /** How much of it is left: a `Progress`. */
  readonly progress?: ReactNode;
  /** Small lines: when it was given, until when it lasts. */
  readonly facts?: readonly ReactNode[];
  /** Nothing can be done with it any more. */
  readonly over?: boolean;
  readonly headingLevel?: 2 | 3;
  readonly className?: string;
}

/** Something that was given: a coupon with its amount on the stub. */
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
