import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Fact, FactList, RadioGroup, StakeInput, Text, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { usePeriodName } from '../../commission/use-period-name.ts';
import type { StatementAnswer } from '../../data/reports/commission-queries.ts';
import { useAmount } from '../../frame/use-currency.ts';
import { ActNotice } from '../../step-up/ActNotice.tsx';
import * as css from '../statement.css.ts';
import { longestReason, readCorrection, type CorrectionDraft, type CorrectionSide } from './correction-draft.ts';
import type { CorrectState } from './use-correct.ts';
import { useCorrectionProblem, useCorrectRefusal } from './use-correction-problem.ts';

/** The form of a correction: for whom it is, how much, and why. */
export function CorrectForm(props: {
  readonly statement: StatementAnswer;
  readonly state: CorrectState & { readonly status: 'editing' | 'sending' | 'lost' | 'refused' };
  readonly draft: CorrectionDraft;
  /** True while nothing can be changed. */
  readonly fixed: boolean;
  readonly onDraft: (draft: CorrectionDraft) => void;
}): ReactElement {
  const { statement, state, draft, fixed, onDraft } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const periodName = usePeriodName();
  const refusal = useCorrectRefusal();
  const { period, row, currency, child } = statement;
  const read = readCorrection(draft);
  const tooHigh = useCorrectionProblem('fault' in read && read.fault === 'tooHigh' ? read.fault : undefined);
  const corrected = 'amount' in read ? minorToMoney(moneyToMinor(row.total) + moneyToMinor(read.amount)) : undefined;
  const lost = t({
    id: 'agency.correct.lost',
    message: 'No answer arrived, so it may be entered already. Send it again: it counts once.',
  });
  return (
    <div className={css.stack}>
      <ActNotice
        refused={state.status === 'refused' ? refusal(state.code) : undefined}
        lost={state.status === 'lost' ? lost : undefined}
      />
      <Text tone="secondary">
        {t({
          id: 'agency.correct.text',
          message:
            'This statement stays as it is. The statement of the open period counts the amount, with your reason.',
        })}
      </Text>
      <FactList>
        <Fact name={t({ id: 'agency.transfers.period', message: 'Period' })} value={periodName(period)} />
        <Fact
          name={t({ id: 'agency.correct.stated', message: 'Commission of this statement' })}
          value={money(row.total, currency)}
        />
        {corrected === undefined ? null : (
          <Fact
            name={t({ id: 'agency.correct.together', message: 'Together with the correction' })}
            value={money(corrected, currency)}
          />
        )}
      </FactList>
      <RadioGroup<CorrectionSide>
        label={t({ id: 'agency.transfers.direction', message: 'Direction' })}
        value={draft.side}
        onValueChange={(side) => {
          if (!fixed) onDraft({ ...draft, side });
        }}
        items={[
          { value: 'more', label: t({ id: 'agency.correct.more', message: `${child} gets more` }) },
          { value: 'less', label: t({ id: 'agency.correct.less', message: `${child} gets less` }) },
        ]}
      />
      <StakeInput
        label={t({ id: 'agency.amount', message: 'Amount' })}
        currency={currency}
        amount={draft.amount}
        onAmountChange={(amount) => onDraft({ ...draft, amount })}
        format={(value) => formats.money(value)}
        step="100"
        error={tooHigh}
        disabled={fixed}
      />
      <TextField
        label={t({ id: 'agency.void.reason', message: 'Reason' })}
        hint={t({ id: 'agency.correct.seen', message: `${child} sees it on the statement.` })}
        value={draft.reason}
        onValueChange={(reason) => onDraft({ ...draft, reason })}
        readOnly={fixed}
        maxLength={longestReason}
        autoComplete="off"
      />
    </div>
  );
}
