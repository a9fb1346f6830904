import { SnackbarStack } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useHost } from '../../host/host-context.ts';
import { noticesAtom } from '../../state/notices.ts';

/** The snackbars (DLG-16, DLG-17). */
export function Notices(): ReactElement {
  const { t } = useLingui();
  const host = useHost();
  const items = useAtomValue(noticesAtom);
  return (
    <SnackbarStack items={items} onDismiss={host.dismiss} label={t({ id: 'frame.notices', message: 'Notices' })} />
  );
}
