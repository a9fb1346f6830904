import type { TransferOutcome } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { BalanceChange, BalanceChanges, Fact, FactList, Result, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { debtOfReceipt } from './move/move-debt.ts';
import { useBasisWords } from './move/use-basis-words.ts';
import { receiptOf } from './move/move-amounts.ts';
import type { Move } from './move.ts';
import { useAmount } from '../frame/use-currency.ts';

/** The receipt of a transfer, with the balances that the platform has answered. */
export function MoneyDone({ move, answer }: { readonly move: Move; readonly answer: TransferOutcome }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const shown = useAmount();
  const { direction, username, amount, currency, note, basis } = move;
  const money = formats.money(amount, currency);
  const words = useBasisWords();
  const { child, own } = basis === 'handed' ? { child: null, own: null } : receiptOf(direction, amount, answer);
  const debt = debtOfReceipt(basis, amount, answer);
  const then = t({ id: 'agency.money.then', message: 'then' });
  return (
    <Result>
      <TicketNotice tone="success">
        {basis === 'handed'
          ? t({ id: 'agency.money.repaid', message: `${money} of the debt of ${username} is repaid.` })
          : direction === 'down'
            ? t({ id: 'agency.money.added', message: `${money} was added to the credit of ${username}.` })
            : t({ id: 'agency.money.taken', message: `${money} was taken from the credit of ${username}.` })}
      </TicketNotice>
      <FactList>
        {typeof answer.transactionId === 'string' ? (
          <Fact name={t({ id: 'agency.money.number', message: 'Number' })} value={answer.transactionId} code />
        ) : null}
        {typeof answer.serverTime === 'string' ? (
          <Fact name={t({ id: 'agency.time', message: 'Time' })} value={formats.dateTime(answer.serverTime)} />
        ) : null}
        <Fact name={t({ id: 'agency.amount', message: 'Amount' })} value={money} />
        {basis === undefined ? null : (
          <Fact name={t({ id: 'agency.basis', message: 'Basis' })} value={words.name(basis)} />
        )}
        {note === '' ? null : <Fact name={t({ id: 'agency.note', message: 'Note' })} value={note} />}
      </FactList>
      {child === null && own === null && debt === null ? null : (
        <BalanceChanges>
          {own === null ? null : (
            <BalanceChange
              name={t({ id: 'agency.money.own', message: 'Your credit' })}
              before={shown(own.before, currency)}
              after={shown(own.after, currency)}
              afterLabel={then}
            />
          )}
          {child === null ? null : (
            <BalanceChange
              name={t({ id: 'agency.money.theirs', message: `Credit of ${username}` })}
              before={shown(child.before, currency)}
              after={shown(child.after, currency)}
              afterLabel={then}
            />
          )}
          {debt === null ? null : (
            <BalanceChange
              name={t({ id: 'agency.money.debt', message: `Debt of ${username}` })}
              before={shown(debt.before, currency)}
              after={shown(debt.after, currency)}
              afterLabel={then}
            />
          )}
        </BalanceChanges>
      )}
    </Result>
  );
}
