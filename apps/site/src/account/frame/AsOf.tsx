import { onlineAtom, useFormats } from '@kvota/shell';
import { Button, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

/** The part of a query that shows how fresh its data is. */
interface Fetched {
  readonly data: unknown;
  readonly dataUpdatedAt: number;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** True if the shown data may be outdated, because the page is offline or the server does not answer. */
export function useStale({ data, isError }: Fetched): boolean {
  const online = useAtomValue(onlineAtom);
  return data !== undefined && (!online || isError);
}

/** Shows the time of the data and the reason why it is not newer. Renders nothing if the data is fresh. */
export function AsOf({ fetched }: { readonly fetched: Fetched }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  const stale = useStale(fetched);
  if (!stale) return null;
  const time = formats.time(fetched.dataUpdatedAt);
  const again = (
    <Button size="sm" onClick={() => void fetched.refetch()}>
      {t({ id: 'account.again', message: 'Try again' })}
    </Button>
  );
  return (
    <TicketNotice tone="warning" action={online ? again : undefined}>
      {online
        ? t({ id: 'account.stale', message: `The server is not responding. Last update: ${time}.` })
        : t({ id: 'account.offline', message: `You are offline. Last update: ${time}.` })}
    </TicketNotice>
  );
}
