import type { AgencyNode } from '@kvota/contracts';
import type { ReactElement } from 'react';

/** Placeholder of the dialog that moves money between the agent and a direct child. */
export function MoneyDialog(_props: {
  readonly node: AgencyNode;
  readonly direction: 'down' | 'up';
  readonly onClose: () => void;
}): ReactElement | null {
  return null;
}
