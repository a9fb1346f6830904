import type { MessageGroup } from '@kvota/i18n';
import { useAtomValue } from 'jotai';
import { useEffect, type ReactElement } from 'react';

import { warn } from '../../browser/report.ts';
import { accountEntriesAtom, loadAccountMenu } from '../../host/account-menu.ts';
import { useApp } from '../../host/host-context.ts';
import { usePauseButton } from '../../settings/use-pause-button.ts';
import { sessionAtom } from '../../state/atoms.ts';
import { ModuleSlot } from '../slots/ModuleSlot.tsx';

const noGroups: readonly MessageGroup[] = [];

/**
 * The pause of 24 hours of a signed-in player, where a licence or the operator requires it on every page (OP-87). A game that
 * fills the window has no header, and shows it in its bar.
 */
export function HeaderPause(): ReactElement | null {
  const app = useApp();
  const where = usePauseButton();
  const { status } = useAtomValue(sessionAtom);
  const entries = useAtomValue(accountEntriesAtom);
  const isShown = where === 'always' && status === 'signed-in';
  useEffect(() => {
    if (isShown) loadAccountMenu(app).catch((error: unknown) => warn('The account menu could not be loaded', error));
  }, [app, isShown]);
  if (!isShown) return null;
  return (
    <>
      {entries.map(({ page, pauseButton }) => (
        <ModuleSlot key={page} slot={pauseButton} groups={noGroups} />
      ))}
    </>
  );
}
