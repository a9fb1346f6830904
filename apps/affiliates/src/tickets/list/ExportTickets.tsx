import { exportColumns, TicketStatus } from '@kvota/contracts';
import { useShapeWords, useStatusName } from '@kvota/tickets';
import type { ReactElement } from 'react';

import { ticketsFilter, type TicketsSearch } from '../../data/tickets-search.ts';
import { ExportButton } from '../../frame/export/ExportButton.tsx';
import { columnsOf, filtersOf, wordsOf } from '../../frame/export/exported-list.ts';
import { useTicketHeadings } from './use-ticket-headings.ts';

/** Numbers of selections that have words in a file. Limits of operators are far lower. */
const counts = Array.from({ length: 99 }, (_, index) => String(index + 2));

/** Saves all filtered tickets as a file, newest first. */
export function ExportTickets(props: { readonly search: TicketsSearch; readonly rowCount: number }): ReactElement {
  const { search, rowCount } = props;
  const headings = useTicketHeadings();
  const statusName = useStatusName();
  const shape = useShapeWords();
  return (
    <ExportButton
      rowCount={rowCount}
      list={{
        list: 'tickets',
        filters: filtersOf(ticketsFilter(search)),
        columns: columnsOf(exportColumns.tickets, headings),
        words: {
          ...wordsOf('status', TicketStatus.options, statusName),
          ...wordsOf('shape.count', counts, (count) => shape.count(Number(count))),
          'shape.single': shape.single,
          'shape.banker': shape.banker,
          // The platform puts the groups of a system in their place.
          'shape.system': shape.system('{groups}'),
        },
      }}
    />
  );
}
