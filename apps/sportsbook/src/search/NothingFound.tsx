import { Button, EmptyState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Shown if a search found nothing: it repeats the search and offers to clear it. */
export function NothingFound(props: {
  /** The text that was searched for. */
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
