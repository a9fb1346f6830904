import { mostExportRows } from '@kvota/contracts';
import { useFormats, useHost } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';

import type { ExportFault } from './export-fault.ts';

/** Returns the text of a fault: why there is no file, and what helps. */
export function useExportFaultText(): (fault: ExportFault) => string {
  const { t } = useLingui();
  const { serverNow } = useHost();
  const formats = useFormats();
  return (fault) => {
    switch (fault.kind) {
      case 'tooLarge':
        return t({
          id: 'agency.export.tooLarge',
          message: 'Too many rows for one file. Choose a shorter period or more filters.',
        });
      case 'tooLargeForXlsx': {
        const most = formats.number(mostExportRows.xlsx);
        return t({
          id: 'agency.export.tooLargeForXlsx',
          message: `XLSX has room for ${most} rows. Choose CSV, or a shorter period.`,
        });
      }
      case 'tooMany': {
        // The next full minute, because the time has no seconds.
        const time = formats.time(Math.ceil((serverNow() + fault.seconds * 1000) / minute) * minute);
        return t({
          id: 'agency.export.tooMany',
          message: `Too many files in a short time. Try again at ${time}.`,
        });
      }
      case 'blocked':
        return t({ id: 'agency.blocked.title', message: 'Your agent account is blocked' });
      case 'userUnknown':
        return t({ id: 'agency.userUnknown', message: 'There is no such user in your branch' });
      case 'unreachable':
        return t({ id: 'agency.unreachable', message: 'The server does not answer. Check your connection.' });
      case 'failed':
        return t({ id: 'agency.export.failed', message: 'The file could not be made. Try again.' });
      default:
        return fault satisfies never;
    }
  };
}

const minute = 60_000;
