import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Logo } from '../../icon/logo/Logo.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { QrCode } from '../qr-code/QrCode.tsx';
import * as css from './PrintedTicket.css.ts';

/** A selection as it is printed. */
export interface PrintedLeg {
  readonly id: string;
  /** The two sides: "Crvena zvezda – Partizan". */
  readonly match: string;
  readonly market: string;
  readonly pick: string;
  readonly odds: string;
  /** Its start and its competition. */
  readonly when?: string | undefined;
  /** The mark of a banker: "B". */
  readonly banker?: string | undefined;
  readonly bankerLabel?: string | undefined;
}

/** A total at the end of the ticket: "Stake 200,00 RSD". */
export interface PrintedTotal {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Shown before the value if the operator's cap applies: ">" (STAKE-16). */
  readonly capSign?: string | undefined;
  readonly emphasis?: boolean;
}

export interface PrintedTicketProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The title of the paper: "Ticket". */
  readonly title: string;
  readonly number: string;
  /** The time of acceptance. */
  readonly time: string;
  /** The operator's mark. @default the mark of Kvota */
  readonly logo?: ReactNode;
  readonly legs: readonly PrintedLeg[];
  readonly legsLabel: string;
  /** The combination of the selections: "System 2/3: 3 combinations of 66,67". */
  readonly system?: ReactNode;
  readonly totals: readonly PrintedTotal[];
  /** The content of the code: the address of the ticket. Without it there is no code. */
  readonly code?: string | undefined;
  readonly codeLabel: string;
  readonly legal?: ReactNode;
}

/** The ticket as printed on a roll of 58 or 80 mm: black on white, narrow, with a stub to tear off (CONST-15). */
export function PrintedTicket(props: PrintedTicketProps): ReactElement {
  const { title, number, time, logo, legs, legsLabel, system, totals, code, codeLabel, legal, className, ...rest } =
    props;
  return (
    <article aria-label={`${title} ${number}`} {...rest} className={classNames(css.paper, className)}>
      <header className={css.head}>
        <div className={css.sign}>{logo ?? <Logo size={22} />}</div>
        <span>{title}</span>
        <time className={css.time}>{time}</time>
        <strong className={css.number}>{number}</strong>
      </header>
      <ol className={css.legs} aria-label={legsLabel}>
        {legs.map((leg) => (
          <Leg key={leg.id} leg={leg} />
        ))}
      </ol>
      {system === undefined ? null : <p className={css.system}>{system}</p>}
      <dl className={css.totals}>
        {totals.map((total) => (
          <div key={total.id} className={css.total} data-emphasis={total.emphasis ? '' : undefined}>
            <dt>{total.label}</dt>
            <dd className={css.value}>
              {total.capSign}
              {total.value}
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.tear} />
      <footer className={css.stub}>
        {code === undefined ? null : <QrCode text={code} label={codeLabel} />}
        <strong className={css.stubNumber}>{number}</strong>
        {legal === undefined ? null : <div className={css.legal}>{legal}</div>}
      </footer>
    </article>
  );
}

function Leg({ leg }: { readonly leg: PrintedLeg }): ReactElement {
  return (
    <li className={css.leg}>
      {leg.when === undefined ? null : <span className={css.when}>{leg.when}</span>}
      <span className={css.match} data-match="">
        {leg.match}
      </span>
      <span>{leg.market}</span>
      <span className={css.pickLine}>
        {leg.banker === undefined ? null : (
          <span className={css.banker}>
            <span aria-hidden={leg.bankerLabel === undefined ? undefined : true}>{leg.banker}</span>
            {leg.bankerLabel === undefined ? null : <span className={visuallyHidden}>{leg.bankerLabel}</span>}
          </span>
        )}
        <strong className={css.pick}>{leg.pick}</strong>
        <span className={css.leader} />
        <strong className={css.odds}>{leg.odds}</strong>
      </span>
    </li>
  );
}
