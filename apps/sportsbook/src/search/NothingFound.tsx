import { Button, EmptyState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Shows that a search found nothing, with the query and a button that resets it. */
export function NothingFound(props: {
  /** The query. */
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
