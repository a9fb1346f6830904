import type { Slip } from '@kvota/bet-slip/store';
import { SlipDialogs, SlipPanel, SlipSurroundings, type Surroundings } from '@kvota/bet-slip-react/parts';
import { formatsOf } from '@kvota/i18n';

const surroundings: Surroundings = {
  formats: formatsOf('en'),
  currency: { code: 'EUR', label: 'EUR' },
  marketName: (_sport, market) => market,
  outcomeName: (outcome) => outcome,
  login: () => location.assign('/login'),
  showTickets: () => location.assign('/tickets'),
};

export function Betslip({ slip }: { readonly slip: Slip }) {
  return (
    <SlipSurroundings value={surroundings}>
      <SlipPanel slip={slip} />
      <SlipDialogs slip={slip} />
    </SlipSurroundings>
  );
}
