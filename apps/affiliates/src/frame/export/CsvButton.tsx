import { csvOf } from '@kvota/contracts';
import { saveFile } from '@kvota/shell';
import { Button } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import type { ReactElement } from 'react';

interface CsvButtonProps {
  /** The name of the file. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Saves rows that the page has already as CSV, in the look of `ExportButton`. It is for rows of which the platform writes no
 * file: those of a commission are one short answer without pages. It works offline.
 */
export function CsvButton({ name, headings, rows }: CsvButtonProps): ReactElement {
  const { t } = useLingui();
  return (
    <Button
      size="sm"
      icon={<IconDownload size={18} />}
      onClick={() => saveFile(new Blob([csvOf([headings, ...rows])], { type: 'text/csv;charset=utf-8' }), name)}
      disabledReason={
        rows.length === 0 ? t({ id: 'agency.export.nothing', message: 'There is nothing to save.' }) : undefined
      }
    >
      {t({ id: 'agency.export.csv', message: 'Save as CSV' })}
    </Button>
  );
}
