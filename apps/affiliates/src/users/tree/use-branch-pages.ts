import { useHost } from '@kvota/shell';
import { useQueries } from '@tanstack/react-query';

import { childrenQuery } from '../../data/tree-queries.ts';
import type { Branches } from './branches.ts';
import type { ChildrenPage } from './tree-lines.ts';

interface BranchPages {
  readonly pageOf: (id: string, cursor: string | undefined) => ChildrenPage | undefined;
  readonly retry: (id: string, cursor: string | undefined) => void;
}

const keyOf = (id: string, cursor: string | undefined): string => `${id} ${cursor ?? ''}`;

/** Loads the shown pages of all open nodes below a root. */
export function useBranchPages(branches: Branches, rootId: string): BranchPages {
  const { api } = useHost();
  const shown = Object.entries(branches)
    .filter(([, { path }]) => path.includes(rootId))
    .flatMap(([id, { cursors }]) => cursors.map((cursor) => ({ id, cursor })));
  const results = useQueries({ queries: shown.map(({ id, cursor }) => childrenQuery(api, id, cursor)) });
  const byKey = new Map(shown.map(({ id, cursor }, index) => [keyOf(id, cursor), results[index]]));
  return {
    pageOf(id, cursor) {
      const result = byKey.get(keyOf(id, cursor));
      if (result === undefined) return undefined;
      const { data, isError } = result;
      return { nodes: data?.result, next: data?.next ?? null, failed: isError && data === undefined };
    },
    retry: (id, cursor) => void byKey.get(keyOf(id, cursor))?.refetch(),
  };
}
