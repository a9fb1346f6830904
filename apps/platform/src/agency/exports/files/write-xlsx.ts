import { setImmediate } from 'node:timers/promises';

import { strToU8, Zip, ZipDeflate } from 'fflate';

import { rowsAtOnce, type FileColumn, type FileTable } from './file-column.ts';
import { sheetCell, textCell } from './sheet-cell.ts';
import { cellStyles, sheetHead, sheetPath, sheetTail, workbookFiles } from './workbook.ts';

/** How times are written, and the time at which the file was made. */
interface WorkbookOptions {
  /** IANA time zone. */
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A level of compression that costs little time. */
const level = 3;

/** Writes a table as a workbook with one sheet, piece by piece: no more than a page is in memory. */
export async function* writeXlsx(
  { columns, pages }: FileTable,
  { zone, at }: WorkbookOptions,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const take = (): Uint8Array => {
    const whole = Buffer.concat(made);
    made = [];
    return whole;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const add = (path: string): ZipDeflate => {
    const file = new ZipDeflate(path, { level });
    file.mtime = at;
    zip.add(file);
    return file;
  };
  for (const [path, text] of Object.entries(workbookFiles)) add(path).push(strToU8(text), true);
  const sheet = add(sheetPath);
  sheet.push(strToU8(sheetHead(columns.length) + headingRow(columns)));
  let line = 2;
  for await (const rows of pages) {
    for (let begin = 0; begin < rows.length; begin += rowsAtOnce) {
      let xml = '';
      for (const row of rows.slice(begin, begin + rowsAtOnce)) {
        const cells = columns.map(({ kind }, i) => sheetCell(kind, row[i] ?? '', { at: cellAt(i, line), zone }));
        xml += `<row r="${line}">${cells.join('')}</row>`;
        line += 1;
      }
      sheet.push(strToU8(xml));
      yield take();
      await setImmediate();
    }
  }
  sheet.push(strToU8(sheetTail), true);
  zip.end();
  yield take();
}

function headingRow(columns: readonly FileColumn[]): string {
  const cells = columns.map(({ heading }, i) => textCell(cellAt(i, 1), heading, cellStyles.heading));
  return `<row r="1">${cells.join('')}</row>`;
}

/** The address of a cell. A file has fewer columns than there are letters. */
const cellAt = (column: number, line: number): string => `${String.fromCodePoint(65 + column)}${line}`;
