import * as v from 'valibot';

import { WrongVariable } from '../kernel/environment.ts';
import type { GameServer } from '../games/servers/game-server.ts';

const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+$/));
const Key = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), secret: v.pipe(v.string(), v.minLength(32)) });
const Servers = v.array(
  v.object({
    code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
    url: address,
    origin: address,
    keys: v.tupleWithRest([Key], Key),
  }),
);

const meant =
  'a JSON list of game servers, such as [{"code":"house","url":"http://10.0.0.5:4300","origin":"https://games.example","keys":[{"id":"k1","secret":"at least 32 characters"}]}]';

/** Reads the servers of games. None if the variable is not set. The message of a failure contains no secret. */
export function gameServersOf(text: string | undefined): readonly GameServer[] {
  if (text === undefined || text.trim() === '') return [];
  const read = v.safeParse(Servers, parsed(text));
  if (read.success && new Set(read.output.map(({ code }) => code)).size === read.output.length) return read.output;
  throw new WrongVariable('KVOTA_GAME_SERVERS', meant, '…');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
