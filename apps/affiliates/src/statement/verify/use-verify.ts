import { useHost } from '@kvota/shell';
import { useState } from 'react';

import { allStatementRows, statementQuery, type StatementOf } from '../../data/reports/commission-queries.ts';
import { checkStatement, digestOf, type StatementChecks } from './check-statement.ts';

/** A verification on its way. `failed` means that the movements could not be loaded, so that nothing was checked. */
export type VerifyState =
  | { readonly status: 'idle' | 'busy' | 'failed' }
  | { readonly status: 'done'; readonly checks: StatementChecks };

/** Verifies a statement in the browser: its movements and the document are fetched, and everything is computed again. */
export function useVerify(of: StatementOf): { readonly state: VerifyState; readonly start: () => void } {
  const { api, queryClient } = useHost();
  const [state, setState] = useState<VerifyState>({ status: 'idle' });
  const run = async (): Promise<void> => {
    setState({ status: 'busy' });
    try {
      const [rows, { document, hash }] = await Promise.all([
        allStatementRows(api, of),
        queryClient.fetchQuery({ ...statementQuery(api, of), staleTime: 0 }),
      ]);
      const digest = digestOf(globalThis.crypto);
      setState({ status: 'done', checks: await checkStatement({ document, hash, rows, digest }) });
    } catch {
      setState({ status: 'failed' });
    }
  };
  return { state, start: () => void run() };
}
