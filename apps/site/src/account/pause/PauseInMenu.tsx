import { accountOpenAtom, useRequiredMessages } from '@kvota/shell';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';

import { PauseNow } from './PauseNow.tsx';

const texts = ['account'] as const;

/** The pause of 24 hours in the menu of the account. */
export function PauseInMenu(): ReactElement | null {
  useRequiredMessages(texts);
  const openMenu = useSetAtom(accountOpenAtom);
  return <PauseNow onLeave={() => openMenu(false)} />;
}
