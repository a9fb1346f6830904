import { payoutCurrency, type HistoryTicket, type PayoutStep } from '@kvota/contracts';
import { TicketSteps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useTicketsHost } from '../host/tickets-host.ts';

/** Explains the payout: what was voided, rounded, deducted or capped. */
export function PayoutSteps({ ticket }: { readonly ticket: HistoryTicket }) {
  const { t } = useLingui();
  const textOf = useStepText(ticket);
  if (ticket.explanation.length === 0) return null;
  return (
    <TicketSteps
      title={t({ id: 'history.how', message: 'How the payout came about' })}
      steps={ticket.explanation.map(textOf)}
    />
  );
}

/** Removes trailing zeros but keeps two places: "1740.84200000" → "1740.842". */
function shortDecimal(text: string): string {
  const [whole = '0', places = ''] = text.split('.');
  return `${whole}.${places.replace(/0+$/, '').padEnd(2, '0')}`;
}

function useStepText(ticket: HistoryTicket): (step: PayoutStep) => string {
  const { t } = useLingui();
  const { formats, hidden = false } = useTicketsHost();
  const legText = useLegStepText(ticket);
  const exact = (amount: string): string => (hidden ? '****' : formats.number(shortDecimal(amount)));
  const money = (amount: string): string => formats.money(amount, payoutCurrency(ticket.currency));
  return (step) => {
    if (step.rule === 'leg') return legText(step);
    const [from, to] = [exact(step.from), money(step.to)];
    switch (step.rule) {
      case 'rounded':
        return step.scope === 'line'
          ? t({ id: 'history.step.roundedLines', message: `Each combination rounded: ${from} to ${to}` })
          : t({ id: 'history.step.rounded', message: `Rounded from ${from} to ${to}` });
      case 'freeBet':
        return t({ id: 'history.step.freeBet', message: `The stake of the free bet is taken off: ${from} to ${to}` });
      case 'capped':
        return t({ id: 'history.step.capped', message: `Capped at the highest payout: ${from} to ${to}` });
      case 'adjusted': {
        const { code } = step;
        return t({ id: 'history.step.adjusted', message: `Adjusted (${code}): ${from} to ${to}` });
      }
    }
  };
}

function useLegStepText(ticket: HistoryTicket): (step: Extract<PayoutStep, { rule: 'leg' }>) => string {
  const { t } = useLingui();
  return ({ eventId, because, factor }) => {
    const leg = ticket.legs.find((one) => one.eventId === eventId);
    const pair = leg?.pair ?? eventId;
    // A decimal point in every language, as in odds.
    const counts = shortDecimal(factor);
    switch (because) {
      case 'void':
        return t({ id: 'history.step.void', message: `${pair}: void, counts at odds 1.00` });
      case 'deadHeat':
        return t({ id: 'history.step.deadHeat', message: `${pair}: dead heat, counts at odds ${counts}` });
      case 'partVoid':
        if (leg?.status === 'half_won')
          return t({ id: 'history.step.halfWon', message: `${pair}: half won, counts at odds ${counts}` });
        if (leg?.status === 'half_lost')
          return t({ id: 'history.step.halfLost', message: `${pair}: half lost, counts at odds ${counts}` });
        return t({ id: 'history.step.partVoid', message: `${pair}: part of it void, counts at odds ${counts}` });
    }
  };
}
