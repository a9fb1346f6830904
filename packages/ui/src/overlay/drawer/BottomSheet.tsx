import type { ReactElement } from 'react';
import { Sheet, type SheetProps } from './Sheet.tsx';

/** A panel from below, such as the slip on a phone. A swipe down closes it. */
export function BottomSheet(props: SheetProps): ReactElement {
  return <Sheet {...props} side="bottom" />;
}
