import { Dialog } from '@kvota/ui';
import type { ReactElement } from 'react';

import { StopDialogs, type StopDialogProps } from './StopDialogs.tsx';

const ignore = (): void => undefined;

function StopDialog({ onClose, ...props }: StopDialogProps): ReactElement {
  return <Dialog {...props} onOpenChange={onClose ?? ignore} dismissible={onClose !== undefined} />;
}

/** The dialogs that stop the page, as the kit draws dialogs. */
export function Dialogs(): ReactElement {
  return <StopDialogs dialog={StopDialog} />;
}
