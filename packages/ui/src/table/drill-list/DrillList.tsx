import { IconChevronRight } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { LinkSlot, type LinkRules } from '../../action/link/LinkSlot.tsx';
import * as css from './DrillList.css.ts';

/** Lines of one level of a tree, each of which leads a level down. */
export function DrillList(props: { readonly label: string; readonly children?: ReactNode }): ReactElement {
  return (
    <ul aria-label={props.label} className={css.list}>
      {props.children}
    </ul>
  );
}

export interface DrillLineProps extends LinkRules {
  readonly name: ReactNode;
  /** Below the name: the kind, a state. */
  readonly note?: ReactNode;
  /** At the end: an amount. */
  readonly value?: ReactNode;
  readonly icon?: ReactNode;
}

/** One line of a `DrillList`. */
export function DrillLine(props: DrillLineProps): ReactElement {
  const { name, note, value, icon } = props;
  return (
    <li className={css.item}>
      <LinkSlot
        rules={props}
        props={{
          className: css.line,
          children: (
            <>
              {icon}
              <span className={css.words}>
                <span className={css.name}>{name}</span>
                {note === undefined ? null : <span className={css.note}>{note}</span>}
              </span>
              <span className={css.value}>{value}</span>
              <IconChevronRight size={18} className={css.chevron} aria-hidden="true" />
            </>
          ),
        }}
      />
    </li>
  );
}
