import { type Case, held, captured, emptied, dialog, panel, paid, live } from './case.ts';

/** A ticket that is not refused: received, waiting, accepted. */
export const accepted: readonly Case[] = [
  {
    ids: '[ERR-17] [PAY-12] [SES-21]',
    code: 'accepted',
    how: 'a prematch ticket',
    run: async (world) => paid(world.client()),
    seen: dialog('ticketPaymentText'),
    slip: emptied,
    ledger: captured,
  },
  {
    ids: '[ERR-15] [PAY-09] [OP-26]',
    code: '101 pending',
    how: 'a live ticket within the live delay',
    run: async (world) => {
      await world.force({ outcome: 'accepted' });
      return paid(world.client({ legs: live(world) }));
    },
    seen: panel('slip.waiting'),
    slip: 'kept (1), stake 100, 22 s left',
    ledger: held,
  },
  {
    ids: '[PAY-09] [PAY-18]',
    code: '101, then accepted',
    how: 'the live delay is over',
    run: async (world) => {
      await world.force({ outcome: 'accepted' });
      const client = await paid(world.client({ legs: live(world) }));
      await client.pass(3);
      return client;
    },
    seen: dialog('ticketPaymentText'),
    slip: emptied,
    ledger: captured,
  },
];
