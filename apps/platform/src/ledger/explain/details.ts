import { minorToMoney, type MovementExplanation } from '@kvota/contracts';

import type { Draw } from '../movements.ts';

const parts = ({ wallet0, wallet1 }: Draw) => ({ deposits: minorToMoney(wallet0), winnings: minorToMoney(wallet1) });

/** The parts of a wallet that money was taken from (OP-97). */
export const drawnFrom = (draw: Draw): MovementExplanation => ({ code: 'drawn', params: parts(draw) });

/** The parts of a wallet that money went back to. */
export const putBackTo = (draw: Draw): MovementExplanation => ({ code: 'putBack', params: parts(draw) });
