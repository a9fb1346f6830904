import type { ApiClient } from '@kvota/api-client';
import type { LiveTable } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Tables with the instant of their answer, by the clock of the server. */
export interface AskedTables {
  readonly byCode: ReadonlyMap<string, LiveTable>;
  readonly answeredAt: number;
}

/** Milliseconds between two questions. All tiles share them. */
const every = 10_000;

/** The tables now (CAS-58). It is asked again while a tile with a table is in view and the tab is visible. */
export const tablesQuery = (api: Pick<ApiClient, 'liveTables'>, serverNow: () => number) =>
  queryOptions({
    queryKey: ['games', 'tables'],
    async queryFn({ signal }): Promise<AskedTables> {
      const { tables } = await api.liveTables({ signal });
      return { byCode: new Map(tables.map((table) => [table.game_code, table])), answeredAt: serverNow() };
    },
    staleTime: every,
    refetchInterval: every,
    refetchOnWindowFocus: true,
  });
