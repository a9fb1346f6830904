import type { ReactElement } from 'react';
import { Sheet, type SheetProps } from './Sheet.tsx';

export interface DrawerProps extends SheetProps {
  readonly side?: 'right' | 'left';
}

/** A panel from the side, such as the account or the sports. A swipe towards its edge closes it. */
export function Drawer({ side = 'right', ...rest }: DrawerProps): ReactElement {
  return <Sheet {...rest} side={side} />;
}
