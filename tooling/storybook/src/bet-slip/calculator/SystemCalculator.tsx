import { useState, type ReactElement } from 'react';
import { Columns, Workbench } from '../../workbench/Workbench.tsx';
import { systemTicketOf, type SystemDraft } from './system-ticket.ts';
import { SystemForm } from './SystemForm.tsx';
import { SystemLines } from './SystemLines.tsx';
import { SystemPrice } from './SystemPrice.tsx';

/** The system to begin with. */
export type SystemCalculatorProps = SystemDraft;

/** Any k of any n, with bankers: stake, payout and chances. */
export function SystemCalculator(props: SystemCalculatorProps): ReactElement {
  const [draft, setDraft] = useState<SystemDraft>(props);
  const system = systemTicketOf(draft);
  return (
    <Workbench
      title="System calculator"
      intro="Priced by @kvota/bet-slip/math without listing a line, however many there are."
    >
      <Columns layout="halves">
        <SystemForm
          draft={draft}
          system={system}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <SystemPrice system={system} />
      </Columns>
      <SystemLines system={system} />
    </Workbench>
  );
}
