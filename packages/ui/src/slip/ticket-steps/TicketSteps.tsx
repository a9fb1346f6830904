import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './TicketSteps.css.ts';
import { byPosition } from '../../style/by-position.ts';

/** Explains an amount on a ticket: a title and the steps of its calculation. */
export function TicketSteps(props: {
  readonly title: ReactNode;
  /** In the order of the calculation; they keep their order. */
  readonly steps: readonly ReactNode[];
  readonly headingLevel?: 2 | 3 | 4;
  readonly className?: string;
}): ReactElement {
  const { title, steps, headingLevel = 3, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames(css.steps, className)}>
      <Heading className={css.title}>{title}</Heading>
      <ol className={css.list}>
        {byPosition(steps, (step) => (
          <li>{step}</li>
        ))}
      </ol>
    </section>
  );
}
