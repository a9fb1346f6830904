import { lazyPart, onlineAtom, useHost } from '@kvota/shell';
import { Button } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { PrintButton } from '../frame/export/PrintButton.tsx';
import { StepUpActions } from '../step-up/StepUpNotice.tsx';
import type { MoneyParts } from './MoneyTyped.tsx';
import { keyOf } from './move/move-records.ts';
import type { MoveState } from './move.ts';

const PrintMove = lazyPart(() => import('./PrintMove.tsx'), 'PrintMove');

/** Leaves a transfer alone, takes it back if nothing was done, or leaves for the sign-in that it needs. */
export function PendingActions(props: Pick<MoneyParts, 'state' | 'send' | 'onClose'>): ReactElement {
  const { state, send, onClose } = props;
  const { t } = useLingui();
  const { store, serverNow, stepUp } = useHost();
  const online = useAtomValue(onlineAtom);
  const close = t({ id: 'agency.close', message: 'Close' });
  if (state.status === 'asking') return <Button onClick={onClose}>{close}</Button>;
  const confirm = (): void => send({ type: 'confirm', online: store.get(onlineAtom), now: serverNow() });
  if (state.status === 'step-up') {
    const { need, move } = state;
    const { userId, periodId, currencyId } = move;
    const act = keyOf({ userId, ...(periodId !== undefined && { statement: { periodId, currencyId } }) });
    return (
      <>
        <Button onClick={() => send({ type: 'recall' })}>{t({ id: 'agency.money.change', message: 'Change' })}</Button>
        <StepUpActions need={need} onLeave={() => stepUp(need, act)} onRetry={confirm} />
      </>
    );
  }
  return (
    <>
      <Button onClick={() => send({ type: 'recall' })}>{t({ id: 'agency.money.change', message: 'Change' })}</Button>
      {state.status === 'confirming' && online ? (
        <Button variant="brand" onClick={confirm}>
          {t({ id: 'agency.money.sendNow', message: 'Send now' })}
        </Button>
      ) : (
        <Button onClick={onClose}>{close}</Button>
      )}
    </>
  );
}

/** Prints the receipt, or closes it. */
export function DoneActions(
  props: MoveState & { readonly status: 'done' } & Pick<MoneyParts, 'onClose'>,
): ReactElement {
  const { move, answer, onClose } = props;
  const { t } = useLingui();
  return (
    <>
      <PrintButton>{(onDone) => <PrintMove move={move} answer={answer} onDone={onDone} />}</PrintButton>
      <Button variant="brand" onClick={onClose}>
        {t({ id: 'agency.close', message: 'Close' })}
      </Button>
    </>
  );
}
