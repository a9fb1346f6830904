import type { EventArgs, InboundEvents } from '@kvota/contracts';
import { useFormats, useMessages } from '@kvota/shell';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

const texts = ['casino'] as const;

/** The text of a snackbar about a won jackpot (JACK-04). */
export function JackpotNotice({
  win,
}: {
  readonly win: EventArgs<InboundEvents['jackpotWon']>[0];
}): ReactElement | null {
  // Snackbars are on pages that have no text of the casino.
  const ready = useMessages(texts);
  const { money } = useFormats();
  const amount = money(win.amount, win.currency);
  return ready ? <Trans id="casino.jackpot.won">You have won the jackpot: {amount}</Trans> : null;
}
