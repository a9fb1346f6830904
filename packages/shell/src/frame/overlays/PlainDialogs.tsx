import { PlainDialog } from '@kvota/ui';
import type { ReactElement } from 'react';

import { StopDialogs } from './StopDialogs.tsx';

/** The blocking dialogs without the kit's dialog, if the network was lost before its code was fetched. */
export function PlainDialogs(): ReactElement {
  return <StopDialogs dialog={PlainDialog} />;
}
