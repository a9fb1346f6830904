import { createCalls, type Api, type Transport } from '@kvota/api-client';
import { accountCalls, gamesCalls, moneyCalls, protectionCalls, voucherCalls } from '@kvota/contracts';

const group = { ...accountCalls, ...gamesCalls, ...moneyCalls, ...voucherCalls, ...protectionCalls };

/** Creates the calls of a player's account, of games and of money. */
export function createFurtherCalls(transport: Transport): Api<typeof group> {
  return createCalls(group, transport);
}
