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
export function useStale({ data, isError }: Pick<Fetched, 'data' | 'isError'>): boolean {
  const online = useAtomValue(onlineAtom);
  return data !== undefined && (!online || isError);
}

/** Shows the time of the data, and why it is not newer. Renders nothing if the data is fresh. */
export function AsOf({ fetched }: { readonly fetched: Fetched }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  if (!useStale(fetched)) return null;
  const time = formats.time(fetched.dataUpdatedAt);
  const again = (
    <Button size="sm" onClick={() => void fetched.refetch()}>
      {t({ id: 'agency.again', message: 'Try again' })}
    </Button>
  );
  return (
    <TicketNotice tone="warning" action={online ? again : undefined}>
      {online
        ? t({ id: 'agency.stale', message: `The server is not responding. Last update: ${time}.` })
        : t({ id: 'agency.offline', message: `You are offline. Last update: ${time}.` })}
    </TicketNotice>
  );
}
