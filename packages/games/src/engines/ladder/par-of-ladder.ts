import type { LadderModel } from '../../models/ladder/ladder-models.ts';
import { distributionOf } from '../../par/distribution.ts';
import { isBelow } from '../../par/fraction.ts';
import { parOf, type Par } from '../../par/par.ts';
import { GameError } from '../../refusal/game-error.ts';
import { integerIn } from '../../round/parse.ts';
import type { GameParams } from '../../round/round.ts';
import { pointsOf } from './points.ts';

/**
 * Returns the figures of a ladder for a player who cashes out at one point (GAME-08, GAME-11). `params.point` is its index
 * among the points of the mode, and the first one if it is missing. The range covers all points.
 */
export function ladderPar(model: LadderModel, params: GameParams & { readonly point?: unknown }): Par {
  const points = pointsOf(model, params.mode, 3);
  const at = integerIn(params.point ?? 0, 'point', 0, points.length - 1);
  const [first] = points;
  const chosen = points[at];
  if (!chosen || !first) throw new GameError('badParams', 'A ladder has no points.');
  const { chance, multiplier } = chosen;
  const [least, most] = points.reduce(
    ([low, high], { rtp }) => [isBelow(rtp, low) ? rtp : low, isBelow(high, rtp) ? rtp : high],
    [first.rtp, first.rtp],
  );
  const distribution = distributionOf([
    [multiplier, chance.n],
    [0, chance.d - chance.n],
  ]);
  return parOf(distribution, { rtpRange: { least, most } });
}
