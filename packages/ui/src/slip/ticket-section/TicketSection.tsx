import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './TicketSection.css.ts';
import { byPosition } from '../../style/by-position.ts';

/** A section below the legs, such as the group that is being edited. It is a fieldset if it has a label. */
export function TicketSection(props: {
  readonly label?: string;
  /** The sign of the group: "II". */
  readonly sign?: string;
  /** The instruction, or the progress. */
  readonly title?: ReactNode;
  /** Shown at the end of the header. */
  readonly end?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { label, sign, title, end, actions, children, className } = props;
  const inside = (
    <>
      {title === undefined ? null : (
        <div className={css.head}>
          {sign === undefined ? null : <strong className={css.sign}>{sign}</strong>}
          <span className={css.step}>{title}</span>
          {end}
        </div>
      )}
      {children}
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </>
  );
  const look = classNames(css.section, className);
  return label === undefined ? (
    <div className={look}>{inside}</div>
  ) : (
    <fieldset className={look} aria-label={label}>
      {inside}
    </fieldset>
  );
}

/** The groups of a system. */
export function TicketGroups(props: {
  readonly label: string;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  return (
    <ul className={classNames(css.groups, props.className)} aria-label={props.label}>
      {props.children}
    </ul>
  );
}

/** One group: its sign, its conditions, and its number of combinations. */
export function TicketGroup(props: {
  readonly sign: string;
  /** "2/3 + 3/3". */
  readonly title: ReactNode;
  readonly notes: readonly ReactNode[];
  readonly end?: ReactNode;
}): ReactElement {
  return (
    <li className={css.group}>
      <strong className={css.sign}>{props.sign}</strong>
      <span className={css.groupText}>
        <strong>{props.title}</strong>
        {byPosition(props.notes, (note) => (
          <span className={css.note}>{note}</span>
        ))}
      </span>
      {props.end}
    </li>
  );
}

/** Totals, separate from the text around them, as on a receipt or in an offer. With `live`, changes are announced. */
export function TicketFigures(props: {
  readonly live?: boolean;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const Element = props.live ? 'output' : 'div';
  return <Element className={classNames(css.figures, props.className)}>{props.children}</Element>;
}

/** A range of amounts. One figure if both ends are equal. */
export function AmountRange({ min, max }: { readonly min: string; readonly max: string }): ReactElement {
  return (
    <>
      {min === max ? null : <span className={css.least}>{min} – </span>}
      {max}
    </>
  );
}
