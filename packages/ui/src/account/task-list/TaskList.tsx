import type { ReactElement, ReactNode } from 'react';
import * as css from './TaskList.css.ts';

/** Things that wait for somebody, each with a link to it and an act. */
export function TaskList(props: {
  readonly label: string;
  readonly id?: string;
  readonly children?: ReactNode;
}): ReactElement {
  const { label, id, children } = props;
  return (
    <div role="list" id={id} aria-label={label} className={css.list}>
      {children}
    </div>
  );
}

export interface TaskLineProps {
  /** The name of what it is about, as a link. */
  readonly name: ReactNode;
  /** Below the name, such as a progress bar over the whole width. */
  readonly bar?: ReactNode;
  /** Short texts below the name, one in a line. Undefined ones are left out. */
  readonly facts: readonly (string | undefined)[];
  /** At the end: a button. */
  readonly act?: ReactNode;
}

/** One line of a `TaskList`. The act is below the words where there is no room. */
export function TaskLine({ name, bar, facts, act }: TaskLineProps): ReactElement {
  return (
    <div role="listitem" className={css.line}>
      <div className={css.words}>
        {name}
        {bar === undefined ? null : <div className={css.bar}>{bar}</div>}
        {facts.map((fact) =>
          fact === undefined ? null : (
            <span key={fact} className={css.fact}>
              {fact}
            </span>
          ),
        )}
      </div>
      {act}
    </div>
  );
}
