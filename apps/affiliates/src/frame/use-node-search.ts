import { useSearch } from '@tanstack/react-router';

import { idOf } from '../data/users-search.ts';

/** Returns the query that links between the pages pass on: the chosen node (AFF-10). */
export function useNodeSearch(): Record<string, string> {
  const node = idOf(
    useSearch({ strict: false, select: (search: Readonly<Record<string, unknown>>) => search['node'] }),
  );
  return node === undefined ? {} : { node };
}
