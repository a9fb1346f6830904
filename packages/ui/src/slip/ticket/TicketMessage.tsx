import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Ticket.css.ts';

type NoticeTone = 'info' | 'warning' | 'danger' | 'success';

function toneIcon(tone: NoticeTone, size: number): ReactElement {
  switch (tone) {
    case 'info':
      return <IconInfoCircle size={size} aria-hidden="true" />;
    case 'warning':
      return <IconAlertTriangle size={size} aria-hidden="true" />;
    case 'danger':
      return <IconCircleX size={size} aria-hidden="true" />;
    case 'success':
      return <IconCircleCheck size={size} aria-hidden="true" />;
  }
}

/** A line on the ticket that says what stands in the way, or what changed. */
export function TicketNotice(props: {
  readonly tone?: NoticeTone;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { tone = 'info', children, action, className } = props;
  return (
    <div className={classNames(css.notice, className)} data-tone={tone}>
      {toneIcon(tone, 20)}
      <div className={css.noticeText}>{children}</div>
      {action}
    </div>
  );
}

/** A message over the whole ticket: log in, sending, accepted, rejected. */
export function TicketOverlay(props: {
  readonly title: ReactNode;
  readonly tone?: 'info' | 'success' | 'danger';
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { title, tone = 'info', icon, children, actions, className } = props;
  return (
    <div className={classNames(css.overlay, className)} data-tone={tone}>
      <div className={css.overlayIcon}>{icon ?? toneIcon(tone, 32)}</div>
      <h3 className={css.overlayTitle}>{title}</h3>
      {children === undefined ? null : <div className={css.overlayText}>{children}</div>}
      {actions === undefined ? null : <div className={css.overlayActions}>{actions}</div>}
    </div>
  );
}
