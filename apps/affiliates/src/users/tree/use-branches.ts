import { personalPrefix, useHost } from '@kvota/shell';
import { useEffect, useReducer } from 'react';

import { moveBranches, readBranches, writeBranches, type BranchEvent, type Branches } from './branches.ts';

const storageKey = `${personalPrefix}agencyTree`;

/** Returns the open nodes and what changes them. They stay open for the tab, until the user signs out. */
export function useBranches(): readonly [Branches, (event: BranchEvent) => void] {
  const { tabStorage } = useHost();
  const [branches, send] = useReducer(moveBranches, null, () => readBranches(tabStorage.getItem(storageKey)));
  useEffect(() => {
    tabStorage.setItem(storageKey, writeBranches(branches));
  }, [branches, tabStorage]);
  return [branches, send];
}
