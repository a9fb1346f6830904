import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, type Icon } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Ticket.css.ts';

type NoticeTone = 'info' | 'warning' | 'danger' | 'success';

const toneIcons: Record<NoticeTone, Icon> = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  success: IconCircleCheck,
};

/** A line on the ticket with an obstacle or a change. An `urgent` one is announced at once. */
export function TicketNotice(props: {
  readonly tone?: NoticeTone;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly urgent?: boolean;
  /** Smaller, for a line of fixed height. */
  readonly compact?: boolean;
  readonly className?: string;
}): ReactElement {
  const { tone = 'info', children, action, urgent = false, compact = false, className } = props;
  const ToneIcon = toneIcons[tone];
  return (
    <div
      className={classNames(css.notice, className)}
      data-tone={tone}
      data-compact={compact ? '' : undefined}
      role={urgent ? 'alert' : undefined}
    >
      <ToneIcon size={20} aria-hidden="true" />
      <div className={css.noticeText}>{children}</div>
      {action}
    </div>
  );
}

/**
 * A message over the whole ticket: log in, accepted, rejected. It takes the focus from below it and gives it back. A
 * refusal is announced at once, the others politely.
 */
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
  const cover = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !cover.current?.parentElement?.contains(focused)) return;
    before.current = focused;
    cover.current.focus({ preventScroll: true });
  }, []);
  // The focus returns a moment later, because the covered part can only take it again after the overlay is gone.
  useEffect(() => () => before.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={cover}
      role={tone === 'danger' ? 'alert' : 'status'}
      tabIndex={-1}
      className={classNames(css.overlay, className)}
      data-tone={tone}
    >
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
