import { isApiError } from '@kvota/api-client';
import type { CallAnswer, Calls, PaymentLine } from '@kvota/contracts';
import { useFormats, useHost, useOwnMoney } from '@kvota/shell';
import {
  Badge,
  Button,
  buttonProps,
  ConfirmDialog,
  ErrorState,
  Fact,
  FactList,
  Panel,
  Skeleton,
  Text,
  TicketNotice,
} from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { AsOf } from '../frame/AsOf.tsx';
import * as css from '../frame/account.css.ts';
import { isUnderWay, pageOfProvider } from './payment-rules.ts';
import { paymentKey, usePayment } from './payments-query.ts';
import { stateTones, useDirectionName, useMethodName, useStateName, useStateText } from './use-payment-words.ts';

/**
 * One payment: its state, what that means, and what happened so far. It is followed until it has ended. A deposit counts
 * as paid in only when the ledger has it (CALL-59).
 */
export function PaymentView(props: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const { id, onClose } = props;
  const { t } = useLingui();
  const query = usePayment(id);
  const payment = query.data?.payment;
  useWhenEnded(payment ?? undefined);
  const close = (
    <Button size="sm" onClick={onClose}>
      {t({ id: 'payment.close', message: 'Close' })}
    </Button>
  );
  if (query.isPending) return <Skeleton height={160} />;
  if (!payment) {
    const isUnknown = query.data !== undefined || (isApiError(query.error) && query.error.status === 404);
    return isUnknown ? (
      <TicketNotice tone="warning" action={close}>
        {t({ id: 'payment.unknown', message: 'This payment is not yours, or there is no such payment.' })}
      </TicketNotice>
    ) : (
      <ErrorState
        headingLevel={2}
        title={t({ id: 'payment.viewFailed', message: 'The payment could not be loaded' })}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  }
  return (
    <>
      <AsOf fetched={query} />
      <OpenPayment payment={payment} close={close} />
    </>
  );
}

/** Has wallet and lists fetched again when a payment that was under way has ended. */
function useWhenEnded(payment: PaymentLine | undefined): void {
  const { pingNow } = useHost();
  const client = useQueryClient();
  const state = payment?.state;
  const seen = useRef(state);
  useEffect(() => {
    if (state === undefined || state === seen.current) return;
    seen.current = state;
    void client.invalidateQueries({ queryKey: [paymentKey, 'list'] });
    if (!isUnderWay(state)) {
      pingNow();
      void client.invalidateQueries({ queryKey: [paymentKey, 'methods'] });
    }
  }, [state, client, pingNow]);
}

function OpenPayment({ payment, close }: { readonly payment: PaymentLine; readonly close: ReactElement }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { money } = useOwnMoney();
  const stateName = useStateName();
  const stateText = useStateText();
  const methodName = useMethodName();
  const directionName = useDirectionName();
  const { direction, method, amount, currency, state, note } = payment;
  const page = pageOfProvider(payment.redirectUrl);
  return (
    <Panel title={`${directionName(direction)} · ${methodName(method)}`} actions={close} headingLevel={2}>
      <div className={css.form}>
        <div className={css.inline}>
          <Text as="strong" size="xl">
            {money(amount, currency)}
          </Text>
          <Badge tone={stateTones[state]}>{stateName(state)}</Badge>
        </div>
        <div role="status">
          <Text>{stateText(payment)}</Text>
        </div>
        {note ? (
          <Text tone="secondary">
            {t({ id: 'payment.note', message: 'Our note' })}: {note}
          </Text>
        ) : null}
        {payment.late ? (
          <Text tone="secondary" size="sm">
            {t({ id: 'payment.late', message: 'The money came after the time to pay was over, and was added.' })}
          </Text>
        ) : null}
        <FactList layout="sums">
          {payment.steps.map((step) => (
            <Fact
              key={`${step.state} ${step.at}`}
              name={stateName(step.state)}
              value={<time dateTime={step.at}>{formats.dateTime(step.at)}</time>}
            />
          ))}
        </FactList>
        <div className={css.actions}>
          {page === undefined ? null : (
            <a href={page} {...buttonProps({ variant: 'brand' })}>
              {t({ id: 'payment.goOn', message: 'Go on to the provider' })}
            </a>
          )}
          <OwnActs payment={payment} />
        </div>
      </div>
    </Panel>
  );
}

/** Cancels a withdrawal, or gives up cancelling it. */
function OwnActs({ payment }: { readonly payment: PaymentLine }): ReactElement | null {
  const { t } = useLingui();
  const own = useOwnMoney();
  const { api, pingNow, notify } = useHost();
  const client = useQueryClient();
  const [asked, setAsked] = useState<'cancel' | 'lock'>();
  const { id, canCancel, canLock, locked, state } = payment;
  const { mutate, isPending } = useMutation({
    mutationFn: async (act: 'cancel' | 'lock'): Promise<CallAnswer<Calls['paymentCancel']>> => {
      const body = { paymentId: id };
      return act === 'cancel' ? api.paymentCancel({ body }) : api.paymentLock({ body });
    },
    onSuccess(answer) {
      if (answer.ErrorText === 'ok') return;
      notify({
        id: 'payment',
        tone: 'error',
        text: t({ id: 'payment.final', message: 'It has gone too far to be changed. Nothing was changed.' }),
      });
    },
    onError() {
      notify({
        id: 'payment',
        tone: 'error',
        text: t({ id: 'payment.noAnswer', message: 'No answer arrived. Look at the state, then try again.' }),
      });
    },
    onSettled() {
      setAsked(undefined);
      pingNow();
      void client.invalidateQueries({ queryKey: [paymentKey] });
    },
  });
  if (state === 'review' && locked) {
    return (
      <Text tone="secondary" size="sm">
        {t({ id: 'payment.locked', message: 'You have locked this withdrawal. It cannot be cancelled.' })}
      </Text>
    );
  }
  if (!canCancel && !canLock) return null;
  const money = own.money(payment.amount, payment.currency);
  const isCancel = asked === 'cancel';
  return (
    <>
      {canCancel ? (
        <Button onClick={() => setAsked('cancel')}>
          {t({ id: 'payment.cancel', message: 'Cancel the withdrawal' })}
        </Button>
      ) : null}
      {canLock ? (
        <Button onClick={() => setAsked('lock')}>{t({ id: 'payment.lock', message: 'Lock it' })}</Button>
      ) : null}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={
          isCancel
            ? t({ id: 'payment.cancelAsk', message: 'Cancel this withdrawal?' })
            : t({ id: 'payment.lockAsk', message: 'Lock this withdrawal?' })
        }
        confirmLabel={
          isCancel
            ? t({ id: 'payment.cancel', message: 'Cancel the withdrawal' })
            : t({ id: 'payment.lock', message: 'Lock it' })
        }
        cancelLabel={t({ id: 'payment.keep', message: 'Leave it as it is' })}
        busy={isPending}
        onConfirm={() => asked !== undefined && mutate(asked)}
      >
        {isCancel
          ? t({ id: 'payment.cancelHint', message: `${money} goes back into your wallet at once.` })
          : t({
              id: 'payment.lockHint',
              message: `After that you cannot cancel it any more. ${money} is paid out when it is approved.`,
            })}
      </ConfirmDialog>
    </>
  );
}
