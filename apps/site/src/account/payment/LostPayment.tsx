import { onlineAtom, useFormats } from '@kvota/shell';
import { Button } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import type { PayRequest } from './kept-payment.ts';
import * as css from '../frame/account.css.ts';
import { Refusal } from '../frame/Refusal.tsx';
import { awayOf, type BeginPayment } from './use-begin-payment.ts';

/** That an answer is missing, whose it is if that is known, also after a reload, and what asking again does. */
export function LostPayment(props: { readonly request: PayRequest; readonly payment: BeginPayment }): ReactElement {
  const { request, payment } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  const money = formats.money(request.amount, request.currency);
  const away = payment.refused && awayOf(payment.refused.answer);
  const texts = {
    provider: t({
      id: 'payment.away',
      message: `The payment provider does not answer. Your payment of ${money} is kept: try again, it is begun at most once.`,
    }),
    central: t({
      id: 'payment.centralAway',
      message: `Before you pay in, we have to ask the register of deposits at all operators, and it does not answer. Your deposit of ${money} is kept: try again, it is begun at most once.`,
    }),
    unknown: t({
      id: 'payment.lost',
      message: `No answer arrived for your payment of ${money}. Ask again: it is begun at most once.`,
    }),
  };
  return (
    <div className={css.form}>
      <Refusal tone="warning">{texts[away ?? 'unknown']}</Refusal>
      <div className={css.actions}>
        <Button
          variant="brand"
          disabledReason={online ? undefined : t({ id: 'payment.offline', message: 'You are offline.' })}
          onClick={() => payment.askAgain(request)}
        >
          {t({ id: 'payment.askAgain', message: 'Ask again' })}
        </Button>
        <Button onClick={payment.leave}>{t({ id: 'payment.leave', message: 'Leave it' })}</Button>
      </div>
    </div>
  );
}
