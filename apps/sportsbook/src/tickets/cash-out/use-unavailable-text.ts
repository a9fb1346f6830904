import { useLingui } from '@lingui/react/macro';

import type { UnavailableReason } from './cash-out-machine.ts';

/** Returns the reason why a ticket cannot be cashed out. */
export function useUnavailableText(): (reason: UnavailableReason) => string {
  const { t } = useLingui();
  const texts: Record<UnavailableReason, string> = {
    pending: t({ id: 'cashOut.no.pending', message: 'The bookmaker has not accepted this ticket yet.' }),
    settled: t({ id: 'cashOut.no.settled', message: 'This ticket is settled already.' }),
    freeBet: t({ id: 'cashOut.no.freeBet', message: 'A ticket played with a bonus cannot be cashed out.' }),
    settling: t({
      id: 'cashOut.no.settling',
      message: 'A result is just being entered. The price follows in a moment.',
    }),
    suspended: t({
      id: 'cashOut.no.suspended',
      message: 'A market of this ticket is suspended. The price returns as soon as it opens.',
    }),
    closed: t({
      id: 'cashOut.no.closed',
      message: 'A market of this ticket is closed: it cannot be cashed out any more.',
    }),
    tooLittle: t({ id: 'cashOut.no.tooLittle', message: 'This part is worth too little. Choose a larger one.' }),
    unknown: t({ id: 'cashOut.notNow', message: 'This ticket cannot be cashed out at the moment.' }),
  };
  return (reason) => texts[reason];
}
