import { Panel } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Facts } from '../../workbench/Facts.tsx';
import { Note } from '../../workbench/Workbench.tsx';
import { refusalText } from '../engine/refusal-text.ts';
import type { SystemTicket } from './system-ticket.ts';

/** Figures of a system, and the reasons if it cannot be sold. */
export function SystemPrice({ system: { price, chances } }: { readonly system: SystemTicket }): ReactElement {
  return (
    <Panel title="Price">
      <Facts
        facts={[
          { name: 'Lines', value: String(price.combinations) },
          { name: 'Stake per line', value: price.stakePerCombination },
          { name: 'Cheapest line', value: price.lineOdds.min },
          { name: 'Dearest line', value: price.lineOdds.max },
          { name: 'Payout, least', value: price.payout.min },
          {
            name: price.capped.max ? 'Payout, capped' : 'Payout, greatest',
            value: price.payout.max,
            tone: price.capped.max ? 'warning' : undefined,
          },
          { name: 'Any return', value: chances ? percentOf(chances.chanceOfAnyReturn) : '-' },
          { name: 'Mean return', value: chances?.mean ?? '-' },
          { name: 'Returns possible', value: String(chances?.distribution?.length ?? '-') },
        ]}
      />
      {price.violations.map((violation) => (
        <Note key={violation.code}>{refusalText(violation)}</Note>
      ))}
      <Note>Chances are those that the odds mean if they were fair.</Note>
    </Panel>
  );
}

/** Writes decimal text between 0 and 1 as a percentage, cut to two places. */
function percentOf(chance: string): string {
  const [whole = '0', fraction = ''] = chance.split('.');
  const digits = `${whole}${fraction.padEnd(4, '0').slice(0, 4)}`;
  return `${BigInt(digits) / 100n}.${digits.slice(-2)} %`;
}
