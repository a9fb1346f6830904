import type { PromoCode } from '@kvota/contracts';
import { onlineAtom, useFormats } from '@kvota/shell';
import { Fact, FactList, Progress, Switch } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { ActNotice } from '../step-up/ActNotice.tsx';
import { shareOf, type Funnel } from './code-figures.ts';
import { CodeShare } from './share/CodeShare.tsx';
import * as css from './promo.css.ts';
import { useCodeFault } from './use-code-fault.ts';
import { useFunnelName } from './use-funnel-name.ts';
import { useCodeSwitch } from './use-code-acts.ts';

/** A code in full: its way to players, what became of them, its terms, and its switch. */
export function CodeDetail({ code }: { readonly code: PromoCode }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  const change = useCodeSwitch();
  const fault = useCodeFault(change.data, change.error);
  const { users, maxUses, note, validUntil } = code;
  const most = maxUses === null ? undefined : formats.number(maxUses);
  const used = formats.number(users);
  const offline = t({ id: 'agency.needsNetwork', message: 'You are offline' });
  return (
    <div className={css.stack}>
      <CodeShare code={code} />
      <FunnelBars funnel={code} />
      <FactList>
        {note === '' ? null : <Fact name={t({ id: 'agency.note', message: 'Note' })} value={note} />}
        <Fact name={t({ id: 'agency.promo.createdAt', message: 'Created' })} value={formats.dateTime(code.createdAt)} />
        {validUntil === null ? null : (
          <Fact name={t({ id: 'agency.promo.until', message: 'Valid until' })} value={formats.dateTime(validUntil)} />
        )}
        {most === undefined ? null : (
          <Fact
            name={t({ id: 'agency.promo.used', message: 'Uses' })}
            value={t({ id: 'agency.promo.usedOf', message: `${used} of ${most}` })}
          />
        )}
      </FactList>
      <ActNotice refused={fault} />
      <Switch
        label={t({ id: 'agency.promo.mayJoin', message: 'Players can join by this code' })}
        description={t({ id: 'agency.promo.stay', message: 'Players who joined stay with you.' })}
        checked={code.active}
        disabled={change.isPending}
        disabledReason={online ? undefined : offline}
        onCheckedChange={(active) => change.mutate({ code: code.code, active })}
      />
    </div>
  );
}

/** How many of the players went on: from joining to the first credit, and to the first stake. */
function FunnelBars({ funnel }: { readonly funnel: Funnel }): ReactElement {
  const formats = useFormats();
  const name = useFunnelName();
  const { users } = funnel;
  return (
    <div className={css.stack}>
      {(['users', 'firstDeposits', 'activeUsers'] as const).map((key) => {
        const share = shareOf(funnel[key], users);
        const count = formats.number(funnel[key]);
        return (
          <Progress
            key={key}
            size="sm"
            label={name(key)}
            value={share ?? 0}
            valueText={share === undefined || key === 'users' ? count : `${count} · ${formats.percent(share)}`}
          />
        );
      })}
    </div>
  );
}
