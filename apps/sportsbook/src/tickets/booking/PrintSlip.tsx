import { selectGroupQuotes } from '@kvota/bet-slip/figures';
import { selectCombinedOdds, selectQuote, selectSelections } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { rounded, shortOdds } from '@kvota/bet-slip-react/parts';
import { payoutCurrency } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { marketName, outcomeName } from '@kvota/tickets/names';
import { Logo, PrintedTicket, PrintOnce, type PrintedTicketProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';

/** Prints the slip with its booking code as soon as it is rendered, out of sight. Loaded with the first print. */
export function PrintSlip(props: { slip: Slip; number: string; address: string; onDone: () => void }) {
  const { config } = useHost();
  const content = usePrintedSlip(props);
  return (
    <PrintOnce title={props.number} onPrinted={props.onDone}>
      <PrintedTicket {...content} logo={<Logo name={config.brand} size={22} />} />
    </PrintOnce>
  );
}

/** Returns the slip as it is printed: selections, system, stake, possible payout, code and time (SLIP-27). */
function usePrintedSlip({ slip, number, address }: Omit<Parameters<typeof PrintSlip>[0], 'onDone'>) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { serverNow } = useHost();
  // As it is at this moment, because paper does not follow prices.
  const [{ state, env }] = useState(() => slip.getSnapshot());
  const currency = env.wallet?.currency;
  const system = state.mode === 'system';
  const quote = selectQuote(state, env);
  const banker = t({ id: 'system.bankerSign', message: 'B' });
  const groups = selectGroupQuotes(state, env)
    .groups.map(({ conditions, selectionIds }) => conditions.map((k) => `${k}/${selectionIds.length}`).join(' + '))
    .join(', ');
  const count = formats.number(String(quote.combinations));
  const each = formats.money(rounded(quote.stakePerCombination), currency);
  return {
    title: t({ id: 'slip.title', message: 'Slip' }),
    number,
    time: formats.dateTime(serverNow()),
    legsLabel: t({ id: 'slip.selections', message: 'Selections' }),
    legs: selectSelections(state, env).map((leg) => ({
      id: leg.id,
      match: leg.pair,
      market: marketName(i18n, leg.sport, leg.marketName, leg.player, leg.outcome),
      pick: outcomeName(i18n, leg.outcome, leg.player),
      odds: leg.shownPrice,
      when: formats.dateTime(leg.timeStart),
      ...(system && leg.group === null && { banker }),
    })),
    ...(system && { system: t({ id: 'receipt.system', message: `System ${groups}: ${count} × ${each}` }) }),
    totals: [
      ...(system
        ? []
        : [
            {
              id: 'odds',
              label: t({ id: 'slip.totalOdds', message: 'Total odds' }),
              value: shortOdds(selectCombinedOdds(state, env).odds),
            },
          ]),
      { id: 'stake', label: t({ id: 'slip.stake', message: 'Stake' }), value: formats.money(state.stake, currency) },
      {
        id: 'payout',
        label: t({ id: 'slip.payout', message: 'Possible payout' }),
        value: formats.money(quote.payout.max, currency && payoutCurrency(currency)),
        emphasis: true,
      },
    ],
    code: address,
    codeLabel: t({ id: 'booking.qr', message: 'Link to this slip' }),
    legal: t({
      id: 'booking.printed',
      message: 'Not paid. Scan the code or give it in the shop. Odds are those of the moment you pay. 18+',
    }),
  } satisfies Omit<PrintedTicketProps, 'ref' | 'className'>;
}
