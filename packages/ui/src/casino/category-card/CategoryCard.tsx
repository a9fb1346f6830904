import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './CategoryCard.css.ts';

export interface CategoryCardProps {
  readonly name: ReactNode;
  readonly note?: ReactNode;
  /** A drawing in the colour of the text around it. */
  readonly art?: ReactNode;
  readonly headingLevel?: 2 | 3;
  readonly className?: string;
}

/** A category of games. */
export function CategoryCard(props: CategoryCardProps): ReactElement {
  const { name, note, art, headingLevel = 2, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(css.card, className)}>
      <div className={css.art} aria-hidden="true">
        {art}
      </div>
      <Heading className={css.name}>{name}</Heading>
      {note === undefined ? null : <p className={css.note}>{note}</p>}
    </article>
  );
}
