import type { ReelsModel, Spin } from '@kvota/games';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { Phase } from '../../play/play-state.ts';
import { above, ReelMotion } from './reel-motion.ts';

export interface ReelsShow {
  /** The spin on screen: its number, and whether the reels have stopped. */
  readonly at: number;
  readonly stopped: boolean;
}

export interface ReelsShowInput {
  readonly model: ReelsModel;
  readonly roundId: string | null;
  readonly spins: readonly Spin[];
  readonly phase: Phase;
  readonly still: boolean;
  readonly onPresented: () => void;
}

/** Number of drawn symbols of a reel. */
export const cellsOf = (model: ReelsModel, reel: number): number =>
  above + (model.strips[reel]?.length ?? 0) + model.rows + 1;

const firstStop = (reel: number): number => (reel * 5 + 2) % 9;
const pause = async (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Milliseconds for which the wins of a spin are shown before the next. */
const winMs = 1100;
const quietMs = 350;

/** Moves the reels as the phase demands, and shows the spins of a round one after another. */
export function useReels(strips: RefObject<(HTMLElement | null)[]>, input: ReelsShowInput): ReelsShow {
  const { model, roundId, spins, phase, still, onPresented } = input;
  const motions = useRef<ReelMotion[]>([]);
  const [show, setShow] = useState<ReelsShow>({ at: 0, stopped: true });
  const presented = useRef(onPresented);
  useEffect(() => {
    presented.current = onPresented;
  });

  useLayoutEffect(() => {
    motions.current = model.strips.map((strip, reel) => {
      const element = strips.current[reel];
      if (!element) throw new Error(`Reel ${reel} is not drawn.`);
      return new ReelMotion(element, strip.length, cellsOf(model, reel), firstStop(reel) % strip.length);
    });
  }, [model, strips]);

  const waiting = phase === 'asking' || phase === 'booking';
  useLayoutEffect(() => {
    if (waiting && !still) for (const motion of motions.current) motion.spin();
  }, [waiting, still]);

  const decided = phase === 'presenting' || phase === 'presented';
  useLayoutEffect(() => {
    if (roundId === null || !decided) return undefined;
    let current = true;
    const place = (spin: Spin | undefined): void =>
      motions.current.forEach((motion, reel) => motion.show(spin?.stops[reel] ?? 0));
    async function present(): Promise<void> {
      for (const [at, spin] of spins.entries()) {
        setShow({ at, stopped: false });
        if (still) place(spin);
        else {
          motions.current.forEach((motion) => motion.spin());
          await Promise.all(
            motions.current.map((motion, reel) => motion.stop(spin.stops[reel] ?? 0, 240 + reel * 200)),
          );
        }
        if (!current) return;
        setShow({ at, stopped: true });
        // The last spin does not hold the next round back.
        if (at < spins.length - 1) await pause(spin.win > 0 || spin.freeSpins > 0 ? winMs : quietMs);
        if (!current) return;
      }
      presented.current();
    }
    if (phase === 'presented') {
      place(spins.at(-1));
      setShow({ at: spins.length - 1, stopped: true });
    } else void present();
    return () => {
      current = false;
    };
    // The phase turns to presented by this effect itself; a new round has another id.
    // oxlint-disable-next-line react/exhaustive-deps -- starting again would show the round twice
  }, [roundId, decided, model]);
  return show;
}
