import type { DrawPokerState, ReviewedHold, Round } from '@kvota/games';
import { useEffect, useRef, useState } from 'react';

import { openCoach, type Coach } from './coach.ts';

/** A round that the coach reviewed; the bet is in minor units. */
export interface CoachedRound {
  readonly id: string;
  readonly bet: number;
  readonly review: ReviewedHold;
}

/**
 * Reviews each round that ends while the game is open (RGS-22). The worker is loaded with the first deal, and prepares
 * itself while the player chooses. It gets a round after the draw only, so that nothing about an open hand is computed.
 */
export function useCoach(id: string | undefined, round: Round<DrawPokerState> | null): readonly CoachedRound[] {
  const coach = useRef<Coach>(undefined);
  const [rounds, setRounds] = useState<readonly CoachedRound[]>([]);
  const model = round?.model;
  const finished = round?.finished === true;
  useEffect(() => {
    if (model === undefined) return undefined;
    const opened = openCoach();
    coach.current = opened;
    opened.prepare(model);
    return () => opened.close();
  }, [model]);
  useEffect(() => {
    if (!finished || id === undefined) return;
    async function review(itsId: string, ended: Round): Promise<void> {
      const reviewed = await coach.current?.review(itsId, ended);
      if (!reviewed) return;
      const coached = { id: itsId, bet: ended.bet, review: reviewed };
      setRounds((known) => (known.some((each) => each.id === itsId) ? known : [...known, coached]));
    }
    void review(id, round);
    // oxlint-disable-next-line react/exhaustive-deps -- a finished round never changes
  }, [finished, id]);
  return rounds;
}
