import { selectBusy } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { activeWalletAtom, type Host, type Stop } from '@kvota/shell';

/**
 * Resumes the stored slip after a reload. A payment that the reload interrupted waits until the wallet is known;
 * anything else resumes at once (OP-50, OP-89).
 */
export function resumePayment(slip: Slip, { store }: Pick<Host, 'store'>): Stop {
  const ready = (): boolean => !selectBusy(slip.getSnapshot().state) || store.get(activeWalletAtom) !== undefined;
  if (ready()) {
    slip.send({ type: 'resume' });
    return () => {};
  }
  const stop = store.sub(activeWalletAtom, () => {
    if (!ready()) return;
    stop();
    slip.send({ type: 'resume' });
  });
  return stop;
}
