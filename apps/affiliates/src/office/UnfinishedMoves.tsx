import { PageLink, useFormats } from '@kvota/shell';
import { Button, buttonProps, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { Move } from '../money/move.ts';

/** Transfers of this tab whose outcome is unknown, or that were not sent: one press shows how they are. */
export function UnfinishedMoves(props: {
  readonly moves: readonly Move[];
  readonly onOpen: (move: Move) => void;
}): ReactElement | null {
  const { moves, onOpen } = props;
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <>
      {moves.map((move) => {
        const { requestId, userId, username, amount, currency, periodId } = move;
        const money = formats.money(amount, currency);
        const look = t({ id: 'agency.office.look', message: 'Look' });
        return (
          <TicketNotice
            key={requestId}
            tone="warning"
            action={
              periodId === undefined ? (
                <Button size="sm" onClick={() => onOpen(move)}>
                  {look}
                </Button>
              ) : (
                <PageLink
                  page="affiliatesStatement"
                  params={{ period: periodId }}
                  search={{ user: userId }}
                  {...buttonProps({ size: 'sm' })}
                >
                  {look}
                </PageLink>
              )
            }
          >
            {periodId === undefined
              ? t({
                  id: 'agency.office.unfinished',
                  message: `The transfer of ${money} with ${username} is not finished.`,
                })
              : t({
                  id: 'agency.office.unfinishedPay',
                  message: `The payment of ${money} for the statement of ${username} is not finished.`,
                })}
          </TicketNotice>
        );
      })}
    </>
  );
}
