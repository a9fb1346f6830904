import { Dialog } from '@kvota/ui';
import type { ReactElement } from 'react';

import { StopDialogs, type StopDialogProps } from './StopDialogs.tsx';

const ignore = (): void => undefined;

function StopDialog({ onClose, ...props }: StopDialogProps): ReactElement {
  return <Dialog {...props} onOpenChange={onClose ?? ignore} dismissible={onClose !== undefined} />;
}

/** The blocking dialogs, rendered with the kit's dialog. */
export function Dialogs(): ReactElement {
  return <StopDialogs dialog={StopDialog} />;
}
