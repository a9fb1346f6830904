import { createDraws } from '../draws/create-draws.ts';
import type { Hmac } from '../draws/draws.ts';
import { engineOf } from '../engines/engine-of.ts';
import { GameError } from '../refusal/game-error.ts';
import type { GameAction, GameParams, Round } from '../round/round.ts';

/** All that decides a round. */
export interface RoundRecord {
  readonly engine: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Minor units. */
  readonly bet: number;
  readonly params: GameParams;
  /** The decisions in order. */
  readonly actions: readonly GameAction[];
}

/**
 * Computes a round from its seeds and decisions (GAME-03). The result equals the stored round if that one was played by
 * the rules. Throws a `GameError` if the record cannot have been played.
 *
 * @example
 * ```ts
 * import { createHmac } from 'node:crypto';
 * import { verifyRound } from '@kvota/games/verify';
 *
 * const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest();
 * const seeds = { serverSeed: 'server', clientSeed: 'client', nonce: 0 };
 * const params = { model: 'mines-25', mode: '3' };
 * const actions = [{ type: 'open', cell: 7 }, { type: 'cash-out' }];
 * verifyRound({ engine: 'ladder', ...seeds, bet: 1000, params, actions }, hmac).payout; // 1110
 * ```
 */
export function verifyRound(record: RoundRecord, hmac: Hmac): Round {
  const engine = engineOf(record.engine);
  const draws = createDraws({ hmac, ...record });
  return record.actions.reduce<Round>(
    (round, action) => {
      if (!engine.step) throw new GameError('illegalAction', `${engine.code} takes no actions.`);
      return engine.step(draws, round, action);
    },
    engine.open(draws, record.bet, record.params),
  );
}
