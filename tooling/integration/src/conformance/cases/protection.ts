import type { CallBody, Calls } from '@kvota/contracts';

import type { SlipClient } from '../slip-client.ts';
import type { World } from '../world.ts';
import { type Case, kept, nothing, overlay, pay } from './case.ts';

type Limit = CallBody<Calls['setPlayerLimit']>;

/** Runs SQL on the platform of the world. `$player` is the id of its player, `$now` its time. */
async function sql({ platform, playerToken }: World, ...statements: readonly string[]): Promise<void> {
  const { id } = await platform.call('user', {}, playerToken);
  const now = new Date(platform.clock.now()).toISOString();
  for (const statement of statements)
    await platform.db.execute(statement.replaceAll('$player', `'${id}'`).replaceAll('$now', `'${now}'::timestamptz`));
}

/** As if the player had never limited, paused or excluded the play, and no licence asked for anything. */
const nothingSet = [
  "UPDATE player_guards SET state = 'open', until = NULL WHERE user_id = $player",
  'DELETE FROM player_limits WHERE user_id = $player',
  'DELETE FROM play_sessions WHERE user_id = $player',
  'DELETE FROM required_limits',
  'DELETE FROM register_use',
];

/** A session of an hour, whose reality check is due. */
const playedAnHour = `INSERT INTO play_sessions (user_id, started, seen, checked, due, entry)
  SELECT $player, $now - interval '1 hour', $now, $now - interval '1 hour', $now, coalesce(max(id), 0) FROM ledger_entries`;
/** The same, acknowledged a moment ago. */
const acknowledged = "UPDATE play_sessions SET checked = $now, due = $now + interval '1 hour' WHERE user_id = $player";

/** A slip that could be paid until the player, or a licence, stops it. The slip stays, and nothing is booked. */
function stopped(code: string, how: string, stop: (world: World) => Promise<unknown>): Case {
  return {
    ids: '[OP-87] [ERR-07]',
    code: `refused: ${code}`,
    how,
    async run(world): Promise<SlipClient> {
      const client = world.client();
      await stop(world);
      await pay(client);
      await sql(world, ...nothingSet);
      return client;
    },
    seen: overlay(code),
    slip: kept,
    ledger: nothing,
  };
}

const limit = ({ platform, playerToken }: World, body: Limit): Promise<unknown> =>
  platform.call('setPlayerLimit', { body }, playerToken);

/** Refusals by which players protect themselves, and those of licences. */
export const protection: readonly Case[] = [
  stopped('limitReached', 'the stakes of a day would exceed a limit of the player', (world) =>
    limit(world, { kind: 'stakes', period: 'day', product: 'all', currency: 'RSD', amount: '99.99' }),
  ),
  stopped('limitReached', 'the stake is above the highest single one of the player', (world) =>
    limit(world, { kind: 'singleStake', product: 'all', currency: 'RSD', amount: '99.99' }),
  ),
  stopped('limitReached', 'the player has switched betting before the match off', (world) =>
    limit(world, { kind: 'off', product: 'prematch', amount: '0.00' }),
  ),
  stopped('nightOff', 'the player does not play at this hour', (world) =>
    limit(world, { kind: 'night', product: 'all', night: { from: '12:00', to: '11:00' } }),
  ),
  stopped('sessionTime', 'the time of the session is used up', async (world) => {
    await sql(world, playedAnHour, acknowledged);
    await limit(world, { kind: 'time', period: 'session', product: 'all', minutes: 30 });
  }),
  stopped('realityCheck', 'an hour of play, and the reality check waits', (world) => sql(world, playedAnHour)),
  stopped('playPaused', 'the player has paused for 24 hours', ({ platform, playerToken }) =>
    platform.call('pausePlay', { body: { days: 1 } }, playerToken),
  ),
  stopped('selfExcluded', 'the player is excluded', ({ platform, playerToken }) =>
    platform.call('excludeSelf', { body: { months: 6 } }, playerToken),
  ),
  stopped('registerUnknown', 'the exclusion register has not answered', (world) =>
    sql(world, 'INSERT INTO register_use (id, since) VALUES (1, $now)'),
  ),
  stopped('limitRequired', 'the licence requires a limit of deposits, and the player has none', (world) =>
    sql(world, "INSERT INTO required_limits (kind, since) VALUES ('deposit', $now)"),
  ),
  // The last one: the rates of the day are gone afterwards.
  stopped('rateUnknown', 'a limit in euros, and no rate of the day', async (world) => {
    await limit(world, { kind: 'stakes', period: 'day', product: 'all', currency: 'EUR', amount: '99.99' });
    await sql(world, `DELETE FROM settings WHERE "group" = 'rates'`);
  }),
];
