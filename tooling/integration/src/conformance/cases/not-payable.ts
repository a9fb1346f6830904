import { type Case, nothing, captured, kept, overlay, panel, pay, paid } from './case.ts';

/** Players who may not pay, and requests that are no payment. */
export const notPayable: readonly Case[] = [
  {
    ids: '[PAY-01] [OP-29]',
    code: 'must log in',
    how: 'a visitor presses Pay',
    run: async (world) => pay(world.client({ visitor: true })),
    seen: overlay('snackbarMustLogin'),
    slip: kept,
    ledger: nothing,
    requests: 0,
  },
  {
    ids: '[OP-51]',
    code: 'blocked user',
    how: 'a ping reported that the user is blocked',
    run: async (world) => {
      const client = world.client();
      client.world.blocked = true;
      return pay(client);
    },
    seen: panel('youAreBlocked'),
    slip: kept,
    ledger: nothing,
    requests: 0,
  },
  {
    ids: '[CALL-20] [OP-89]',
    code: '422',
    how: 'an id that another ticket has used',
    run: async (world) => {
      const id = world.newId();
      await paid(world.client({ id }));
      const client = await pay(world.client({ id, stake: '50' }));
      if (client.sent[0] !== id) throw new Error('The id was not used again.');
      return client;
    },
    seen: overlay('ticketIdTaken'),
    slip: 'kept (2), stake 50',
    ledger: captured,
  },
];
