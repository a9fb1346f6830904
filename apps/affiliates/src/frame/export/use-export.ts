import type { ExportFormat } from '@kvota/contracts';
import { saveFile, sessionAtom, useHost, userIdOf } from '@kvota/shell';
import { useState } from 'react';

import { exportFault, tooLarge, type ExportFault } from './export-fault.ts';
import type { ExportedList } from './exported-list.ts';

/** Milliseconds for counting a list, and for its file. */
const [countTimeout, fileTimeout] = [60_000, 15 * 60_000];

/** Returns a function that saves a list as a file, and whether it is at work. */
export function useExport(onFault: (fault: ExportFault) => void): {
  readonly busy: boolean;
  readonly save: (list: ExportedList, format: ExportFormat) => Promise<void>;
} {
  const { api, store } = useHost();
  const [busy, setBusy] = useState(false);
  async function save(list: ExportedList, format: ExportFormat): Promise<void> {
    const owner = userIdOf(store.get(sessionAtom));
    setBusy(true);
    try {
      const body = { ...list, format, zone: deviceZone() };
      const { id, name, error } = await api.agencyExport({ body, timeout: countTimeout });
      if (typeof id !== 'string')
        return onFault(error === 'exportTooLarge' ? tooLarge(list.list, format) : { kind: 'failed' });
      // The address works once, so a lost answer cannot be asked for again.
      const file = await api.agencyExportFile({ params: { id }, retry: false, timeout: fileTimeout });
      // The user may have signed out meanwhile.
      if (userIdOf(store.get(sessionAtom)) === owner) saveFile(file, name ?? `${list.list}.${format}`);
    } catch (thrown) {
      onFault(exportFault(thrown));
    } finally {
      setBusy(false);
    }
  }
  return { busy, save };
}

/** The time zone of the device; UTC if the browser does not know it. */
function deviceZone(): string {
  const zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === undefined || zone === 'Etc/Unknown' ? 'UTC' : zone;
}
