import type { ReactElement, ReactNode } from 'react';
import { Text } from '../../text/Text.tsx';
import * as css from './FieldRow.css.ts';

export interface FieldRowProps {
  readonly title: string;
  /** Beside the title: the value in force. */
  readonly badge?: ReactNode;
  readonly note?: string | undefined;
  /** The fields and buttons that change it. */
  readonly children: ReactNode;
  /** Below it: what waits, and why a change failed. */
  readonly after?: ReactNode;
}

/** A setting as a row: its name and a note, and its fields at the end. They are below each other where there is no room. */
export function FieldRow({ title, badge, note, children, after }: FieldRowProps): ReactElement {
  return (
    <div className={css.setting} role="group" aria-label={title}>
      <div className={css.row}>
        <div className={css.name}>
          <span className={css.title}>
            <Text as="strong">{title}</Text>
            {badge}
          </span>
          {note === undefined ? null : (
            <Text tone="secondary" size="sm">
              {note}
            </Text>
          )}
        </div>
        <div className={css.fields}>{children}</div>
      </div>
      {after}
    </div>
  );
}
