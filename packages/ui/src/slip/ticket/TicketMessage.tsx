import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, type Icon } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Ticket.css.ts';

type NoticeTone = 'info' | 'warning' | 'danger' | 'success';

const toneIcons: Record<NoticeTone, Icon> = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  success: IconCircleCheck,
};

/** A line on the ticket that says what stands in the way, or what changed. */
export function TicketNotice(props: {
  readonly tone?: NoticeTone;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { tone = 'info', children, action, className } = props;
  const ToneIcon = toneIcons[tone];
  return (
    <div className={classNames(css.notice, className)} data-tone={tone}>
      <ToneIcon size={20} aria-hidden="true" />
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
  const ToneIcon = toneIcons[tone];
  return (
    <div className={classNames(css.overlay, className)} data-tone={tone}>
      {icon ?? (
        <div className={css.overlayIcon}>
          <ToneIcon size={32} aria-hidden="true" />
        </div>
      )}
      <h3 className={css.overlayTitle}>{title}</h3>
      {children === undefined ? null : <div className={css.overlayText}>{children}</div>}
      {actions === undefined ? null : <div className={css.overlayActions}>{actions}</div>}
    </div>
  );
}
