import { Fact, FactList } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

/** The parts that are closed or stay open while play is stopped, and how that ends. */
export function PlayFacts({ end }: { readonly end: ReactNode }): ReactElement {
  const { t } = useLingui();
  return (
    <FactList>
      <Fact
        name={t({ id: 'limits.facts.closed', message: 'Closed' })}
        value={t({ id: 'limits.facts.closedText', message: 'Bets, games and deposits' })}
      />
      <Fact
        name={t({ id: 'limits.facts.open', message: 'Stays open' })}
        value={t({ id: 'limits.facts.openText', message: 'Withdrawals, your tickets and your history' })}
      />
      <Fact
        name={t({ id: 'limits.facts.tickets', message: 'Open tickets' })}
        value={t({ id: 'limits.facts.ticketsText', message: 'Settled as usual, winnings are paid' })}
      />
      <Fact name={t({ id: 'limits.facts.end', message: 'When it ends' })} value={end} />
    </FactList>
  );
}
