import { createCalls, createTransport, type Api, type TransportOptions } from '@kvota/api-client';
import { accountCalls, agencyCalls, gamesCalls, moneyCalls, operatorCalls } from '@kvota/contracts';

import { inTurns } from './in-turns.ts';

const group = { ...accountCalls, ...agencyCalls, ...gamesCalls, ...moneyCalls, ...operatorCalls };

/** The calls of a player's account, of games, and of agents and operators. */
export function createFurtherCalls(options: TransportOptions): Api<typeof group> {
  return createCalls(group, inTurns(createTransport(options)));
}
