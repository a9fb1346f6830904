import type { AgencyNode, CreditLine } from '@kvota/contracts';
import { creditHiddenAtom, hiddenAmount, useFormats } from '@kvota/shell';
import { Button, Heading, SettingRow, SettingRows, Text, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { creditIn, type Currency } from '../../data/credit-in.ts';
import * as css from '../../frame/frame.css.ts';
import { useAmount } from '../../frame/use-currency.ts';
import { StepUpActions, StepUpNotice } from '../../step-up/StepUpNotice.tsx';
import { SaveActions, SaveNotice } from '../SaveParts.tsx';
import { isOther, readAmount, readLine, type LineDraft, type LineFault } from './line-draft.ts';
import { useLineProblem } from './use-line-problem.ts';
import { useSaveLine } from './use-save-line.ts';

/** Longest typed amount: twelve digits with their separators, and two decimals. */
const longestText = 24;

/** The credit line of a direct child and the mark of its float as inputs, beside the debt and the credit now. */
export function LineEditor(props: {
  readonly node: AgencyNode;
  readonly currency: Currency;
  readonly line: CreditLine | undefined;
  /** True if the operator allows credit to this user. */
  readonly lends: boolean;
}): ReactElement {
  const { node, currency, line, lends } = props;
  const { t } = useLingui();
  const money = useAmount();
  const formats = useFormats();
  const hidden = useAtomValue(creditHiddenAtom);
  const problemOf = useLineProblem();
  const [typed, setTyped] = useState<Partial<LineDraft>>({});
  const saving = useSaveLine(node, () => setTyped({}));
  const { state, kept } = saving;
  const written = (amount: string | null | undefined): string =>
    typeof amount === 'string' && /[1-9]/.test(amount) ? formats.money(amount) : '';
  const stored: LineDraft = {
    limit: written(line?.limit),
    lowFloat: line?.lowFloat ? formats.money(line.lowFloat) : '',
  };
  const waits = state.status === 'step-up' && kept?.currencyId === currency.id;
  const draft: LineDraft = waits
    ? { limit: written(kept.limit), lowFloat: kept.lowFloat === null ? '' : formats.money(kept.lowFloat) }
    : { ...stored, ...typed };
  const read = readLine(draft);
  const changed = read === undefined || isOther(read, line);
  const title = t({ id: 'agency.line.title', message: 'Credit line' });
  const busy = state.status === 'sending' || waits;
  const left = line === undefined ? undefined : money(line.left, currency.code);
  const faults: Readonly<Record<LineFault, string>> = {
    notAmount: t({ id: 'agency.limits.notAmount', message: 'This is no amount.' }),
    tooHigh: t({ id: 'agency.limits.tooHigh', message: 'This amount is too high.' }),
  };
  const field = (key: keyof LineDraft, label: string, placeholder: string): ReactElement => {
    const found = readAmount(draft[key]);
    // The stored value is an amount too, and stays if nothing is typed.
    const isHidden = hidden && typed[key] === undefined && draft[key] !== '';
    return (
      <TextField
        label={label}
        hideLabel
        value={isHidden ? '' : draft[key]}
        onValueChange={(text) => setTyped({ ...typed, [key]: text })}
        readOnly={busy}
        inputMode="decimal"
        autoComplete="off"
        maxLength={longestText}
        placeholder={isHidden ? hiddenAmount : placeholder}
        suffix={currency.code}
        error={'fault' in found ? faults[found.fault] : undefined}
      />
    );
  };
  const none = t({ id: 'agency.line.none', message: 'None' });
  const limitName = t({ id: 'agency.line.limit', message: 'Highest debt' });
  const markName = t({ id: 'agency.line.mark', message: 'Warn below this credit' });
  return (
    <form
      className={css.stack}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (read && changed && !busy) saving.save(read, currency.id);
      }}
    >
      <Heading level={2} size="md">
        {title}
      </Heading>
      <Text size="sm" tone="secondary">
        {lends
          ? t({
              id: 'agency.line.intro',
              message: 'Up to this amount you can add credit without cash. What is owed already stays if you lower it.',
            })
          : t({
              id: 'agency.line.off',
              message: 'The operator allows no credit line here. Debts can still be repaid.',
            })}
      </Text>
      <SettingRows>
        <SettingRow
          name={limitName}
          control={field('limit', limitName, none)}
          inForceLabel={t({ id: 'agency.line.debt', message: 'Debt now' })}
          inForce={money(line?.debt ?? '0.00', currency.code)}
          {...(left !== undefined && { origin: t({ id: 'agency.line.left', message: `Left: ${left}` }) })}
        />
        {node.kind === 'agent' ? (
          <SettingRow
            name={markName}
            control={field('lowFloat', markName, none)}
            inForceLabel={t({ id: 'agency.line.creditNow', message: 'Credit now' })}
            inForce={money(creditIn(node, currency) ?? '0.00', currency.code)}
          />
        ) : null}
      </SettingRows>
      {state.status === 'step-up' ? (
        <>
          <StepUpNotice need={state.need} />
          <div className={css.line}>
            <Button onClick={saving.drop}>{t({ id: 'agency.cancel', message: 'Cancel' })}</Button>
            <StepUpActions need={state.need} onLeave={() => saving.leave(state.need)} onRetry={saving.retry} />
          </div>
        </>
      ) : (
        <>
          <SaveNotice theirs={[]} problem={problemOf(state)} />
          <SaveActions
            changed={changed}
            saving={state.status === 'sending'}
            onDiscard={() => {
              setTyped({});
              saving.drop();
            }}
          />
        </>
      )}
    </form>
  );
}
