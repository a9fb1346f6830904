import { useLingui } from '@lingui/react/macro';
import { BottomSheet } from '@kvota/ui';
import { useAtom } from 'jotai';
import type { ReactElement, ReactNode } from 'react';

import { asideOpenAtom } from '../../state/atoms.ts';

/** The ticket on screens without a column for it (OP-14). */
export function AsideSheet({ children }: { readonly children: ReactNode }): ReactElement {
  const { t } = useLingui();
  const [open, setOpen] = useAtom(asideOpenAtom);
  return (
    <BottomSheet flush hideTitle open={open} onOpenChange={setOpen} title={t({ id: 'frame.ticket', message: 'Slip' })}>
      {children}
    </BottomSheet>
  );
}
