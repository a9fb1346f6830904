import type { AgencyFigures } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the names of figures. */
export function useFigureName(): (figure: keyof AgencyFigures) => string {
  const { t } = useLingui();
  const names: Record<keyof AgencyFigures, string> = {
    tickets: t({ id: 'agency.figure.tickets', message: 'Tickets and rounds' }),
    stake: t({ id: 'agency.tickets.stakes', message: 'Stakes' }),
    payout: t({ id: 'agency.tickets.payouts', message: 'Payouts' }),
    ggr: t({ id: 'agency.figure.ggr', message: 'GGR' }),
    margin: t({ id: 'agency.figure.margin', message: 'Margin' }),
    bonusCost: t({ id: 'agency.figure.bonusCost', message: 'Bonus cost' }),
    ngr: t({ id: 'agency.figure.ngr', message: 'NGR' }),
    in: t({ id: 'agency.figure.in', message: 'Credit added' }),
    out: t({ id: 'agency.figure.out', message: 'Credit taken' }),
    players: t({ id: 'agency.figure.players', message: 'Active players' }),
  };
  return (figure) => names[figure];
}
