import { useId, type ReactElement } from 'react';

import * as css from '../themes/felt.css.ts';

export interface TableRulesProps {
  readonly title: string;
  readonly text: string;
  readonly machine: string;
}

/** The rules of a table as they are printed on its cloth, and the statement that a machine deals. */
export function TableRules({ title, text, machine }: TableRulesProps): ReactElement {
  const [upper, lower] = [useId(), useId()];
  return (
    <div className={css.rules}>
      <svg className={css.arc} viewBox="0 0 640 112" aria-hidden="true">
        <path d="M16 6Q320 78 624 6" />
        <path d="M40 62Q320 132 600 62" />
        <path id={upper} d="M16 26Q320 98 624 26" stroke="none" style={{ stroke: 'none' }} />
        <path id={lower} d="M40 50Q320 118 600 50" stroke="none" style={{ stroke: 'none' }} />
        <text>
          <textPath href={`#${upper}`} startOffset="50%">
            {title}
          </textPath>
        </text>
        <text>
          <textPath href={`#${lower}`} startOffset="50%">
            {text} · {machine}
          </textPath>
        </text>
      </svg>
      <div className={css.lines}>
        <p>
          <b>{title}</b> · {text}
        </p>
        <p>{machine}</p>
      </div>
    </div>
  );
}
