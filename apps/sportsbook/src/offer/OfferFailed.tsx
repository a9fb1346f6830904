import { ErrorState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

interface FailedQuery {
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Shows that the offer could not be loaded, with a button that retries all its queries. `brief` leaves out the reason. */
export function OfferFailed({ queries, brief = false }: { queries: readonly FailedQuery[]; brief?: boolean }) {
  const { t } = useLingui();
  return (
    <ErrorState
      title={t({ id: 'offer.failed', message: 'The offer could not be loaded' })}
      onRetry={() => void Promise.all(queries.map((query) => query.refetch()))}
      retryLabel={t({ id: 'action.retry', message: 'Try again' })}
      busy={queries.some((query) => query.isFetching)}
    >
      {brief ? undefined : t({ id: 'offer.failedWhy', message: 'The server did not answer. Your ticket is kept.' })}
    </ErrorState>
  );
}
