import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './TicketSection.css.ts';

/** Something below the legs that belongs to them: the group that is being made. A fieldset where it has a label. */
export function TicketSection(props: {
  readonly label?: string;
  /** The sign of the group: "II". */
  readonly sign?: string;
  /** What is to be done, or how far it is. */
  readonly title?: ReactNode;
  /** Stands at the end of the head. */
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

/** One group: its sign, how many of how many, and what that comes to. */
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
        {props.notes.map((note, at) => (
          // Lines of one text: they do not change places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className={css.note}>
            {note}
          </span>
        ))}
      </span>
      {props.end}
    </li>
  );
}

/** Totals set apart from the text around them: on a receipt, in an offer. Spoken when they change where `live`. */
export function TicketFigures(props: {
  readonly live?: boolean;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const Element = props.live ? 'output' : 'div';
  return <Element className={classNames(css.figures, props.className)}>{props.children}</Element>;
}

/** An amount from the least to the greatest; one figure where both are the same. */
export function AmountRange({ min, max }: { readonly min: string; readonly max: string }): ReactElement {
  return (
    <>
      {min === max ? null : <span className={css.least}>{min} – </span>}
      {max}
    </>
  );
}
