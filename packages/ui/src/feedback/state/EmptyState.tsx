import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './State.css.ts';
import { StateArt, type StateArtName } from './StateArt.tsx';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly art?: StateArtName;
  /** The next step. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3 | 4;
  readonly className?: string;
}

/** States that there is nothing to show, and offers the next step. */
export function EmptyState(props: EmptyStateProps): ReactElement {
  const { title, children, art = 'matches', actions, headingLevel = 2, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(css.state, className)}>
      <StateArt name={art} />
      <Heading className={css.title}>{title}</Heading>
      {children === undefined ? null : <div className={css.text}>{children}</div>}
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </div>
  );
}
