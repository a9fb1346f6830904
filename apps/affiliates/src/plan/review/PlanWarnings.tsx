import { comparePlans, type Above, type Plan } from '@kvota/commission';
import type { CommissionPlan } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useLineWords } from '../../commission/use-line-words.ts';
import * as css from '../plan.css.ts';

/** Compares a plan with the own one, before it is sent: lines that would pay more than the giver gets. */
export function PlanWarnings(props: {
  readonly plan: Plan;
  readonly giver: CommissionPlan | null;
}): ReactElement | null {
  const { plan, giver } = props;
  const { t } = useLingui();
  const aboveWords = useAboveWords(plan);
  if (giver === null || plan.lines.length === 0) return null;
  const compared = comparePlans(plan, { version: giver.version, lines: giver.lines });
  switch (compared.status) {
    case 'within':
      return (
        <TicketNotice tone="success">
          {t({ id: 'agency.plan.within', message: 'On equal figures, no line pays more than you get.' })}
        </TicketNotice>
      );
    case 'notComparable':
      return (
        <TicketNotice tone="info">
          {t({
            id: 'agency.plan.notComparable',
            message: 'Your own plan is of another kind, so the two cannot be compared. The preview shows real weeks.',
          })}
        </TicketNotice>
      );
    case 'above':
      return (
        <div className={css.stack}>
          {compared.above.map((above) => (
            <TicketNotice key={`${above.line} ${above.reason}`} tone="warning">
              {aboveWords(above)}
            </TicketNotice>
          ))}
        </div>
      );
  }
}

function useAboveWords(plan: Plan): (above: Above) => string {
  const { t } = useLingui();
  const formats = useFormats();
  const words = useLineWords();
  return ({ line: id, reason, at }) => {
    const index = plan.lines.findIndex((each) => each.id === id);
    const found = plan.lines[index];
    const line = found ? `${index + 1}. ${words.name(found)}` : id;
    // The amount is exact to a fraction of the smallest coin; its whole units are enough here.
    const whole = at?.split('.')[0] ?? '0';
    const from = formats.number(whole);
    switch (reason) {
      case 'rate':
        if (whole === '0')
          return t({ id: 'agency.above.rateAll', message: `${line}: you would pay more than you get.` });
        return t({ id: 'agency.above.rate', message: `${line}: from ${from} on you would pay more than you get.` });
      case 'carry':
        return t({
          id: 'agency.above.carry',
          message: `${line}: losses are treated milder than yours, so a bad week costs you.`,
        });
      case 'leastTurnover':
        return t({
          id: 'agency.above.leastTurnover',
          message: `${line}: it is paid from lower stakes than yours is.`,
        });
      case 'perPlayer':
        return t({ id: 'agency.above.perPlayer', message: `${line}: you would pay more per player than you get.` });
      case 'terms':
        return t({ id: 'agency.above.terms', message: `${line}: players qualify more easily than for you.` });
    }
  };
}
