import { IconArrowNarrowRight, IconChevronRight } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './RoundLine.css.ts';

/** The rounds of a session, one below the other. */
export function RoundLines(props: { readonly label: string; readonly children?: ReactNode }): ReactElement {
  return (
    <ul className={css.list} aria-label={props.label}>
      {props.children}
    </ul>
  );
}

/** An amount whose name is spoken and not shown. */
interface NamedAmount {
  readonly name: string;
  readonly value: ReactNode;
}

export interface RoundLineProps {
  readonly when: ReactNode;
  readonly staked: NamedAmount;
  /** Undefined if the round has no return yet. */
  readonly returned?: NamedAmount;
  /** The net of the round, or a badge. */
  readonly end: ReactNode;
  readonly onPress: () => void;
}

/** A round in the history: time, stake and return. Its receipt opens when it is pressed. */
export function RoundLine({ when, staked, returned, end, onPress }: RoundLineProps): ReactElement {
  return (
    <li className={css.item}>
      <button type="button" className={css.line} onClick={onPress}>
        <span className={css.when}>{when}</span>
        <span className={css.way}>
          <Amount {...staked} />
          {returned === undefined ? null : (
            <>
              <IconArrowNarrowRight size={16} className={css.arrow} aria-hidden="true" />
              <Amount {...returned} />
            </>
          )}
        </span>
        <span className={css.end}>{end}</span>
        <IconChevronRight size={18} className={css.chevron} aria-hidden="true" />
      </button>
    </li>
  );
}

function Amount({ name, value }: NamedAmount): ReactElement {
  return (
    <span>
      <span className={visuallyHidden}>{name} </span>
      {value}
    </span>
  );
}
