import { exportColumns } from '@kvota/contracts';
import type { ReactElement } from 'react';

import type { Currency } from '../../data/credit-in.ts';
import { usersFilters, type UsersSearch } from '../../data/users-search.ts';
import { ExportButton } from '../../frame/export/ExportButton.tsx';
import { columnsOf, filtersOf, wordsOf } from '../../frame/export/exported-list.ts';
import { useNodeWords } from '../../frame/use-node-words.ts';
import { useUserHeadings } from './use-user-headings.ts';

const blocks = {
  active: { blocked: false, blockedBy: null },
  blocked: { blocked: true, blockedBy: 'own' },
  above: { blocked: true, blockedBy: 'above' },
  closed: { blocked: false, blockedBy: null, closedAt: 'closed' },
} as const;

/** Saves all filtered users as a file, by name, with their credit in the chosen currency. */
export function ExportUsers(props: {
  readonly search: UsersSearch;
  readonly currency: Currency;
  readonly rowCount: number;
}): ReactElement {
  const { search, currency, rowCount } = props;
  const headings = useUserHeadings();
  const words = useNodeWords();
  return (
    <ExportButton
      rowCount={rowCount}
      list={{
        list: 'users',
        filters: filtersOf(usersFilters(search, undefined)),
        currencyId: currency.id,
        columns: columnsOf(exportColumns.users, headings),
        words: {
          ...wordsOf('kind', ['agent', 'player'], words.kind),
          ...wordsOf('state', ['active', 'blocked', 'above', 'closed'], (state) => words.state(blocks[state])),
        },
      }}
    />
  );
}
