import { type Case, nothing, held, captured, kept, emptied, dialog, panel, pay, paid, decide, live } from './case.ts';

/** Failures of the connection between player and platform. */
export const silence: readonly Case[] = [
  {
    ids: '[OP-25]',
    code: 'no answer',
    how: 'the request is lost before it is booked; there is no answer',
    run: async (world) => {
      await world.force({ outcome: 'cut', when: 'before' });
      return pay(world.client());
    },
    seen: panel('slip.unknown'),
    slip: kept,
    ledger: nothing,
  },
  {
    ids: '[ERR-08] [OP-25]',
    code: 'no answer, cut before',
    how: 'ten seconds of asking: the platform does not have it',
    run: async (world) => {
      await world.force({ outcome: 'cut', when: 'before' });
      const client = await pay(world.client());
      await client.pass(11);
      return client;
    },
    seen: dialog('ticketTimeout'),
    slip: kept,
    ledger: nothing,
  },
  {
    ids: '[OP-25] [OP-89]',
    code: 'no answer, paid again',
    how: 'the unchanged slip goes out under the same id',
    run: async (world) => {
      await world.force({ outcome: 'cut', when: 'before' });
      const client = await pay(world.client());
      await client.pass(11);
      await paid(client);
      if (client.sent[0] !== client.sent[1]) throw new Error('The unconfirmed ticket was sent under another id.');
      return client;
    },
    seen: dialog('ticketPaymentText'),
    slip: emptied,
    ledger: captured,
    requests: 2,
  },
  {
    ids: '[OP-25]',
    code: 'no answer, cut after',
    how: 'the ticket is booked and the answer lost: the next ping reports it',
    run: async (world) => {
      await world.force({ outcome: 'cut', when: 'after' });
      const client = await pay(world.client());
      await client.pass(1);
      return client;
    },
    seen: dialog('ticketPaymentText'),
    slip: emptied,
    ledger: captured,
  },
  {
    ids: '[OP-25] [OP-89]',
    code: 'late answer',
    how: 'every answer is held back until the client has reported a timeout',
    run: async (world) => {
      const client = world.client();
      client.lines.holdAnswers();
      client.slip.send({ type: 'pay' });
      await client.pass(26);
      if (client.slip.getSnapshot().state.payment.status !== 'timedOut')
        throw new Error('The ticket was not given up.');
      client.lines.up();
      await client.settle();
      return client;
    },
    seen: dialog('ticketPaymentText'),
    slip: emptied,
    ledger: captured,
  },
  {
    ids: '[OP-25] [PAY-08]',
    code: 'connection lost',
    how: 'the connection fails while a live ticket waits, and returns',
    run: async (world) => {
      await world.force({ outcome: 'accepted' });
      const client = await pay(world.client({ legs: live(world) }));
      client.lines.down();
      await client.pass(8);
      client.lines.up();
      await client.pass(3);
      return client;
    },
    seen: dialog('ticketPaymentText'),
    slip: emptied,
    ledger: captured,
  },
  {
    ids: '[OP-21] [ERR-01]',
    code: 'answer to an offer lost',
    how: 'the request to accept fails: the dialog stays and counts on',
    run: async (world) => {
      await world.force({ outcome: 'oddchange', odds: '1.30' });
      const client = await paid(world.client());
      client.lines.down();
      await decide(client, true);
      client.lines.up();
      return client;
    },
    seen: dialog('offer.oddchange'),
    slip: `${kept}, 17 s left`,
    ledger: held,
  },
  {
    ids: '[OP-21]',
    code: 'answer to an offer lost, again',
    how: 'the second attempt arrives',
    run: async (world) => {
      await world.force({ outcome: 'oddchange', odds: '1.30' });
      const client = await paid(world.client());
      client.lines.down();
      await decide(client, true);
      client.lines.up();
      await decide(client, true);
      await client.pass(3);
      return client;
    },
    seen: dialog('ticketPaymentText'),
    slip: emptied,
    ledger: captured,
  },
];
