import { quote, type Ticket } from '@kvota/bet-slip/math';
import { Panel } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Note } from '../../workbench/Workbench.tsx';
import { linesOf } from './system-lines.ts';
import type { SystemTicket } from './system-ticket.ts';
import * as css from './SystemCalculator.css.ts';

/** The most lines that are listed. If there are more, they are only counted. */
const listed = 120;

/** Returns the odds of a line, given by the ids of its legs. */
const oddsOfLine = ({ selections }: Ticket, ids: readonly string[]): string =>
  quote({ selections: selections.filter(({ id }) => ids.includes(id)), groups: [], stake: '1' }, {}).totalOdds.max;

/** The lines of a system with their odds, if it can be sold and has few lines. */
export function SystemLines({ system: { ticket, price } }: { readonly system: SystemTicket }): ReactElement {
  return (
    <Panel title={`Lines (${String(price.combinations)})`}>
      {price.combinations > BigInt(listed) || price.violations.length > 0 ? (
        <Note>Up to {listed} lines are listed here. The engine counts and prices them without.</Note>
      ) : (
        <ol className={css.lines} aria-label="Lines">
          {linesOf(ticket).map((ids) => (
            <li key={ids.join('')} className={css.line}>
              <span>{ids.join(' ')}</span>
              <span className={css.odds}>{oddsOfLine(ticket, ids)}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
