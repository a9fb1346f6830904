import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Panel.css.ts';

/** A card of the page. */
export function Panel(props: {
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  readonly flush?: boolean;
  readonly headingLevel?: 1 | 2 | 3;
  readonly className?: string;
}): ReactElement {
  const { title, actions, children, flush = false, headingLevel = 2, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames(css.panel, className)}>
      {title === undefined ? null : (
        <header className={css.head}>
          <Heading className={css.title}>{title}</Heading>
          {actions}
        </header>
      )}
      <div className={css.body} data-flush={flush ? '' : undefined}>
        {children}
      </div>
    </section>
  );
}
