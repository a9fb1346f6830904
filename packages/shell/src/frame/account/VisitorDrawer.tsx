import { Drawer } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import type { ReactElement } from 'react';

import { accountOpenAtom } from '../../state/atoms.ts';
import { Clock } from '../header/Clock.tsx';
import { PageChoices } from './PageChoices.tsx';

/** The drawer of a visitor on phones: time, theme, language (HEAD-04, HEAD-05, THEME-18). */
export function VisitorDrawer(): ReactElement {
  const { t } = useLingui();
  const [open, setOpen] = useAtom(accountOpenAtom);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title={t({ id: 'frame.visitor', message: 'Language and theme' })}
      beside={<Clock />}
    >
      <PageChoices />
    </Drawer>
  );
}
