import { useFormats, useHost } from '@kvota/shell';
import { BalanceChange, BalanceChanges, Fact, FactList, RadioGroup, Select, StakeInput, TextArea } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { transfersQuery } from '../data/transfer-queries.ts';
import * as css from './money.css.ts';
import { lastWith, quickAmounts } from './move/move-amounts.ts';
import { useBasisWords } from './move/use-basis-words.ts';
import type { MoveDraft } from './move/use-move-draft.ts';
import { useAmount } from '../frame/use-currency.ts';

/** Longest note of a transfer. */
const longestNote = 140;

/** The form of a transfer: the user, the currency, the amount, a note, and both balances before and after. */
export function MoneyForm({
  draft,
  problem,
  busy,
  locked,
  onEnter,
}: {
  readonly draft: MoveDraft;
  /** Why the amount is not possible. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  /** True if only the same transfer may be sent again. */
  readonly locked: boolean;
  readonly onEnter: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { node, wallets, wallet, amount, note } = draft;
  const path = node.path.map(({ username }) => username).join(' › ');
  return (
    <div className={css.form}>
      <FactList>
        <Fact name={t({ id: 'agency.money.with', message: 'User' })} value={path === '' ? node.username : path} />
      </FactList>
      {wallets.length > 1 && wallet ? (
        <Select
          label={t({ id: 'agency.currency', message: 'Currency' })}
          value={String(wallet.currency_id)}
          disabled={busy || locked}
          onValueChange={(id) => draft.setCurrency(Number(id))}
          items={wallets.map(({ currency_id: id, currency }) => ({ value: String(id), label: currency }))}
        />
      ) : null}
      {wallet ? (
        <Amount
          draft={draft}
          currency={wallet.currency}
          currencyId={wallet.currency_id}
          {...{ problem, busy, locked, onEnter }}
          amount={amount}
        />
      ) : null}
      <Basis draft={draft} disabled={busy || locked} />
      <TextArea
        label={t({ id: 'agency.money.note', message: 'Note (optional)' })}
        rows={2}
        maxLength={longestNote}
        value={note}
        disabled={busy || locked}
        onValueChange={draft.setNote}
      />
      <Balances draft={draft} />
    </div>
  );
}

function Amount(props: {
  readonly draft: MoveDraft;
  readonly currency: string;
  readonly currencyId: number;
  readonly amount: string | null;
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly locked: boolean;
  readonly onEnter: () => void;
}): ReactElement {
  const { draft, currency, currencyId, amount, problem, busy, locked, onEnter } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { api } = useHost();
  const { id: userId } = draft.node;
  const { direction } = draft;
  // The transfer of another currency is no placeholder: its amounts are other money.
  const last = useQuery({
    ...transfersQuery(api, { userId, currencyId, direction, page: 1, pageSize: 20 }),
    placeholderData: undefined,
  });
  return (
    <StakeInput
      label={t({ id: 'agency.amount', message: 'Amount' })}
      currency={currency}
      amount={amount}
      onAmountChange={draft.setAmount}
      format={(value) => formats.money(value)}
      step="100"
      quickStepsLabel={t({ id: 'agency.money.quick', message: 'Multiples of the last transfer' })}
      quickSteps={quickAmounts(lastWith(userId, last.data?.result ?? [])).map((quick) => ({
        amount: quick.amount,
        label: `×${quick.times} ${formats.money(quick.amount)}`,
      }))}
      error={problem}
      disabled={busy || locked}
      onEnter={onEnter}
    />
  );
}

/** Chooses how the credit moves, where there is a choice. */
function Basis(props: { readonly draft: MoveDraft; readonly disabled: boolean }): ReactElement | null {
  const { draft, disabled } = props;
  const { t } = useLingui();
  const words = useBasisWords();
  if (draft.bases.length < 2) return null;
  return (
    <RadioGroup
      label={t({ id: 'agency.basis', message: 'Basis' })}
      value={draft.basis}
      onValueChange={(basis) => {
        if (!disabled) draft.setBasis(basis);
      }}
      items={draft.bases.map((basis) => ({ value: basis, label: words.name(basis), description: words.hint(basis) }))}
    />
  );
}

function Balances({ draft }: { readonly draft: MoveDraft }): ReactElement | null {
  const { t } = useLingui();
  const money = useAmount();
  const { balances, wallet, amount, node, basis, debt } = draft;
  if (!balances || !wallet) return null;
  const then = t({ id: 'agency.money.then', message: 'then' });
  const row = (name: string, { before, after }: { readonly before: string; readonly after: string }) => (
    <BalanceChange
      name={name}
      before={money(before, wallet.currency)}
      after={amount === null || before === after ? undefined : money(after, wallet.currency)}
      afterLabel={then}
      short={after.startsWith('-')}
    />
  );
  const { username } = node;
  // Cash that was handed over moves no credit.
  const credits = basis === 'handed' ? undefined : balances;
  return (
    <BalanceChanges>
      {credits?.own && row(t({ id: 'agency.money.own', message: 'Your credit' }), credits.own)}
      {credits && row(t({ id: 'agency.money.theirs', message: `Credit of ${username}` }), credits.child)}
      {debt && row(t({ id: 'agency.money.debt', message: `Debt of ${username}` }), debt)}
    </BalanceChanges>
  );
}
