import { exportFormats } from '@kvota/contracts';
import { onlineAtom, useHost } from '@kvota/shell';
import { Button, Menu, type MenuEntry } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useMay } from '../rights/use-may.ts';
import { sizeFault } from './export-fault.ts';
import type { ExportedList } from './exported-list.ts';
import { useExport } from './use-export.ts';
import { useExportFaultText } from './use-export-fault-text.ts';

interface ExportButtonProps {
  readonly list: ExportedList;
  /** The number of rows that fit; undefined if it is not known. */
  readonly rowCount: number | undefined;
  /** @default "Save as a file" */
  readonly label?: string;
  /** @default "sm" */
  readonly size?: 'sm' | 'md';
  readonly className?: string;
}

const icons = { csv: <IconFileText size={18} />, xlsx: <IconFileSpreadsheet size={18} /> };

/** Saves all filtered rows of a list as CSV or XLSX, which the platform writes (AFF-03). Texts are those of the table. Staff needs the right. */
export function ExportButton({
  list,
  rowCount,
  label,
  size = 'sm',
  className,
}: ExportButtonProps): ReactElement | null {
  const { t } = useLingui();
  const { notify } = useHost();
  const online = useAtomValue(onlineAtom);
  const textOf = useExportFaultText();
  const may = useMay();
  const { busy, save } = useExport((fault) => notify({ tone: 'error', timeout: 8000, text: textOf(fault) }));
  if (!may('export')) return null;
  const reason = !online
    ? t({ id: 'agency.needsNetwork', message: 'You are offline' })
    : rowCount === 0
      ? t({ id: 'agency.export.nothing', message: 'There is nothing to save.' })
      : undefined;
  const name = label ?? t({ id: 'agency.export', message: 'Save as a file' });
  return (
    <Menu
      label={name}
      stopped={busy || reason !== undefined}
      trigger={
        <Button size={size} className={className} icon={<IconDownload size={18} />} busy={busy} disabledReason={reason}>
          {name}
        </Button>
      }
      items={exportFormats.map((format): MenuEntry => {
        const fault = sizeFault(list.list, format, rowCount);
        return {
          kind: 'item',
          id: format,
          label: format.toUpperCase(),
          icon: icons[format],
          disabledReason: fault && textOf(fault),
          onSelect: () => void save(list, format),
        };
      })}
    />
  );
}
