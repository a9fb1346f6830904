import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Verdict.css.ts';

const icons = { success: IconCircleCheck, danger: IconCircleX, warning: IconAlertTriangle } as const;

/** The result of a check in one sentence, with its details below. It is announced when it appears. */
export function Verdict(props: {
  readonly tone: 'success' | 'danger' | 'warning';
  readonly title: ReactNode;
  readonly children?: ReactNode;
}): ReactElement {
  const { tone, title, children } = props;
  const Icon = icons[tone];
  return (
    <div className={css.verdict} data-tone={tone} role="status">
      <Icon size={28} className={css.icon} aria-hidden="true" />
      <strong className={css.title}>{title}</strong>
      {children === undefined ? null : <div className={css.rest}>{children}</div>}
    </div>
  );
}
