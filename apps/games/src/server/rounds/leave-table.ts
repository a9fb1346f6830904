import { MathsRefused } from '../maths/maths.ts';
import type { MathsRound } from '../maths/maths-round.ts';
import type { RoundDeps } from './round-deps.ts';
import type { Arrival } from './store/arrival-store.ts';
import type { RoundRow } from './store/round-store.ts';

/** Thrown if a cash-out arrived when its round had ended. */
export class TooLate extends Error {
  constructor() {
    super('The round had ended before the cash-out arrived.');
    this.name = 'TooLate';
  }
}

/** A bet that has left its round, decided, and the cash-out that it left by. */
export interface Left extends Arrival {
  readonly maths: MathsRound;
}

/**
 * Decides a bet that leaves a round while that runs (RGS-10): by the earliest of its cash-outs that can leave. Each counts for
 * the millisecond at which it arrived. At the millisecond of the end it comes too late, on every node. If none can leave,
 * throws the reason of the last: TooLate, or MathsRefused.
 */
export async function leaveTable(
  { maths, tables }: Pick<RoundDeps, 'maths' | 'tables'>,
  { pairId, clientSeed, nonce, drawsAt }: RoundRow,
  { bet, arrivals }: { readonly bet: MathsRound; readonly arrivals: readonly Arrival[] },
): Promise<Left> {
  const seeds = { serverSeed: await tables.link(pairId, nonce), clientSeed, nonce };
  const leave = ({ action, arrivedAt }: Arrival): MathsRound => {
    const ran = arrivedAt - (drawsAt ?? arrivedAt);
    if (ran < 0) throw new MathsRefused('illegalAction', 'The round does not run yet.');
    const left = maths.leave(bet, { action, ran, seeds });
    if (left === null) throw new TooLate();
    return left;
  };
  let reason: TooLate | MathsRefused = new TooLate();
  for (const arrival of arrivals) {
    try {
      return { ...arrival, maths: leave(arrival) };
    } catch (error) {
      if (!cannotLeave(error)) throw error;
      reason = error;
    }
  }
  throw reason;
}

/** True if an error is the reason for which a bet does not leave. */
export const cannotLeave = (error: unknown): error is TooLate | MathsRefused =>
  error instanceof TooLate || error instanceof MathsRefused;
