import type { NewSelection } from '@kvota/bet-slip/slip';

import type { Seen } from '../row.ts';
import type { SlipClient } from '../slip-client.ts';
import type { World } from '../world.ts';

/** One code of the error catalogue, how to provoke it, and the expected result. */
export interface Case {
  /** Requirements that the case proves. */
  readonly ids: string;
  readonly code: string;
  readonly how: string;
  readonly run: (world: World) => Promise<SlipClient>;
  readonly seen: Seen;
  readonly slip: string;
  readonly ledger: string;
  /** The number of requests that were sent. Defaults to one. */
  readonly requests?: number;
}

/** Movements of a ticket in the ledger. */
export const nothing = 'nothing, sum 0';
export const [held, captured, released] = ['held 100.00, sum 0', 'captured 100.00, sum 0', 'released 100.00, sum 0'];
/** States of the slip. */
export const [kept, emptied] = ['kept (2), stake 100', 'empty, stake 20, can be restored'];

/** Places of a message. */
export const dialog = (key: string): Seen => ({ surface: 'dialog', key });
export const overlay = (key: string): Seen => ({ surface: 'overlay', key });
export const snackbar = (key: string): Seen => ({ surface: 'snackbar', key });
export const panel = (key: string): Seen => ({ surface: 'panel', key });
export const none: Seen = { surface: 'none', key: '' };

/** Presses Pay and waits for the answer. */
export async function pay(client: SlipClient): Promise<SlipClient> {
  client.slip.send({ type: 'pay' });
  await client.settle();
  return client;
}

/** Pays and waits for the next ping. */
export async function paid(client: SlipClient): Promise<SlipClient> {
  await pay(client);
  await client.pass(3);
  return client;
}

/** Answers an offer. */
export async function decide(client: SlipClient, accept: boolean): Promise<SlipClient> {
  client.slip.send({ type: 'decide', accept });
  await client.settle();
  return client;
}

/** One leg of a match in play. */
export const live = (world: World): NewSelection[] => [world.live()];
