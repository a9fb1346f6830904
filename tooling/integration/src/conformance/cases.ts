import type { NewSelection, SlipConfig } from '@kvota/bet-slip/slip';
import { defaultTicketSettings } from '@kvota/contracts';

import type { Seen } from './row.ts';
import type { SlipClient } from './slip-client.ts';
import type { World } from './world.ts';

/** One code of the error catalogue, how it is brought about, and what has to come of it. */
export interface Case {
  /** Requirements that the row shows. */
  readonly ids: string;
  readonly code: string;
  readonly how: string;
  readonly run: (world: World) => Promise<SlipClient>;
  readonly seen: Seen;
  readonly slip: string;
  readonly ledger: string;
  /** How many requests went out; one unless told. */
  readonly requests?: number;
}

const nothing = 'nothing, sum 0';
const [held, captured, released] = ['held 100.00, sum 0', 'captured 100.00, sum 0', 'released 100.00, sum 0'];
const [kept, emptied] = ['kept (2), stake 100', 'empty, stake 20, can be restored'];
const dialog = (key: string): Seen => ({ surface: 'dialog', key });
const overlay = (key: string): Seen => ({ surface: 'overlay', key });
const snackbar = (key: string): Seen => ({ surface: 'snackbar', key });
const panel = (key: string): Seen => ({ surface: 'panel', key });
const none: Seen = { surface: 'none', key: '' };

async function pay(client: SlipClient): Promise<SlipClient> {
  client.slip.send({ type: 'pay' });
  await client.settle();
  return client;
}

/** Pays and hears the next ping. */
async function paid(client: SlipClient): Promise<SlipClient> {
  await pay(client);
  await client.pass(3);
  return client;
}

async function decide(client: SlipClient, accept: boolean): Promise<SlipClient> {
  client.slip.send({ type: 'decide', accept });
  await client.settle();
  return client;
}

const live = (world: World): NewSelection[] => [world.live()];

/** Taken, waiting, done: what happens to a ticket that is not refused. */
const taken: readonly Case[] = [
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

/** Refusals of the acceptor by subcode, and the busy one. */
const denied: readonly Case[] = [
  {
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
  {
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
  },
  {
    ids: '[ERR-14] [OP-24] [OP-50]',
    code: '203',
    how: 'an offer that nobody answered: the page was left and came back',
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
  {
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
  {
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
  {
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
  {
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
  {
    ids: '[ERR-12]',
    code: '226',
    how: 'the bookmaker moved odds by hand',
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
  {
    ids: '[ERR-13]',
    code: '227',
    how: 'the bookmaker closed a market by hand',
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
  {
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
  },
];

/** Requirements of the limits, by key. */
const refusalIds: Readonly<Record<string, string>> = {
  minTicketPayin: '[ERR-07] [STAKE-12]',
  minSystemPayin: '[ERR-07] [STAKE-09] [OP-41]',
  maxSystemTicketCombinations: '[ERR-07] [STAKE-10]',
  maxTicketSelections: '[ERR-07] [STAKE-11]',
  minSelectionsMaxOddFreebet: '[ERR-07] [STAKE-15] [OP-32]',
  systemNotAllowed: '[ERR-07] [STAKE-14]',
  youAreBlocked: '[ERR-07] [OP-51]',
  maintenance: '[ERR-07] [OP-43]',
};

/** A client that knows less than the platform, so that the platform has to refuse. */
function refused(
  code: string,
  how: string,
  run: Case['run'],
  { slip = kept, seen = overlay(code) }: { slip?: string; seen?: Seen } = {},
): Case {
  return { ids: refusalIds[code] ?? '[ERR-07]', code: `refused: ${code}`, how, run, seen, slip, ledger: nothing };
}

/** Runs with a ticket setting changed behind the client's back. */
async function withSetting(
  world: World,
  key: keyof typeof defaultTicketSettings,
  value: unknown,
  run: () => Promise<SlipClient>,
) {
  await world.setting(key, value);
  const client = await run();
  await world.setting(key, defaultTicketSettings[key]);
  return client;
}

const freeBet = { currency: 'FREEBET-RSD', currencyId: 1000 };

function system(client: SlipClient, conditions: readonly number[]): SlipClient {
  client.slip.send({ type: 'set-mode', mode: 'system' });
  for (const { id } of client.slip.getSnapshot().state.selections) client.slip.send({ type: 'draft-selection', id });
  for (const condition of conditions) client.slip.send({ type: 'draft-condition', condition });
  client.slip.send({ type: 'confirm-group' });
  return client;
}

function freeBetClient(world: World, options: { legs: number; config: Partial<SlipConfig> }): SlipClient {
  const client = world.client({ legs: world.prematch(options.legs), config: options.config });
  client.world.wallet = freeBet;
  return client;
}

const refusals: readonly Case[] = [
  refused('minTicketPayin', 'the operator raised the least stake', (world) =>
    withSetting(world, 'minTicketPayin', [{ currency: 'RSD', limit: '150' }], () => pay(world.client())),
  ),
  refused(
    'maxTicketPayin',
    'a stake above 200,000',
    (world) => pay(world.client({ stake: '200000.01', config: { maxStake: '999999' } })),
    { slip: 'kept (2), stake 200000.01' },
  ),
  refused(
    'minSystemPayin',
    'the operator raised the least stake per combination',
    (world) =>
      withSetting(world, 'minPayinPerSystemComb', [{ currency: 'RSD', limit: '50' }], () =>
        pay(system(world.client({ legs: world.prematch(3) }), [2])),
      ),
    { slip: 'kept (3), stake 100' },
  ),
  refused(
    'maxSystemTicketCombinations',
    'the operator lowered the most combinations',
    (world) =>
      withSetting(world, 'maxSystemTicketCombinations', 2, () =>
        pay(system(world.client({ legs: world.prematch(3) }), [2])),
      ),
    { slip: 'kept (3), stake 100' },
  ),
  refused('maxTicketSelections', 'the operator lowered the most selections', (world) =>
    withSetting(world, 'maxTicketSelections', 1, () => pay(world.client())),
  ),
  refused(
    'minSelectionsMaxOddFreebet',
    'a free bet of three selections',
    (world) => {
      const lax = { freeBet: { currencyId: 1000, minSelections: 1, minOdds: '1.01' } };
      return pay(freeBetClient(world, { legs: 3, config: lax }));
    },
    { slip: 'kept (3), stake 100' },
  ),
  refused(
    'systemNotAllowed',
    'a system paid with free bets',
    (world) => pay(system(freeBetClient(world, { legs: 4, config: { maxSystemCurrencyId: 9999 } }), [2])),
    { slip: 'kept (4), stake 100' },
  ),
  refused('insufficientFunds', 'a stake above the wallet', (world) => pay(world.client({ stake: '190000' })), {
    slip: 'kept (2), stake 190000',
  }),
  refused('noWallet', 'a wallet that the player does not have', (world) => {
    const client = world.client();
    client.world.wallet = { currency: 'CHF', currencyId: 756 };
    return pay(client);
  }),
  refused('duplicateSelection', 'two players of one match on a ticket', (world) => {
    const [leg] = world.prematch(1);
    const legs = leg ? ['7', '9'].map((player) => ({ ...leg, id: `${leg.id}_${player}`, player })) : [];
    return pay(world.client({ legs, config: { conflictKey: 'id' } }));
  }),
  refused('youAreBlocked', 'blocked a moment ago, before the ping that tells it', async (world) => {
    const client = world.client();
    await world.block(true);
    await pay(client);
    await world.block(false);
    return client;
  }),
  refused('maintenance', 'maintenance has begun', async (world) => {
    const client = world.client();
    await world.maintenance(1);
    await world.platform.clock.advance(1000);
    await pay(client);
    await world.maintenance(0);
    return client;
  }),
  refused(
    'any other key',
    'an operator refuses with a key of its own',
    async (world) => {
      await world.force({ outcome: 'error', error: 'snackbarRejected' });
      return pay(world.client());
    },
    { seen: overlay('snackbarRejected') },
  ),
];

/** Questions to the player: confirm in the panel, re-offer and odds change in a dialog. */
const asked = (['confirm', 'reoffer', 'oddchange'] as const).flatMap((kind): Case[] => {
  const begin = async (world: World, autoOdds = false): Promise<SlipClient> => {
    const force = {
      confirm: { outcome: 'confirm' },
      reoffer: { outcome: 'reoffer', stake: '40' },
      oddchange: { outcome: 'oddchange', odds: '1.30' },
    } as const;
    await world.force(force[kind]);
    return paid(world.client({ autoOdds }));
  };
  const surface = kind === 'confirm' ? panel('slip.deciding') : dialog(`offer.${kind}`);
  const stays = kind === 'reoffer' ? 'kept (2), stake 40.00, lowered' : kept;
  const secondsLeft = '17 s left';
  const ids = { confirm: '[PAY-05] [OP-16]', reoffer: '[PAY-16] [OP-22] [SES-22]', oddchange: '[OP-23] [SES-22]' }[
    kind
  ];
  return [
    {
      ids,
      code: kind,
      how: 'the platform asks',
      run: (world) => begin(world),
      seen: surface,
      slip: `${stays}, ${secondsLeft}`,
      ledger: held,
    },
    {
      ids: '[CALL-11] [PAY-06]',
      code: `${kind}, accepted`,
      how: 'the player accepts',
      run: async (world) => {
        const client = await decide(await begin(world), true);
        await client.pass(3);
        return client;
      },
      seen: dialog('ticketPaymentText'),
      slip: emptied,
      ledger: kind === 'reoffer' ? 'captured 40.00, released 60.00, sum 0' : captured,
    },
    {
      ids: '[CALL-11] [OP-21]',
      code: `${kind}, declined`,
      how: 'the player declines',
      run: async (world) => decide(await begin(world), false),
      seen: none,
      slip: stays,
      ledger: released,
    },
    {
      ids: '[OP-16]',
      code: `${kind}, expired`,
      how: 'twenty seconds without an answer',
      run: async (world) => {
        const client = await begin(world);
        await client.pass(20);
        return client;
      },
      seen: none,
      slip: stays,
      ledger: released,
    },
    ...(kind === 'confirm'
      ? []
      : [
          {
            ids: '[PAY-15]',
            code: `${kind}, automatic`,
            how:
              kind === 'reoffer'
                ? 'auto odds change is on: a lower stake is asked all the same'
                : 'auto odds change is on: accepted without a question',
            run: async (world: World) => {
              const client = await begin(world, true);
              if (kind === 'oddchange') await client.pass(3);
              return client;
            },
            seen: kind === 'reoffer' ? surface : dialog('ticketPaymentText'),
            slip: kind === 'reoffer' ? `${stays}, ${secondsLeft}` : emptied,
            ledger: kind === 'reoffer' ? held : captured,
          },
        ]),
  ];
});

/** The line between player and platform. */
const silence: readonly Case[] = [
  {
    ids: '[OP-25]',
    code: 'no answer',
    how: 'the request is cut before it was booked; nothing is heard',
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
      if (client.sent[0] !== client.sent[1]) throw new Error('The unheard ticket was sent under another id.');
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
    how: 'booked, the answer lost: the next ping tells',
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
    how: 'every answer is held back until the player was told of a time-out',
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
    how: 'the line goes down while a live ticket waits, and comes back',
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
    how: 'accepting fails on the wire: the dialog stays, the seconds go on',
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

/** Who may not pay, and what is no payment. */
const barred: readonly Case[] = [
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
    how: 'ping has told that the user is blocked',
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
    how: 'an id that was used for another ticket',
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

/** The whole catalogue. */
export const cases: readonly Case[] = [...taken, ...denied, ...refusals, ...asked, ...silence, ...barred];
