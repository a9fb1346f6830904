import type { SlipConfig } from '@kvota/bet-slip/slip';
import { defaultTicketSettings } from '@kvota/contracts';

import type { Seen } from '../row.ts';
import type { SlipClient } from '../slip-client.ts';
import type { World } from '../world.ts';
import { type Case, nothing, kept, overlay, pay } from './case.ts';

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

/** A case whose client does not know a limit of the platform, so that the platform has to refuse. */
function refused(
  code: string,
  how: string,
  run: Case['run'],
  { slip = kept, seen = overlay(code) }: { slip?: string; seen?: Seen } = {},
): Case {
  return { ids: refusalIds[code] ?? '[ERR-07]', code: `refused: ${code}`, how, run, seen, slip, ledger: nothing };
}

/** Runs a case with a ticket setting that the client does not know. */
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

/** Chooses another wallet, and the stake of 100 in its currency. */
function chooseWallet(client: SlipClient, wallet: { currency: string; currencyId: number }): SlipClient {
  client.world.wallet = wallet;
  client.slip.send({ type: 'set-stake', stake: '100' });
  return client;
}

function freeBetClient(world: World, options: { legs: number; config: Partial<SlipConfig> }): SlipClient {
  return chooseWallet(world.client({ legs: world.prematch(options.legs), config: options.config }), freeBet);
}

export const refusals: readonly Case[] = [
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
  refused('noWallet', 'a wallet that the player does not have', (world) =>
    pay(chooseWallet(world.client(), { currency: 'CHF', currencyId: 756 })),
  ),
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
