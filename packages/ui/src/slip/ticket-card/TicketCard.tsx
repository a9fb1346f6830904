import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as ticket from '../ticket/Ticket.css.ts';
import * as css from './TicketCard.css.ts';

export interface TicketCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The accessible name of the ticket: "Ticket K-118". */
  readonly label: string;
  /** The outcome, as a stamp or a badge. */
  readonly status: ReactNode;
  /** The kind of ticket: "3 selections", "System 2/3 + B". */
  readonly title: ReactNode;
  /** Small details beside the title, such as the time of payment. */
  readonly meta?: ReactNode;
  /** Precedes the line below if the ticket has one leg: its selection. */
  readonly pick?: ReactNode;
  /** A line below with the names of the teams. */
  readonly detail?: ReactNode;
  /** The results of its legs. */
  readonly strip?: ReactNode;
  /** The stub: stake, payout, actions. Shown while the card is closed. */
  readonly stub: ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly headingLevel?: 2 | 3;
  /** The rest of the ticket: legs, tear line, footer. */
  readonly children?: ReactNode;
}

/** A ticket in a list. Closed, it is a slip with a stub at its end; open, it is the whole perforated ticket. */
export function TicketCard(props: TicketCardProps): ReactElement {
  const {
    label,
    status,
    title,
    meta,
    pick,
    detail,
    strip,
    stub,
    open,
    onOpenChange,
    headingLevel = 2,
    ...rest
  } = props;
  const { children, className, ...attributes } = rest;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-label={label}
      {...attributes}
      className={classNames(ticket.ticket, css.card, className)}
      data-open={open ? '' : undefined}
    >
      <div className={css.head}>
        <Heading className={css.heading}>
          <button
            type="button"
            className={css.toggle}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => onOpenChange(!open)}
          >
            <span className={css.status}>{status}</span>
            <span className={css.text}>
              <span className={css.line}>
                <span className={css.title}>{title}</span>
                {meta === undefined ? null : <span className={css.meta}>{meta}</span>}
              </span>
              {detail === undefined || open ? null : (
                <span className={css.detail}>
                  {pick === undefined ? null : <strong className={css.pick}>{pick}</strong>}
                  {detail}
                </span>
              )}
            </span>
            {strip === undefined ? null : <span className={css.strip}>{strip}</span>}
            <IconChevronDown size={22} className={css.chevron} aria-hidden="true" />
          </button>
        </Heading>
        {open ? null : <div className={css.stub}>{stub}</div>}
      </div>
      {open ? (
        <div id={id} className={css.body}>
          {children}
          <div className={ticket.edge} />
        </div>
      ) : null}
    </article>
  );
}

/** An amount on the stub: a small label above its number. */
export function StubAmount(props: {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly tone?: 'plain' | 'brand' | 'success' | 'muted';
}): ReactElement {
  const { label, value, tone = 'plain' } = props;
  return (
    <span className={css.amount} data-tone={tone}>
      <span className={css.amountLabel}>{label}</span>
      <span className={css.amountValue}>{value}</span>
    </span>
  );
}

/** Stake and payout beside each other, with an arrow between them. */
export function StubAmounts(props: { readonly children?: ReactNode }): ReactElement {
  return <div className={css.amounts}>{props.children}</div>;
}
