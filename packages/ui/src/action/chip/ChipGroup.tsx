import type { ReactElement, ReactNode } from 'react';
import { Text } from '../../text/Text.tsx';
import * as css from './ChipGroup.css.ts';

export interface ChipGroupProps {
  /** Names the group; it is visible. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Chips of one choice under their name, in as many lines as they need. */
export function ChipGroup({ label, children }: ChipGroupProps): ReactElement {
  return (
    <div role="group" aria-label={label}>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <div className={css.ground}>{children}</div>
    </div>
  );
}
