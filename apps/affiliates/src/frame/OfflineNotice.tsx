import { onlineAtom, useFormats } from '@kvota/shell';
import { TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

/** While the device is offline: the time of what is shown. */
export function OfflineNotice({ since }: { readonly since: number }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  if (online || since === 0) return null;
  const time = formats.time(new Date(since).toISOString());
  return (
    <TicketNotice tone="warning">
      {t({ id: 'agency.offline.loaded', message: `You are offline. This is what was loaded at ${time}.` })}
    </TicketNotice>
  );
}
