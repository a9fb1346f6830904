import { useOwnWallets } from '../../frame/rights/use-own-wallets.ts';
import { creditOf, type AgencyNode, type Money } from '@kvota/contracts';
import { newId, onlineAtom, useHost } from '@kvota/shell';
import { Button, Dialog } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import { usePeriodName } from '../../commission/use-period-name.ts';
import type { StatementAnswer } from '../../data/reports/commission-queries.ts';
import { connectionQuery } from '../../data/tree-queries.ts';
import { DoneActions, PendingActions } from '../../money/MoneyActions.tsx';
import { MoneyPending } from '../../money/MoneyPending.tsx';
import { useMove } from '../../money/move/use-move.ts';
import { PayDone } from './PayDone.tsx';
import { PayForm, usePayProblem } from './PayForm.tsx';
import { payFaultOf, sizeOf } from './pay-amount.ts';

/** Pays an open statement to a direct child, or collects it: once, and with its true outcome. */
export function PayDialog(props: {
  readonly node: AgencyNode;
  readonly statement: StatementAnswer;
  readonly onClose: () => void;
}): ReactElement {
  const { node, statement, onClose } = props;
  const { t } = useLingui();
  const { api, store, serverNow } = useHost();
  const periodName = usePeriodName();
  const { period, row, currency, currencyId } = statement;
  const [state, send] = useMove(node, { periodId: period.id, currencyId });
  const isOperator = useQuery(connectionQuery(api)).data?.node?.kind === 'root';
  const wallet = useOwnWallets().find(({ currency_id: id }) => id === currencyId);
  const own = isOperator || !wallet ? undefined : creditOf(wallet);
  const [amount, setAmount] = useState<Money | null>(() => state.move?.amount ?? sizeOf(row.open));
  const collects = row.open.startsWith('-');
  const again = state.status === 'draft' && state.again;
  const fault = payFaultOf({ amount, open: row.open, own });
  const problem = usePayProblem(statement)(fault);
  const submit = (): void => {
    const when = { online: store.get(onlineAtom), now: serverNow() };
    if (state.status === 'draft' && state.again && state.move) {
      send({ type: 'submit', move: state.move, ...when });
      return;
    }
    if ((state.status !== 'draft' && state.status !== 'refused') || fault !== undefined || amount === null) return;
    if (state.status === 'refused') send({ type: 'renew', requestId: newId() });
    send({
      type: 'submit',
      move: {
        userId: node.id,
        username: node.username,
        direction: collects ? 'up' : 'down',
        currencyId,
        currency,
        amount,
        note: periodName(period),
        periodId: period.id,
      },
      ...when,
    });
  };
  const title = collects
    ? t({ id: 'agency.pay.collect', message: 'Collect' })
    : t({ id: 'agency.pay.pay', message: 'Pay' });
  const cancel = t({ id: 'agency.cancel', message: 'Cancel' });
  const sending = state.status === 'sending';
  const content = (): { readonly children: ReactElement; readonly actions: ReactElement } => {
    switch (state.status) {
      case 'done':
        return {
          children: <PayDone move={state.move} answer={state.answer} />,
          actions: <DoneActions {...state} onClose={onClose} />,
        };
      case 'asking':
      case 'waiting':
      case 'confirming':
      case 'step-up':
        return { children: <MoneyPending state={state} />, actions: <PendingActions {...{ state, send, onClose }} /> };
      case 'draft':
      case 'sending':
      case 'refused':
        return {
          children: (
            <PayForm
              statement={statement}
              username={node.username}
              own={own}
              {...{ state, amount, fault, problem }}
              onAmount={setAmount}
              onEnter={submit}
            />
          ),
          actions: (
            <>
              <Button
                disabled={sending}
                onClick={() => {
                  if (again) send({ type: 'renew', requestId: newId() });
                  onClose();
                }}
              >
                {again ? t({ id: 'agency.money.discard', message: 'Do not send' }) : cancel}
              </Button>
              <Button
                variant="brand"
                busy={sending}
                disabledReason={sending || again ? undefined : problem}
                onClick={submit}
              >
                {again ? t({ id: 'agency.money.sendAgain', message: 'Send again' }) : title}
              </Button>
            </>
          ),
        };
    }
  };
  return (
    <Dialog
      open
      // While the answer may come at any moment, only it leads on.
      dismissible={!sending}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      {...content()}
    />
  );
}
