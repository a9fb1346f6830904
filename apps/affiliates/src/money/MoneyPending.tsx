import { onlineAtom, useFormats } from '@kvota/shell';
import { Fact, FactList, Result, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { StepUpNotice } from '../step-up/StepUpNotice.tsx';
import type { MoveState } from './move.ts';

type Pending = MoveState & { readonly status: 'waiting' | 'confirming' | 'asking' | 'step-up' };

/** A transfer that was not sent, that waits for a sign-in, or whose outcome is unknown: the truth, as far as it is known. */
export function MoneyPending({ state }: { readonly state: Pending }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { username, amount, currency, note } = state.move;
  return (
    <Result>
      <PendingText state={state} />
      <FactList>
        <Fact name={t({ id: 'agency.money.with', message: 'User' })} value={username} />
        <Fact name={t({ id: 'agency.amount', message: 'Amount' })} value={formats.money(amount, currency)} />
        {note === '' ? null : <Fact name={t({ id: 'agency.note', message: 'Note' })} value={note} />}
      </FactList>
    </Result>
  );
}

function PendingText({ state }: { readonly state: Pending }): ReactElement {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  switch (state.status) {
    case 'waiting':
      return (
        <TicketNotice tone="warning">
          {t({
            id: 'agency.money.waiting',
            message: 'Not sent: there is no network. It is sent when the network is back within 10 minutes.',
          })}
        </TicketNotice>
      );
    case 'confirming':
      return (
        <TicketNotice tone="warning">
          {t({
            id: 'agency.money.confirming',
            message: 'Not sent: the network was away for more than 10 minutes. Send the transfer now?',
          })}
        </TicketNotice>
      );
    case 'step-up':
      return <StepUpNotice need={state.need} />;
    case 'asking':
      return (
        <TicketNotice tone="info">
          {online && state.failures === 0
            ? t({
                id: 'agency.money.asking',
                message:
                  'The answer was lost, so it is not known yet whether the money was moved. We are asking the server.',
              })
            : t({
                id: 'agency.money.askingAgain',
                message:
                  'The server cannot be reached, so it is not known yet whether the money was moved. We keep asking. You may close this: nothing is sent twice.',
              })}
        </TicketNotice>
      );
  }
}
