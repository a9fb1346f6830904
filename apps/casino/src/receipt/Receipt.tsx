import type { CallAnswer, Calls } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { Button, Dialog, ErrorState, Skeleton, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import * as css from './receipt.css.ts';
import { ReceiptHead } from './ReceiptHead.tsx';
import { ReceiptMovements } from './ReceiptMovements.tsx';
import { ReceiptProof } from './ReceiptProof.tsx';
import { ReceiptSteps } from './ReceiptSteps.tsx';

/** The parts of a receipt. */
export type ReceiptData = CallAnswer<Calls['gameRound']>;

/** The receipt of one round: outcome, steps, movements, seeds, ids (CAS-41). */
export function Receipt({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const { api, navigate } = useHost();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['games', 'round', id],
    queryFn: ({ signal }) => api.gameRound({ signal, params: { id } }),
  });
  const round = data?.round;
  const detail = data?.detail;
  const goOn = (): void => {
    if (round === undefined) return;
    const { provider, game_code: game } = round;
    navigate('games', { params: { provider, game }, search: { gc: game } });
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={round?.game ?? t({ id: 'played.receipt', message: 'Receipt' })}
      actions={
        round?.state === 'open' ? (
          <Button variant="brand" onClick={goOn}>
            {t({ id: 'played.goOn', message: 'Go on playing' })}
          </Button>
        ) : undefined
      }
    >
      {data === undefined ? (
        isError ? (
          <ErrorState
            headingLevel={3}
            title={t({ id: 'played.receipt.failed', message: 'The receipt could not be loaded' })}
            onRetry={() => void refetch()}
            retryLabel={t({ id: 'played.retry', message: 'Try again' })}
            busy={isFetching}
          />
        ) : (
          <Skeleton height={320} />
        )
      ) : (
        <div className={css.receipt}>
          <ReceiptHead {...data} />
          {detail === null || detail === undefined ? (
            <TicketNotice
              tone="warning"
              action={
                <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
                  {t({ id: 'played.retry', message: 'Try again' })}
                </Button>
              }
            >
              {t({
                id: 'played.receipt.silent',
                message: 'The game server does not answer. The movements below are those of your account.',
              })}
            </TicketNotice>
          ) : (
            <ReceiptSteps detail={detail} />
          )}
          <ReceiptMovements {...data} />
          <ReceiptProof {...data} />
        </div>
      )}
    </Dialog>
  );
}
