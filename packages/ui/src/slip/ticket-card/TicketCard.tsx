import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as ticket from '../ticket/Ticket.css.ts';
import * as css from './TicketCard.css.ts';

export interface TicketCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** What the ticket is called for those who do not see it: "Ticket K-118". */
  readonly label: string;
  /** What became of it: a stamp or a badge. */
  readonly status: ReactNode;
  /** What it is: "3 selections", "System 2/3 + B". */
  readonly title: ReactNode;
  /** Small things beside the title: when it was paid, that it is played now. */
  readonly meta?: ReactNode;
  /** Leads the line below where the ticket has one leg: what it is on. */
  readonly pick?: ReactNode;
  /** A line below: who plays. */
  readonly detail?: ReactNode;
  /** The results of its legs. */
  readonly strip?: ReactNode;
  /** What is torn off: stake, payout, what can be done. Shown while the card is shut. */
  readonly stub: ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly headingLevel?: 2 | 3;
  /** The rest of the ticket: legs, tear, footer. */
  readonly children?: ReactNode;
}

/** A ticket in a list: shut it is a slip with a stub at its end, open the whole perforated ticket. */
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

/** An amount on the stub: a small word above its number. */
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

/** Stake and payout side by side, with the way from one to the other. */
export function StubAmounts(props: { readonly children?: ReactNode }): ReactElement {
  return <div className={css.amounts}>{props.children}</div>;
}
