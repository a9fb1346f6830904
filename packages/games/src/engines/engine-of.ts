import { GameError } from '../refusal/game-error.ts';
import type { Engine } from '../round/engine.ts';
import type { Round } from '../round/round.ts';
import { baccarat } from './baccarat/baccarat.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { curve } from './curve/curve.ts';
import { drawPoker } from './draw-poker/draw-poker.ts';
import { keno } from './keno/keno.ts';
import { ladder } from './ladder/ladder.ts';
import { league } from './league/league.ts';
import { race } from './race/race.ts';
import { reels } from './reels/reels.ts';
import { roulette } from './roulette/roulette.ts';
import { table } from './table/table.ts';

/** All engines (GAME-04). */
export const engines: readonly Engine[] = [
  reels,
  ladder,
  drawPoker,
  table,
  blackjack,
  keno,
  roulette,
  race,
  league,
  curve,
  baccarat,
];

/**
 * Returns the engine with this code. Throws `unknownEngine` if there is none.
 *
 * @example
 * ```ts
 * import { engineOf } from '@kvota/games';
 *
 * engineOf('ladder').shapes; // ['stepped']
 * ```
 */
export function engineOf(code: string): Engine {
  const engine = engines.find((each) => each.code === code);
  if (engine) return engine;
  throw new GameError('unknownEngine', `No engine has the code ${JSON.stringify(code)}.`);
}

/**
 * Returns a round without what its player may not know yet: mines, cards that are not dealt (GAME-07). A client gets
 * this one only. If the round is finished, it is shown whole.
 *
 * @example
 * ```ts
 * import { createHmac } from 'node:crypto';
 * import { createDraws, engineOf, publicRound } from '@kvota/games';
 *
 * const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest();
 * const draws = createDraws({ hmac, serverSeed: 'server', clientSeed: 'client', nonce: 0 });
 * const round = engineOf('draw_poker').open(draws, 100, { model: 'jacks-9-6', mode: '1' });
 * JSON.stringify(publicRound(round)).includes('"stock":null'); // true
 * ```
 */
export const publicRound = (round: Round): Round => engineOf(round.engine).public(round);
