import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactElement } from 'react';

import { lazyPart } from '../../browser/lazy-part.ts';
import { useLatched } from '../../browser/use-latched.ts';
import { useApp } from '../../host/host-context.ts';
import { accountOpenAtom } from '../../state/atoms.ts';
import { maintenanceStartedAtom, noConnectionAtom, reloadGivenUpAtom } from '../../state/dialogs.ts';
import { noticesAtom } from '../../state/notices.ts';
import { checkShownAtom } from '../../state/reality-check.ts';
import { overlays } from './overlay-parts.ts';
import { PlainDialogs } from './PlainDialogs.tsx';
import { SlotBoundary } from '../slots/SlotBoundary.tsx';

const AccountDrawer = lazyPart(overlays.account, 'AccountDrawer');
const Notices = lazyPart(overlays.notices, 'Notices');
const RealityCheck = lazyPart(overlays.check, 'RealityCheck');
const Dialogs = lazy(async () => ({
  default: await overlays.dialogs().then(
    (part) => part.Dialogs,
    () => PlainDialogs,
  ),
}));

/** Everything over the page: snackbars, account drawer, blocking dialogs. Each is fetched when it is first needed. */
export function AllOverlays(): ReactElement {
  const { modules } = useApp();
  const notices = useLatched(useAtomValue(noticesAtom).length > 0);
  const check = useLatched(useAtomValue(checkShownAtom) !== undefined);
  const account = useLatched(useAtomValue(accountOpenAtom));
  const maintenance = useAtomValue(maintenanceStartedAtom);
  const noConnection = useAtomValue(noConnectionAtom);
  const givenUp = useAtomValue(reloadGivenUpAtom);
  const dialogs = useLatched(maintenance || noConnection || givenUp !== undefined);
  return (
    <>
      {modules.map(({ id, overlay: Overlay }) =>
        Overlay ? (
          <SlotBoundary key={id}>
            <Suspense>
              <Overlay />
            </Suspense>
          </SlotBoundary>
        ) : null,
      )}
      {[account && <AccountDrawer />, notices && <Notices />, check && <RealityCheck />, dialogs && <Dialogs />].map(
        (part, at) => (
          // A part that cannot be fetched does not affect the others.
          <SlotBoundary key={at}>
            <Suspense>{part}</Suspense>
          </SlotBoundary>
        ),
      )}
    </>
  );
}
