import { Button, type PlainDialogProps } from '@kvota/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react';

import { useApp } from '../../host/host-context.ts';
import { SlotBoundary } from '../slots/SlotBoundary.tsx';
import { maintenanceStartedAtom, noConnectionAtom, reloadGivenUpAtom } from '../../state/dialogs.ts';

/** Properties of a blocking dialog. It closes when its cause ends, or by its own action. */
export interface StopDialogProps extends PlainDialogProps {
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}

/** The blocking dialogs, one at a time, the most urgent first (DLG-01, DLG-02, OP-47), in a given dialog component. */
export function StopDialogs({ dialog: Dialog }: { readonly dialog: ComponentType<StopDialogProps> }): ReactElement {
  const { t } = useLingui();
  const { host, modules } = useApp();
  const maintenance = useAtomValue(maintenanceStartedAtom);
  const noConnection = useAtomValue(noConnectionAtom);
  const [givenUp, setGivenUp] = useAtom(reloadGivenUpAtom);
  return (
    <>
      <Dialog
        open={maintenance}
        urgent
        title={t({ id: 'maintenanceModeTitle', message: 'Maintenance' })}
        description={t({
          id: 'maintenanceModeStarted',
          message: 'Maintenance has started and players are being logged out. Please come back later.',
        })}
      />
      <Dialog
        open={noConnection && !maintenance}
        urgent
        title={t({ id: 'noConnectionTitle', message: 'No connection' })}
        description={t({
          id: 'noConnection',
          message: 'Your device is offline. This message goes away as soon as the connection is back.',
        })}
      >
        {modules.map(({ id, offline: Offline }) =>
          Offline ? (
            <SlotBoundary key={id}>
              <Suspense>
                <Offline />
              </Suspense>
            </SlotBoundary>
          ) : null,
        )}
      </Dialog>
      <Dialog
        open={givenUp !== undefined && !noConnection && !maintenance}
        onClose={() => setGivenUp(undefined)}
        tone="danger"
        title={t({ id: 'reload.title', message: 'The site cannot be reached' })}
        description={t({
          id: 'reload.text',
          message: 'We tried several times to load the page again, without success. Your slip is kept.',
        })}
        actions={
          <Button
            variant="brand"
            onClick={() => {
              if (givenUp !== undefined) host.governor.retry(givenUp);
              setGivenUp(undefined);
            }}
          >
            <Trans id="reload.retry">Try again</Trans>
          </Button>
        }
      />
    </>
  );
}
