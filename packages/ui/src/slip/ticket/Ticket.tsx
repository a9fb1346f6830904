import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Ticket.css.ts';

export interface TicketProps extends ComponentProps<'section'> {
  readonly label: string;
  /** True while a decision is pending, for assistive technology. */
  readonly busy?: boolean;
  /** A `TicketOverlay`. While it is shown, nothing below it can be reached. */
  readonly overlay?: ReactNode;
}

/**
 * A perforated ticket: header, legs, tear line, footer. It is a column as high as its content. With a `max-height`,
 * its legs scroll while totals and pay button stay.
 */
export function Ticket(props: TicketProps): ReactElement {
  const { label, busy, overlay, className, children, ...rest } = props;
  const covered = overlay !== undefined && overlay !== null && overlay !== false;
  return (
    <section aria-label={label} aria-busy={busy} {...rest} className={classNames(css.ticket, className)}>
      <div className={css.sheet} inert={covered} data-covered={covered ? '' : undefined}>
        {children}
        <div className={css.edge} />
      </div>
      {overlay}
    </section>
  );
}

/** The header of a ticket: its title, the number of legs, and controls at the end. */
export function TicketHeader(props: {
  readonly title: ReactNode;
  readonly count?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  return (
    <header className={classNames(css.header, props.className)}>
      <h2 className={css.heading}>
        {props.title}
        {props.count === undefined ? null : <span className={css.count}>{props.count}</span>}
      </h2>
      {props.children}
    </header>
  );
}

/** The legs and the groups of a system. They scroll if there is no room. */
export function TicketLegs(props: {
  readonly label: string;
  readonly children?: ReactNode;
  readonly after?: ReactNode;
  readonly className?: string;
}): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={classNames(css.legs, props.className)} role="group" aria-label={props.label} tabIndex={0}>
      <ol aria-label={props.label}>{props.children}</ol>
      {props.after}
    </div>
  );
}

/** The perforation between legs and stub. */
export function TicketTear(props: { readonly className?: string }): ReactElement {
  return <div className={classNames(css.tear, props.className)} />;
}

/** The stub: stake and totals, which scroll if there is no room, and `main`, which is always visible. */
export function TicketFooter(props: {
  readonly children?: ReactNode;
  /** The main button, and the line above it. */
  readonly main?: ReactNode;
  readonly className?: string;
}): ReactElement {
  return (
    <footer className={classNames(css.footer, props.className)} data-main={props.main === undefined ? undefined : ''}>
      <div className={css.footerPart}>{props.children}</div>
      {props.main === undefined ? null : <div className={css.footerPart}>{props.main}</div>}
    </footer>
  );
}

/** A line of the stub: "Total odds 5,64". */
export function TicketTotal(props: {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly emphasis?: boolean;
  /** The value before a change. */
  readonly was?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { label, value, emphasis = false, was, className } = props;
  return (
    <div className={classNames(css.total, className)} data-emphasis={emphasis ? '' : undefined}>
      <span className={css.totalLabel}>{label}</span>
      <span className={css.totalValue}>
        {was === undefined ? null : <s className={css.was}>{was}</s>} {value}
      </span>
    </div>
  );
}

/** Actions for an accepted ticket: print, share, bet again. */
export function TicketActions(props: { readonly children?: ReactNode; readonly className?: string }): ReactElement {
  return <div className={classNames(css.actions, props.className)}>{props.children}</div>;
}
