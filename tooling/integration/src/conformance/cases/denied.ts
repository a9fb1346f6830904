import type { TicketOutcomeName } from '@kvota/bet-slip/wire';

import { type Case, nothing, captured, released, kept, emptied, dialog, snackbar, pay, paid, decide } from './case.ts';

/** One case for each code that ends a ticket. A new code in the engine does not compile without a case. */
const { busy, ...refusals } = {
  busy: {
    ids: '[ERR-16] [PAY-14]',
    code: 'ets 102',
    how: 'an operator makes the acceptor busy',
    run: async (world) => {
      await world.force({ outcome: 'busy' });
      return pay(world.client());
    },
    seen: snackbar('snackbarServerBusy'),
    slip: kept,
    ledger: nothing,
  },
  timedOut: {
    ids: '[ERR-14] [OP-24] [OP-50]',
    code: '203',
    how: 'an offer without an answer: the player left the page and came back',
    run: async (world) => {
      await world.force({ outcome: 'oddchange', odds: '1.30' });
      const left = await paid(world.client());
      const keptState = left.leave();
      await world.platform.clock.advance(21_000);
      await world.platform.tickets.decideNow();
      const client = world.reload(keptState);
      client.slip.send({ type: 'resume' });
      await client.settle();
      return Object.assign(client, { sent: left.sent });
    },
    seen: snackbar('snackbarTimeout'),
    slip: kept,
    ledger: released,
  },
  cancelled: {
    ids: '[ERR-14] [OP-24] [OP-25]',
    code: '204',
    how: 'a silent acceptor: the ticket is cancelled at its deadline',
    run: async (world) => {
      await world.force({ outcome: 'silent', seconds: 60 });
      const client = await pay(world.client());
      await client.pass(16);
      return client;
    },
    seen: snackbar('snackbarTimeout'),
    slip: kept,
    ledger: released,
  },
  rejected: {
    ids: '[ERR-09] [OP-28]',
    code: '208',
    how: 'an operator denies the ticket',
    run: async (world) => {
      await world.force({ outcome: 'denied', subcode: 208 });
      return paid(world.client());
    },
    seen: dialog('snackbarRejected'),
    slip: kept,
    ledger: nothing,
  },
  oddsChanged: {
    ids: '[ERR-10] [OP-21]',
    code: '216',
    how: 'odds move while the player answers an odds change',
    run: async (world) => {
      const legs = world.prematch();
      const [leg] = legs;
      if (!leg) throw new Error('No leg.');
      const client = world.client({ legs });
      await world.moveOdds(leg, '1.25');
      await paid(client);
      await world.moveOdds(leg, '1.20');
      await decide(client, true);
      await client.pass(3);
      return client;
    },
    seen: dialog('ticketRejectedOddsChanged'),
    slip: emptied,
    ledger: released,
  },
  oddsBlocked: {
    ids: '[ERR-11] [OP-91]',
    code: '217',
    how: 'a market of the ticket is suspended',
    run: async (world) => {
      const legs = world.prematch();
      const client = world.client({ legs });
      if (legs[0]) await world.suspend(legs[0], true);
      return paid(client);
    },
    seen: dialog('ticketRejectedOddsBlocked'),
    slip: kept,
    ledger: nothing,
  },
  oddsChangedCms: {
    ids: '[ERR-12]',
    code: '226',
    how: 'the bookmaker moved odds manually',
    run: async (world) => {
      const legs = world.prematch();
      const client = world.client({ legs });
      if (legs[0]) await world.moveOdds(legs[0], '1.25', true);
      return paid(client);
    },
    seen: dialog('ticketRejectedOddsChangedCms'),
    slip: kept,
    ledger: nothing,
  },
  oddsBlockedCms: {
    ids: '[ERR-13]',
    code: '227',
    how: 'the bookmaker closed a market manually',
    run: async (world) => {
      const legs = world.prematch();
      const client = world.client({ legs });
      if (legs[0]) await world.suspend(legs[0], true, true);
      return paid(client);
    },
    seen: dialog('ticketRejectedOddsBlockedCms'),
    slip: kept,
    ledger: nothing,
  },
} satisfies Record<TicketOutcomeName, Case>;

const busyPaidAgain: Case = {
  ids: '[OP-25]',
  code: 'ets 102, paid again',
  how: 'the next Pay takes a new id',
  run: async (world) => {
    await world.force({ outcome: 'busy' });
    const client = await pay(world.client());
    await paid(client);
    if (client.sent[0] === client.sent[1]) throw new Error('The busy id was used again.');
    return client;
  },
  seen: dialog('ticketPaymentText'),
  slip: emptied,
  ledger: captured,
  requests: 2,
};

const unknownSubcode: Case = {
  ids: '[ERR-14]',
  code: 'unknown subcode',
  how: 'denied with 299',
  run: async (world) => {
    await world.force({ outcome: 'denied', subcode: 299 });
    return paid(world.client());
  },
  seen: snackbar('snackbarTimeout'),
  slip: kept,
  ledger: nothing,
};

/** Refusals of the acceptor by subcode, and the busy answer. */
export const denied: readonly Case[] = [busy, busyPaidAgain, ...Object.values(refusals), unknownSubcode];
