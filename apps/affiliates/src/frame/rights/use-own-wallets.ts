import type { Wallet } from '@kvota/contracts';
import { useHost, walletsAtom } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { connectionQuery } from '../../data/tree-queries.ts';

/** Returns the wallets of the node: those of the agent, which ping keeps up to date, or for staff those of the employer. */
export function useOwnWallets(): readonly Wallet[] {
  const { api } = useHost();
  const own = useAtomValue(walletsAtom);
  const connection = useQuery(connectionQuery(api)).data;
  return connection?.staff ? (connection.node?.wallets ?? []) : own;
}
