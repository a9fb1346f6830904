import { createCalls, type Api, type Transport } from '@kvota/api-client';
import {
  accountCalls,
  activityCalls,
  historyCalls,
  moneyCalls,
  protectionCalls,
  sessionCalls,
  voucherCalls,
} from '@kvota/contracts';

const group = {
  ...accountCalls,
  ...sessionCalls,
  ...historyCalls,
  ...moneyCalls,
  ...voucherCalls,
  ...protectionCalls,
  ...activityCalls,
};

/** Creates the calls of a player's account, of playing games and of money. */
export function createFurtherCalls(transport: Transport): Api<typeof group> {
  return createCalls(group, transport);
}
