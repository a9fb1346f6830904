import { selectCombinedOdds, selectQuote, type SlipEnv, type SlipState } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { AmountRange, Text, TicketTotal } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../../use-slip.ts';
import { isNothing, rounded, shortOdds } from '../text/short-odds.ts';
import { useMoney, usePayout, useSlipHost } from '../host/slip-host.ts';
import { useOddsRange } from '../text/use-ranges.ts';

/** Returns the slip with the agreed prices, without pending changes. A selection without a price stays locked. */
const agreed = (state: SlipState): SlipState => ({
  ...state,
  selections: state.selections.map((selection) =>
    selection.price === '-' ? selection : { ...selection, price: selection.originalPrice },
  ),
});

function totalsOf(state: SlipState, env: SlipEnv) {
  const before = agreed(state);
  return {
    system: state.mode === 'system',
    grouped: state.groups.length > 0,
    quote: selectQuote(state, env),
    combined: selectCombinedOdds(state, env),
    before: { combined: selectCombinedOdds(before, env).odds, payout: selectQuote(before, env).payout.max },
  };
}

/**
 * Odds and payout. For a system also the stake per combination, and each figure as a range (SYS-07, OP-36, OP-39). Locked
 * selections are left out (SLIP-24). A free bet pays real money, less its stake (OP-97).
 */
export function SlipTotals({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const view = useSlip(slip, totalsOf);
  const { currency } = useSlipHost();
  if (view.system && !view.grouped) return null;
  return (
    <>
      {view.system ? <SystemTotals quote={view.quote} /> : <BasicTotals view={view} />}
      {currency?.paysIn === undefined ? null : (
        <Text tone="secondary" size="sm">
          {t({ id: 'slip.freeBetPays', message: 'Paid in real money, without the free stake' })}
        </Text>
      )}
    </>
  );
}

function BasicTotals({ view: { quote, combined, before } }: { view: ReturnType<typeof totalsOf> }) {
  const { t } = useLingui();
  const payout = usePayout();
  const nothing = isNothing(combined.odds);
  return (
    <>
      <TicketTotal
        label={t({ id: 'slip.totalOdds', message: 'Total odds' })}
        value={nothing ? '-' : `${combined.capped ? '>' : ''}${shortOdds(combined.odds)}`}
        was={nothing || before.combined === combined.odds ? undefined : shortOdds(before.combined)}
      />
      <TicketTotal
        label={
          quote.capped.max
            ? t({ id: 'slip.maxPayout', message: 'Highest payout' })
            : t({ id: 'slip.payout', message: 'Possible payout' })
        }
        value={nothing ? '-' : payout(quote.payout.max)}
        emphasis
      />
    </>
  );
}

function SystemTotals({ quote }: { quote: ReturnType<typeof totalsOf>['quote'] }) {
  const { t } = useLingui();
  const money = useMoney();
  const paid = usePayout();
  const { formats } = useSlipHost();
  const odds = useOddsRange();
  const { combinations, stakePerCombination, totalOdds, payout, capped } = quote;
  const nothing = isNothing(totalOdds.max);
  // "≈" marks a rounded stake of a combination: 100.00 in six combinations is 16.67 each.
  const each = `${/\.\d{3}/.test(stakePerCombination) ? '≈ ' : ''}${money(rounded(stakePerCombination))}`;
  return (
    <>
      <TicketTotal
        label={t({ id: 'system.combinations', message: 'Combinations' })}
        value={nothing ? '-' : `${formats.number(String(combinations))} × ${each}`}
      />
      <TicketTotal label={t({ id: 'system.odds', message: 'Odds' })} value={nothing ? '-' : odds(totalOdds)} />
      <TicketTotal
        label={
          capped.max
            ? t({ id: 'slip.maxPayout', message: 'Highest payout' })
            : t({ id: 'slip.payout', message: 'Possible payout' })
        }
        value={nothing ? '-' : <AmountRange min={paid(payout.min)} max={paid(payout.max)} />}
        emphasis
      />
    </>
  );
}
