import type { AgencyRight } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';

import { connectionQuery } from '../../data/tree-queries.ts';

/**
 * Returns whether the signed-in person may do something, for what pages show. Until it is known, everything is shown, as
 * agents see it. Only the platform enforces it.
 */
export function useMay(): (right: AgencyRight) => boolean {
  const { api } = useHost();
  const rights = useQuery(connectionQuery(api)).data?.rights;
  return (right) => rights === undefined || rights.includes(right);
}
