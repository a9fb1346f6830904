import { useFormats } from '@kvota/shell';
import { Button, TicketNotice } from '@kvota/ui';
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
        const { requestId, username, amount, currency } = move;
        const money = formats.money(amount, currency);
        return (
          <TicketNotice
            key={requestId}
            tone="warning"
            action={
              <Button size="sm" onClick={() => onOpen(move)}>
                {t({ id: 'agency.office.look', message: 'Look' })}
              </Button>
            }
          >
            {t({
              id: 'agency.office.unfinished',
              message: `The transfer of ${money} with ${username} is not finished.`,
            })}
          </TicketNotice>
        );
      })}
    </>
  );
}
