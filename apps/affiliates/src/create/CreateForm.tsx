import type { AgencyKind } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { IconButton, SegmentedControl, Select, StakeInput, TextField, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactElement } from 'react';

import * as css from './create.css.ts';
import { ShownPassword } from './ShownPassword.tsx';
import type { CreateDraft } from './use-create-draft.ts';
import { useNameFaultText } from './use-create-fault-text.ts';

/** The new user as it is typed: kind, name, first password, opening credit. */
export function CreateForm({
  draft,
  locked,
  onEnter,
}: {
  readonly draft: CreateDraft;
  readonly locked: boolean;
  readonly onEnter: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { kind, username, nameFault, nameTouched } = draft;
  const nameText = useNameFaultText();
  // While it is being typed, a short name is not wrong yet.
  const shown = nameFault !== undefined && (nameFault !== 'short' || nameTouched) && username !== '';
  return (
    <div className={css.form}>
      {draft.mayAgents ? (
        <SegmentedControl<Exclude<AgencyKind, 'root'>>
          label={t({ id: 'agency.create.kind', message: 'Kind of user' })}
          value={kind}
          onValueChange={(next) => {
            if (!locked) draft.setKind(next);
          }}
          fullWidth
          tone="quiet"
          items={[
            { value: 'player', label: t({ id: 'agency.kind.player', message: 'Player' }) },
            { value: 'agent', label: t({ id: 'agency.kind.agent', message: 'Agent' }) },
          ]}
        />
      ) : null}
      <TextField
        label={t({ id: 'agency.create.name', message: 'Name for the login' })}
        hint={t({
          id: 'agency.create.nameHint',
          message: '3 to 30 letters, digits or the signs _ . -, fixed once created.',
        })}
        error={shown ? nameText(nameFault) : undefined}
        value={username}
        onValueChange={draft.setUsername}
        onBlur={draft.touchName}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
        }}
        disabled={locked}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Password draft={draft} locked={locked} />
      <Opening draft={draft} locked={locked} onEnter={onEnter} />
    </div>
  );
}

function Password({ draft, locked }: { readonly draft: CreateDraft; readonly locked: boolean }): ReactElement {
  const { t } = useLingui();
  return (
    <ShownPassword
      password={draft.password}
      beside={
        <IconButton
          label={t({ id: 'agency.create.another', message: 'Make another password' })}
          icon={<IconRefresh size={20} />}
          disabled={locked}
          onClick={draft.renewPassword}
        />
      }
    />
  );
}

function Opening(props: {
  readonly draft: CreateDraft;
  readonly locked: boolean;
  readonly onEnter: () => void;
}): ReactElement | null {
  const { draft, locked, onEnter } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { needsLimit, wallets, wallet, amount } = draft;
  if (needsLimit)
    return (
      <TicketNotice>
        {t({
          id: 'agency.create.limitFirst',
          message:
            'A new player first sets the limit of deposits that the licence requires. You can give credit after that.',
        })}
      </TicketNotice>
    );
  if (!wallet) return null;
  const has = draft.available === undefined ? '' : formats.money(draft.available, wallet.currency);
  return (
    <>
      {wallets.length > 1 ? (
        <Select
          label={t({ id: 'agency.currency', message: 'Currency' })}
          value={String(wallet.currency_id)}
          disabled={locked}
          onValueChange={(id) => draft.setCurrency(Number(id))}
          items={wallets.map(({ currency_id: id, currency }) => ({ value: String(id), label: currency }))}
        />
      ) : null}
      <StakeInput
        label={t({ id: 'agency.create.opening', message: 'Opening credit (optional)' })}
        currency={wallet.currency}
        amount={amount}
        onAmountChange={draft.setAmount}
        format={(value) => formats.money(value)}
        step="100"
        disabled={locked}
        error={
          draft.isShort
            ? t({ id: 'agency.money.ownShort', message: `Your credit is ${has}. Choose a smaller amount.` })
            : undefined
        }
        onEnter={onEnter}
      />
    </>
  );
}
