import { createCalls, createTransport, type Api, type TransportOptions } from '@kvota/api-client';
import { accountCalls, agencyCalls, gamesCalls, moneyCalls, operatorCalls } from '@kvota/contracts';

import { staggerCalls } from './stagger-calls.ts';

const group = { ...accountCalls, ...agencyCalls, ...gamesCalls, ...moneyCalls, ...operatorCalls };

/** The calls of a player's account, of games, and of agents and operators. */
export function createFurtherCalls(options: TransportOptions): Api<typeof group> {
  return createCalls(group, staggerCalls(createTransport(options)));
}
