import { BeingBuiltPage } from '@kvota/shell/being-built';
import type { ReactElement } from 'react';

/** Placeholder of the page of transfers. */
export function TransfersPage(): ReactElement {
  return <BeingBuiltPage />;
}
