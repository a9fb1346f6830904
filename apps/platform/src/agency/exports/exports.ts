import type { agencyCalls, CallAnswer, ExportRequest } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { FileAnswer } from '../../kernel/handlers.ts';
import type { AgencyActor } from '../agency.ts';

/** The sign-in of a user, to which the address of a file belongs. */
export interface ExportHolder extends AgencyActor {
  readonly session: string;
  readonly clientId: string;
}

/** Files of the lists of a branch. */
export interface AgencyExports {
  /**
   * Counts a list and returns the address of its file, which can be fetched once within a minute. Throws what the call of
   * the list throws, and 429 `tooManyExports` while two files of the user are not finished.
   */
  prepareExport(
    holder: ExportHolder,
    request: ExportRequest,
  ): Promise<CallAnswer<(typeof agencyCalls)['agencyExport']> & { readonly error?: RefusalOf<'agencyExport'> | null }>;
  /**
   * Returns the file of an address. `mayGoOn` is called before each page, and ends the file if it rejects. Throws 404
   * `exportUnknown` for any other holder, and from the second time on.
   */
  exportFile(holder: ExportHolder, id: string, mayGoOn: () => Promise<unknown>): Promise<FileAnswer>;
}
