import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@kvota/ui';
import { useAtom } from 'jotai';
import type { ReactElement, ReactNode } from 'react';

import { sidebarOpenAtom } from '../../state/atoms.ts';
import { Clock } from '../header/Clock.tsx';

/** The left sidebar on screens without a column for it (OP-14). */
export function SidebarDrawer({ children }: { readonly children: ReactNode }): ReactElement {
  const { t } = useLingui();
  const [open, setOpen] = useAtom(sidebarOpenAtom);
  return (
    <Drawer
      side="left"
      flush
      open={open}
      onOpenChange={setOpen}
      title={t({ id: 'frame.sidebar', message: 'Sports and leagues' })}
      beside={<Clock />}
    >
      {children}
    </Drawer>
  );
}
