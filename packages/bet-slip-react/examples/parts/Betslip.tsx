import type { Slip } from '@kvota/bet-slip/store';
import { SlipDialogs, SlipPanel, SlipHost, type SlipHostDeps } from '@kvota/bet-slip-react/parts';
import { formatsOf } from '@kvota/i18n';

const host: SlipHostDeps = {
  formats: formatsOf('en'),
  currency: { code: 'EUR', label: 'EUR' },
  marketName: (_sport, market) => market,
  outcomeName: (outcome) => outcome,
  login: () => location.assign('/login'),
  showTickets: () => location.assign('/tickets'),
};

export function Betslip({ slip }: { readonly slip: Slip }) {
  return (
    <SlipHost value={host}>
      <SlipPanel slip={slip} />
      <SlipDialogs slip={slip} />
    </SlipHost>
  );
}
