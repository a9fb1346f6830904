import type { AgencyNode } from '@kvota/contracts';
import { personalPrefix, useHost } from '@kvota/shell';
import { useEffect, useReducer } from 'react';

import { moveBranches, readBranches, writeBranches, type BranchEvent, type Branches } from './branches.ts';

const storageKey = `${personalPrefix}agencyTree`;

/** Returns the open nodes, at first with the root, and what changes them. They stay open for the tab, until the user signs out. */
export function useBranches(root: AgencyNode): readonly [Branches, (event: BranchEvent) => void] {
  const { tabStorage } = useHost();
  const [branches, send] = useReducer(moveBranches, null, () =>
    moveBranches(readBranches(tabStorage.getItem(storageKey)), { type: 'open', node: root }),
  );
  useEffect(() => {
    tabStorage.setItem(storageKey, writeBranches(branches));
  }, [branches, tabStorage]);
  return [branches, send];
}
