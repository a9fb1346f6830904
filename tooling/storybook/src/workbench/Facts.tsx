import type { ReactElement, ReactNode } from 'react';
import * as css from './Workbench.css.ts';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly tone?: 'warning' | 'danger' | 'success' | undefined;
}

/** Figures with their names. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value, tone }) => (
        <div key={name} className={css.fact}>
          <dt className={css.factName}>{name}</dt>
          <dd className={css.factValue} data-tone={tone}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
