import type { StatementCorrection } from '@kvota/contracts';
import { Fact, FactList, Result, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { usePeriodOf } from '../../commission/use-period-of.ts';
import type { StatementAnswer } from '../../data/reports/commission-queries.ts';
import { useAmount } from '../../frame/use-currency.ts';

/** A correction as the platform has entered it. */
export function CorrectDone(props: {
  /** Undefined if the answer has none. */
  readonly correction: StatementCorrection | undefined;
  readonly statement: StatementAnswer;
}): ReactElement {
  const { correction, statement } = props;
  const { t } = useLingui();
  const money = useAmount();
  const periodOf = usePeriodOf();
  return (
    <Result>
      <TicketNotice tone="success">
        {t({ id: 'agency.correct.done', message: 'The correction is entered.' })}
      </TicketNotice>
      {correction === undefined ? null : (
        <FactList>
          <Fact
            name={t({ id: 'agency.amount', message: 'Amount' })}
            value={money(correction.amount, statement.currency)}
          />
          <Fact
            name={t({ id: 'agency.correct.countedIn', message: 'Counted in' })}
            value={periodOf(correction.countedIn)}
          />
          <Fact name={t({ id: 'agency.void.reason', message: 'Reason' })} value={correction.reason} />
        </FactList>
      )}
    </Result>
  );
}
