import type { SlipEvent } from '../slip/event.ts';
import { selectBusy } from '../slip/progress.ts';
import type { SlipState } from '../slip/state.ts';

const TICK_MS = 1000;
const CHECK_MS = 2000;

/** Milliseconds to the moment at which the seconds of a deadline change, so that no second is shown late or left out. */
export function toNextSecond({ payment }: SlipState, now: number): number {
  const deadline =
    payment.status === 'deciding' ? payment.offer.deadline : payment.status === 'waiting' ? payment.deadline : now;
  const rest = (deadline - now) % TICK_MS;
  return rest > 0 ? rest : TICK_MS;
}

/** The slip's two timers: a tick each second while a ticket is under way (PAY-19), a check every two (SLIP-09). */
export function schedule(
  after: (ms: number, run: () => void) => () => void,
  toTick: () => number,
  send: (event: SlipEvent) => void,
): { follow: (state: SlipState) => void; restartCheck: () => void; stop: () => void } {
  const ticking = repeat(after, toTick, () => send({ type: 'tick' }));
  const checking = repeat(
    after,
    () => CHECK_MS,
    () => send({ type: 'check-due' }),
  );
  return {
    follow: (state) => {
      ticking.run(selectBusy(state));
      checking.run(state.selections.length > 0);
    },
    restartCheck: () => {
      if (checking.running()) {
        checking.run(false);
        checking.run(true);
      }
    },
    stop: () => {
      ticking.run(false);
      checking.run(false);
    },
  };
}

function repeat(after: (ms: number, run: () => void) => () => void, ms: () => number, each: () => void) {
  let cancel: (() => void) | undefined;
  const next = (): void => {
    // Armed anew before the work, so that the work itself may end the timer.
    cancel = after(ms(), next);
    each();
  };
  return {
    running: () => cancel !== undefined,
    run: (wanted: boolean): void => {
      if (wanted && !cancel) cancel = after(ms(), next);
      if (!wanted && cancel) {
        cancel();
        cancel = undefined;
      }
    },
  };
}
