import { ErrorState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

/** Shown in place of a table whose calls failed. */
export function OfferFailed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { t } = useLingui();
  return (
    <ErrorState
      title={t({ id: 'offer.failed', message: 'The offer could not be loaded' })}
      onRetry={onRetry}
      retryLabel={t({ id: 'action.retry', message: 'Try again' })}
      busy={busy}
    >
      {t({ id: 'offer.failedWhy', message: 'The server did not answer. Your slip is kept.' })}
    </ErrorState>
  );
}
