import { exportColumns, type CalculationGroup } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { calculationQuery } from '../data/reports/figure-queries.ts';
import { useFigureName } from '../figures/use-figure-name.ts';
import { useGroupName } from '../figures/use-group-name.ts';
import { useRowWords } from '../figures/use-row-words.ts';
import { ExportButton } from '../frame/export/ExportButton.tsx';

/** Saves every row of the calculation as a file. */
export function ExportCalculation(props: {
  readonly query: Omit<Parameters<typeof calculationQuery>[1], 'page'>;
  readonly by: CalculationGroup;
  readonly rowCount: number;
}): ReactElement {
  const { query, by, rowCount } = props;
  const { t } = useLingui();
  const figureName = useFigureName();
  const groupName = useGroupName();
  const rowWords = useRowWords();
  return (
    <ExportButton
      rowCount={rowCount}
      list={{
        list: 'calculation',
        filters: query,
        columns: exportColumns.calculation.map((id) => ({
          id,
          heading:
            id === 'name'
              ? groupName(by)
              : id === 'currency'
                ? t({ id: 'agency.currency', message: 'Currency' })
                : figureName(id),
        })),
        words: rowWords(by),
      }}
    />
  );
}
