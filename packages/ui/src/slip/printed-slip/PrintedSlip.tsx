import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Logo } from '../../icon/logo/Logo.tsx';
import { classNames } from '../../style/class-names.ts';
import * as paper from '../printed-ticket/PrintedTicket.css.ts';
import { QrCode } from '../qr-code/QrCode.tsx';
import * as css from './PrintedSlip.css.ts';

/** A line of a printed slip. */
export interface PrintedLine {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly emphasis?: boolean;
  /** True for text that somebody types in again, such as a password. */
  readonly code?: boolean;
}

export interface PrintedSlipProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The title of the paper: "Transfer". */
  readonly title: string;
  readonly time: string;
  /** The operator's mark. @default the mark of Kvota */
  readonly logo?: ReactNode;
  readonly lines: readonly PrintedLine[];
  /** The content of the code at the end, such as an address. */
  readonly code?: string | undefined;
  readonly codeLabel?: string | undefined;
  /** The last words. */
  readonly note?: ReactNode;
}

/** A paper of an agent on a roll of 58 or 80 mm: a receipt, or the card of a new user. `usePrintTicket` prints it. */
export function PrintedSlip(props: PrintedSlipProps): ReactElement {
  const { title, time, logo, lines, code, codeLabel = '', note, className, ...rest } = props;
  return (
    <article aria-label={title} {...rest} className={classNames(paper.paper, className)}>
      <header className={paper.head}>
        <div className={paper.sign}>{logo ?? <Logo size={22} />}</div>
        <span>{title}</span>
        <time className={paper.time}>{time}</time>
      </header>
      <dl className={css.lines}>
        {lines.map((line) => (
          <div key={line.id} className={css.line}>
            <dt>{line.label}</dt>
            <dd
              className={css.value}
              data-emphasis={line.emphasis ? '' : undefined}
              data-code={line.code ? '' : undefined}
            >
              {line.value}
            </dd>
          </div>
        ))}
      </dl>
      {code === undefined && note === undefined ? null : (
        <footer className={paper.stub}>
          {code === undefined ? null : <QrCode text={code} label={codeLabel} />}
          {note === undefined ? null : <div className={paper.legal}>{note}</div>}
        </footer>
      )}
    </article>
  );
}
