import { staffRights } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Checkbox, Heading, StakeInput, Text, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useNameFaultText } from '../../create/use-create-fault-text.ts';
import { nameFaultOf } from '../../create/user-name.ts';
import { useCurrencies } from '../../frame/use-currency.ts';
import * as css from '../../frame/frame.css.ts';
import { useRightWords } from '../../frame/rights/use-right-words.ts';
import { withRight, type StaffDraft } from './staff-draft.ts';

interface StaffFormProps {
  readonly draft: StaffDraft;
  readonly onDraft: (draft: StaffDraft) => void;
  /** True for a new account. The name of an existing one is fixed. */
  readonly isNew: boolean;
  readonly locked: boolean;
}

/** Names, rights with their explanation, and the caps of the day. */
export function StaffForm({ draft, onDraft, isNew, locked }: StaffFormProps): ReactElement {
  const { t } = useLingui();
  const words = useRightWords();
  const nameText = useNameFaultText();
  const fault = nameFaultOf(draft.username);
  return (
    <div className={css.stack}>
      {isNew ? (
        <TextField
          label={t({ id: 'agency.create.name', message: 'Name for the login' })}
          hint={t({
            id: 'agency.create.nameHint',
            message: '3 to 30 letters, digits or the signs _ . -, fixed once created.',
          })}
          // While it is being typed, a short name is not wrong yet.
          error={fault !== undefined && fault !== 'short' && draft.username !== '' ? nameText(fault) : undefined}
          value={draft.username}
          onValueChange={(username) => onDraft({ ...draft, username })}
          disabled={locked}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      <TextField
        label={t({ id: 'agency.staff.firstName', message: 'First name' })}
        value={draft.firstName}
        onValueChange={(firstName) => onDraft({ ...draft, firstName })}
        maxLength={60}
        disabled={locked}
        autoComplete="off"
      />
      <Heading level={3} size="md">
        {t({ id: 'agency.staff.rights', message: 'Rights' })}
      </Heading>
      <Text size="sm" tone="secondary">
        {t({ id: 'agency.staff.view', message: 'Everybody sees users, credit, transfers and figures of the branch.' })}
      </Text>
      {staffRights.map((right) => (
        <Checkbox
          key={right}
          label={words(right).name}
          description={words(right).text}
          checked={draft.rights.includes(right)}
          onCheckedChange={(on) => onDraft(withRight(draft, right, on))}
          disabled={locked}
        />
      ))}
      {draft.rights.includes('money') ? <Caps draft={draft} onDraft={onDraft} locked={locked} /> : null}
    </div>
  );
}

function Caps({ draft, onDraft, locked }: Omit<StaffFormProps, 'isNew'>): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const currencies = useCurrencies();
  return (
    <>
      {currencies.map(({ id, code }) => (
        <StakeInput
          key={id}
          label={t({ id: 'agency.staff.cap', message: `Cap per day in ${code}` })}
          hint={t({ id: 'agency.staff.capHint', message: 'Added and taken credit count together.' })}
          currency={code}
          amount={draft.caps[id]?.amount ?? null}
          onAmountChange={(amount, text) =>
            onDraft({ ...draft, caps: { ...draft.caps, [id]: { amount, isEmpty: text.trim() === '' } } })
          }
          format={(value) => formats.money(value)}
          step="1000"
          disabled={locked}
        />
      ))}
    </>
  );
}
