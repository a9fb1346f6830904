import { setImmediate } from 'node:timers/promises';

import { csvLine, csvMark } from '@kvota/contracts';

import { rowsAtOnce, type FileTable } from './file-column.ts';

/** Writes a table as CSV, piece by piece. */
export async function* writeCsv({ columns, pages }: FileTable): AsyncGenerator<string> {
  yield csvMark + csvLine(columns.map(({ heading }) => heading));
  for await (const rows of pages) {
    for (let begin = 0; begin < rows.length; begin += rowsAtOnce) {
      yield rows
        .slice(begin, begin + rowsAtOnce)
        .map(csvLine)
        .join('');
      await setImmediate();
    }
  }
}
