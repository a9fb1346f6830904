import { BottomBar, BottomBarItem } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Suspense, type ReactElement } from 'react';

import { useApp } from '../../host/host-context.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { ticketsDisabledAtom } from '../../state/atoms.ts';
import { SlotBoundary } from '../slots/SlotBoundary.tsx';
import { useMenu, type MenuLink } from '../../navigation/use-menu.ts';

/** The menu at the bottom of small screens, with the ticket button in its middle unless tickets are disabled (HEAD-14 … HEAD-16). */
export function MobileFooter(): ReactElement {
  const { t } = useLingui();
  const { modules } = useApp();
  const ticketsDisabled = useAtomValue(ticketsDisabledAtom);
  const menu = useMenu();
  const middle = Math.floor(menu.length / 2);
  const item = (way: MenuLink): ReactElement => (
    <BottomBarItem
      key={way.id}
      label={way.short}
      icon={<way.icon size={22} />}
      current={way.current}
      {...(way.disabledReason !== undefined && { disabledReason: way.disabledReason })}
      render={(props) => <PageLink page={way.page} {...props} />}
    />
  );
  return (
    <BottomBar label={t({ id: 'frame.menu', message: 'Main menu' })}>
      {menu.slice(0, middle).map(item)}
      {ticketsDisabled
        ? null
        : modules.map(
            ({ id, footerAction: Action }) =>
              Action && (
                <SlotBoundary key={id}>
                  <Suspense fallback={<span data-pending="" />}>
                    <Action label={t({ id: 'frame.ticket', message: 'Slip' })} />
                  </Suspense>
                </SlotBoundary>
              ),
          )}
      {menu.slice(middle).map(item)}
    </BottomBar>
  );
}
