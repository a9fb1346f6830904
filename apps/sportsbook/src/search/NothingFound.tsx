import { Button, EmptyState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Says that a search found nothing, what was looked for, and leads back. */
export function NothingFound(props: {
  /** What was looked for. */
  search: string;
  onClear: () => void;
  headingLevel?: 2 | 3;
}): ReactElement {
  const { onClear, headingLevel } = props;
  const { t } = useLingui();
  const search = props.search.trim();
  return (
    <EmptyState
      art="search"
      {...(headingLevel && { headingLevel })}
      title={t({ id: 'offer.notFound', message: `Nothing found for “${search}”` })}
      actions={
        <Button variant="brand" onClick={onClear}>
          {t({ id: 'offer.searchClear', message: 'Clear the search' })}
        </Button>
      }
    >
      {t({ id: 'live.notFoundHint', message: 'Try the name of a team or a league.' })}
    </EmptyState>
  );
}
