import { breaksAtom, checkHeldAtom, checkShownAtom } from '@kvota/shell';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';

import type { StageState } from '../machine/stage-machine.ts';

/**
 * Returns true while the reality check of the page is shown over a game for money (CAS-32). The check waits for the end of a
 * running round. A break that the player takes there ends the game.
 */
export function useRealityCheck(state: StageState, onLeave: () => void): boolean {
  const isPlaying = state.status === 'playing' && state.game.mode === 'real';
  const isHeld = isPlaying && state.inRound;
  const hold = useSetAtom(checkHeldAtom);
  useEffect(() => {
    hold(isHeld);
    return () => hold(false);
  }, [hold, isHeld]);
  const breaks = useAtomValue(breaksAtom);
  const seen = useRef(breaks);
  useEffect(() => {
    if (breaks === seen.current) return;
    seen.current = breaks;
    if (isPlaying) onLeave();
  });
  const isShown = useAtomValue(checkShownAtom) !== undefined;
  return isPlaying && isShown;
}
