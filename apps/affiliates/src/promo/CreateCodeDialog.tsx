import { useHost } from '@kvota/shell';
import { Button, Dialog, TextField, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { ActNotice } from '../step-up/ActNotice.tsx';
import { CodeShare } from './share/CodeShare.tsx';
import { newCodeOf, nothingTyped, type CodeField, type TypedCode } from './new-code.ts';
import * as css from './promo.css.ts';
import { useCodeFault } from './use-code-fault.ts';
import { useCreateCode } from './use-code-acts.ts';

/** Creates a promo code, and ends with what the agent hands over (CALL-52). */
export function CreateCodeDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const { serverNow } = useHost();
  const [typed, setTyped] = useState<TypedCode>(nothingTyped);
  const [wrong, setWrong] = useState<readonly CodeField[]>([]);
  const create = useCreateCode();
  const fault = useCodeFault(create.data, create.error);
  const created = create.data && 'promoCode' in create.data ? create.data.promoCode : undefined;
  const submit = (): void => {
    const code = newCodeOf(typed, serverNow());
    setWrong('wrong' in code ? code.wrong : []);
    if ('ready' in code && !create.isPending) create.mutate(code.ready);
  };
  const close = t({ id: 'agency.close', message: 'Close' });
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!create.isPending) onClose();
      }}
      title={t({ id: 'agency.promo.new', message: 'New promo code' })}
      actions={
        created ? (
          <Button variant="brand" onClick={onClose}>
            {close}
          </Button>
        ) : (
          <>
            <Button disabled={create.isPending} onClick={onClose}>
              {t({ id: 'agency.cancel', message: 'Cancel' })}
            </Button>
            <Button variant="brand" busy={create.isPending} onClick={submit}>
              {t({ id: 'agency.create.submit', message: 'Create' })}
            </Button>
          </>
        )
      }
    >
      {created ? (
        <div className={css.stack}>
          <TicketNotice tone="success">
            {t({ id: 'agency.promo.created', message: 'The code was created. Players can join by it now.' })}
          </TicketNotice>
          <CodeShare code={created} />
        </div>
      ) : (
        <div className={css.stack}>
          <ActNotice refused={fault} />
          <CodeFields typed={typed} wrong={wrong} locked={create.isPending} onType={setTyped} onEnter={submit} />
        </div>
      )}
    </Dialog>
  );
}

function CodeFields(props: {
  readonly typed: TypedCode;
  readonly wrong: readonly CodeField[];
  readonly locked: boolean;
  readonly onType: (typed: TypedCode) => void;
  readonly onEnter: () => void;
}): ReactElement {
  const { typed, wrong, locked, onType, onEnter } = props;
  const { t } = useLingui();
  const codeRule = t({
    id: 'agency.promo.codeRule',
    message: '3 to 32 letters from A to Z, digits or hyphens, fixed once created.',
  });
  const field = (key: keyof TypedCode) => ({
    value: typed[key],
    disabled: locked,
    onValueChange: (text: string) => onType({ ...typed, [key]: text }),
    onKeyDown: ({ key: pressed }: { readonly key: string }) => {
      if (pressed === 'Enter') onEnter();
    },
  });
  const errorOf = (key: CodeField, text: string): string | undefined => (wrong.includes(key) ? text : undefined);
  const codeError = errorOf('code', codeRule);
  return (
    <>
      <TextField
        label={t({ id: 'agency.promo.code', message: 'Promo code' })}
        hint={codeError === undefined ? codeRule : undefined}
        error={codeError}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        {...field('code')}
        onValueChange={(text) => onType({ ...typed, code: text.toUpperCase() })}
      />
      <TextField
        label={t({ id: 'agency.promo.noteOptional', message: 'Note for you (optional)' })}
        maxLength={140}
        autoComplete="off"
        {...field('note')}
      />
      <TextField
        label={t({ id: 'agency.promo.lastDay', message: 'Last day (optional)' })}
        type="date"
        error={errorOf('lastDay', t({ id: 'agency.promo.dayPast', message: 'Choose today or a later day.' }))}
        {...field('lastDay')}
      />
      <TextField
        label={t({ id: 'agency.promo.uses', message: 'Most players (optional)' })}
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('uses', t({ id: 'agency.promo.usesWrong', message: 'Enter a whole number above zero.' }))}
        {...field('uses')}
      />
    </>
  );
}
