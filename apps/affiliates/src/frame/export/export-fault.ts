import { isApiError } from '@kvota/api-client';
import { mostExportRows, type ExportFormat, type ExportList } from '@kvota/contracts';

/** Why there is no file. */
export type ExportFault =
  | { readonly kind: 'tooLarge' }
  /** XLSX has no room for the rows, and CSV has. */
  | { readonly kind: 'tooLargeForXlsx' }
  /** `seconds` is how long to wait. */
  | { readonly kind: 'tooMany'; readonly seconds: number }
  | { readonly kind: 'blocked' | 'userUnknown' | 'unreachable' | 'failed' };

/** Returns why a list of so many rows does not fit into a file; undefined if it does, or if the number is not known. */
export function sizeFault(
  list: ExportList,
  format: ExportFormat,
  rowCount: number | undefined,
): ExportFault | undefined {
  return (rowCount ?? 0) > mostExportRows[format] ? tooLarge(list, format) : undefined;
}

/** Returns the fault of a list that was refused as too large. A calculation has as few rows in CSV as in XLSX. */
export const tooLarge = (list: ExportList, format: ExportFormat): ExportFault => ({
  kind: format === 'xlsx' && list !== 'calculation' ? 'tooLargeForXlsx' : 'tooLarge',
});

/** Returns the fault of a failed call. */
export function exportFault(error: unknown): ExportFault {
  if (!isApiError(error)) return { kind: 'failed' };
  switch (error.code) {
    case 'tooManyExports':
      return { kind: 'tooMany', seconds: error.retryAfter ?? 60 };
    case 'tooBroad':
      return { kind: 'tooLarge' };
    case 'agentBlocked':
      return { kind: 'blocked' };
    case 'userUnknown':
      return { kind: 'userUnknown' };
    case undefined:
    default:
      return { kind: error.kind === 'offline' || error.kind === 'timeout' ? 'unreachable' : 'failed' };
  }
}
