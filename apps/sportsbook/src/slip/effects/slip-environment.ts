import type { Slip } from '@kvota/bet-slip/store';
import {
  activeWalletAtom,
  blockedAtom,
  onlineAtom,
  sessionAtom,
  ticketSettingsAtom,
  walletsAtom,
  type Host,
  type Stop,
} from '@kvota/shell';

import type { FeedSilence } from '../../offer/feed-silence.ts';
import { isLoginPrompt } from './slip-sheet.ts';

const environmentAtoms = [sessionAtom, walletsAtom, activeWalletAtom, ticketSettingsAtom, blockedAtom, onlineAtom];

/** Notifies the slip when session, wallets, limits, connection or the silence of the feed change. */
export function startSlipEnvironment(slip: Slip, { store }: Pick<Host, 'store'>, silence: FeedSilence): Stop {
  const notify = (): void => {
    slip.send({ type: 'env-changed' });
    // The player has logged in, in this tab or in another: the prompt has served its purpose.
    if (isLoginPrompt(slip.getSnapshot().state.payment) && store.get(sessionAtom).status === 'signed-in')
      slip.send({ type: 'dismiss' });
  };
  const stops = [
    ...environmentAtoms.map((part) => store.sub(part, notify)),
    silence.subscribe(() => {
      notify();
      // Not every selection is in a room that has just sent its snapshot, so all are checked.
      if (!silence.get()) slip.focused();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
