import { PlainDialog } from '@kvota/ui';
import type { ReactElement } from 'react';

import { StopDialogs } from './StopDialogs.tsx';

/** The dialogs that stop the page where the kit's cannot be fetched: the network went before they had come. */
export function PlainDialogs(): ReactElement {
  return <StopDialogs dialog={PlainDialog} />;
}
