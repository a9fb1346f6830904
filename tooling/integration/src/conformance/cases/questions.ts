import type { SlipClient } from '../slip-client.ts';
import type { World } from '../world.ts';
import { type Case, held, captured, released, kept, emptied, dialog, panel, none, paid, decide } from './case.ts';

/** The platform asks the player: to confirm in the panel, about a re-offer or changed odds in a dialog. */
export const questions = (['confirm', 'reoffer', 'oddchange'] as const).flatMap((kind): Case[] => {
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
                ? 'automatic odds change is on: a lower stake still needs an answer'
                : 'automatic odds change is on: accepted without a question',
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
