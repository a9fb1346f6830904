// Readers of exported files, written independently of the writers on purpose.
import { strFromU8, unzipSync } from 'fflate';

/** Reads a whole file. */
export async function wholeFile(body: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Reads CSV by RFC 4180. Throws if it does not begin with the byte order mark. */
export function readCsv(bytes: Buffer): string[][] {
  const text = bytes.toString('utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('There is no byte order mark.');
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The cells of a sheet: numbers as the text of the file, times and days as their serial. */
export interface SheetCell {
  readonly kind: 'text' | 'number';
  readonly value: string;
  readonly style: string;
}

/** Reads the sheet of a workbook. A cell that is missing is undefined. */
export function readXlsx(bytes: Buffer): { readonly rows: (SheetCell | undefined)[][]; readonly xml: string } {
  const xml = strFromU8(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const rows = [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, inner = '']) => {
    const cells: (SheetCell | undefined)[] = [];
    const pattern =
      /<c r="([A-Z])\d+" s="(\d)"(?: t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t><\/is>|><v>(.*?)<\/v>)<\/c>/gs;
    for (const [, letter = 'A', style = '', text, number] of inner.matchAll(pattern)) {
      const value = number ?? unescaped(text ?? '');
      cells[letter.charCodeAt(0) - 65] = { kind: number === undefined ? 'text' : 'number', value, style };
    }
    return cells;
  });
  return { rows, xml };
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
