import type { Money } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { BalanceChange, BalanceChanges, Fact, FactList, StakeInput } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { usePeriodName } from '../../commission/use-period-name.ts';
import type { StatementAnswer } from '../../data/reports/commission-queries.ts';
import { useAmount } from '../../frame/use-currency.ts';
import type { MoveState } from '../../money/move.ts';
import { changeOf } from '../../money/move/move-amounts.ts';
import { useFaultText } from '../../money/move/use-fault-text.ts';
import { ActNotice } from '../../step-up/ActNotice.tsx';
import * as css from '../statement.css.ts';
import { sizeOf, type PayFault } from './pay-amount.ts';

/** Returns the words for the fault of a payment. */
export function usePayProblem(statement: StatementAnswer): (fault: PayFault | undefined) => string | undefined {
  const { t } = useLingui();
  const formats = useFormats();
  const money = formats.money(sizeOf(statement.row.open), statement.currency);
  const problems: Record<PayFault, string> = {
    amountMissing: t({ id: 'agency.money.amountMissing', message: 'Enter an amount above zero.' }),
    moreThanOpen: t({ id: 'agency.pay.moreThanOpen', message: `At most ${money} is open.` }),
    insufficientFunds: t({ id: 'agency.pay.short', message: 'Your credit is not enough. You can pay a part of it.' }),
  };
  return (fault) => fault && problems[fault];
}

/** The form of a payment: for which statement, how much of what is open, and the own credit after it. */
export function PayForm(props: {
  readonly statement: StatementAnswer;
  readonly username: string;
  /** The own credit; undefined if there is none that limits the payment. */
  readonly own: Money | undefined;
  readonly state: MoveState & { readonly status: 'draft' | 'sending' | 'refused' };
  readonly amount: Money | null;
  readonly fault: PayFault | undefined;
  /** The fault in words. */
  readonly problem: string | undefined;
  readonly onAmount: (amount: Money | null) => void;
  readonly onEnter: () => void;
}): ReactElement {
  const { statement, username, own, state, amount, fault, problem, onAmount, onEnter } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const shown = useAmount();
  const periodName = usePeriodName();
  const faultText = useFaultText();
  const { currency, row, period } = statement;
  const open = sizeOf(row.open);
  const collects = row.open.startsWith('-');
  const again = state.status === 'draft' && state.again;
  const balance =
    own === undefined ? undefined : changeOf(own, fault === 'amountMissing' ? null : amount, collects ? 1n : -1n);
  const neverArrived = t({
    id: 'agency.money.neverArrived',
    message: 'The transfer did not arrive, and nothing was moved. You can send the same one again.',
  });
  return (
    <div className={css.stack}>
      <ActNotice
        refused={state.status === 'refused' ? faultText(state.fault, state.move) : undefined}
        lost={again ? neverArrived : undefined}
      />
      <FactList>
        <Fact name={t({ id: 'agency.money.with', message: 'User' })} value={username} />
        <Fact name={t({ id: 'agency.transfers.period', message: 'Period' })} value={periodName(period)} />
        <Fact
          name={
            collects
              ? t({ id: 'agency.pay.owedByChild', message: 'Open, owed to you' })
              : t({ id: 'agency.pay.owedByYou', message: 'Open, owed by you' })
          }
          value={formats.money(open, currency)}
        />
      </FactList>
      <StakeInput
        label={t({ id: 'agency.amount', message: 'Amount' })}
        currency={currency}
        amount={again ? (state.move?.amount ?? null) : amount}
        onAmountChange={onAmount}
        format={(value) => formats.money(value)}
        step="100"
        max={open}
        error={again || state.status === 'refused' || fault === 'amountMissing' ? undefined : problem}
        disabled={again || state.status === 'sending'}
        onEnter={onEnter}
      />
      {balance === undefined ? null : (
        <BalanceChanges>
          <BalanceChange
            name={t({ id: 'agency.money.own', message: 'Your credit' })}
            before={shown(balance.before, currency)}
            after={balance.before === balance.after ? undefined : shown(balance.after, currency)}
            afterLabel={t({ id: 'agency.money.then', message: 'then' })}
            short={balance.after.startsWith('-')}
          />
        </BalanceChanges>
      )}
    </div>
  );
}
