import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './TicketSteps.css.ts';

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
        {steps.map((step, at) => (
          // Steps follow each other and keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
