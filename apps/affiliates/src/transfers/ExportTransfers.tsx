import { exportColumns, transferBases, transferDirections } from '@kvota/contracts';
import type { ReactElement } from 'react';

import { ExportButton } from '../frame/export/ExportButton.tsx';
import { columnsOf, wordsOf } from '../frame/export/exported-list.ts';
import { transferFilter, type TransfersSearch } from './transfers-search.ts';
import { useBasisName, useDirectionName } from './use-direction-name.ts';
import { useTransferHeadings } from './use-transfer-headings.ts';

/** Saves all filtered transfers as a file. */
export function ExportTransfers(props: { readonly search: TransfersSearch; readonly rowCount: number }): ReactElement {
  const { search, rowCount } = props;
  const headings = useTransferHeadings();
  const directionName = useDirectionName();
  const basisName = useBasisName();
  return (
    <ExportButton
      rowCount={rowCount}
      list={{
        list: 'transfers',
        filters: transferFilter(search),
        columns: columnsOf(exportColumns.transfers, headings),
        words: {
          ...wordsOf('direction', transferDirections, directionName),
          ...wordsOf('basis', transferBases, basisName),
        },
      }}
    />
  );
}
