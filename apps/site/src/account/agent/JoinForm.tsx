import { onlineAtom, useHost } from '@kvota/shell';
import { Button, ConfirmDialog, Text, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import { forgetCode, keptCode } from './kept-code.ts';
import { useJoinFault } from './use-join-fault.ts';
import { useAgentOfCode, useJoin, type JoinFault } from './use-join.ts';

/** Joins an agent by a promo code, after a question with the agent's name. The code of a link is filled in. */
export function JoinForm(): ReactElement {
  const { t } = useLingui();
  const { notify, tabStorage } = useHost();
  const online = useAtomValue(onlineAtom);
  const [code, setCode] = useState(() => keptCode(tabStorage).toUpperCase());
  const [fault, setFault] = useState<JoinFault>();
  /** The agent of a code, as it was looked up. The field may have another code by then. */
  const [found, setFound] = useState<{ readonly code: string; readonly agent: string }>();
  const agent = found?.agent;
  const lookUp = useAgentOfCode();
  const join = useJoin();
  const faultText = useJoinFault();
  const typed = code.trim();
  const closed = online
    ? typed === ''
      ? t({ id: 'profile.agent.missing', message: 'Enter a code first.' })
      : undefined
    : t({ id: 'profile.offline', message: 'You are offline.' });
  const ask = (): void => {
    if (closed !== undefined || lookUp.isPending) return;
    setFault(undefined);
    lookUp.mutate(typed, {
      onSuccess: (step) => ('done' in step ? setFound({ code: typed, agent: step.done }) : setFault(step.fault)),
    });
  };
  const confirm = ({ code: asked, agent: name }: { readonly code: string; readonly agent: string }): void => {
    join.mutate(asked, {
      onSuccess: (step) => {
        setFound(undefined);
        if ('fault' in step) return setFault(step.fault);
        forgetCode(tabStorage);
        notify({
          tone: 'success',
          timeout: 6000,
          text: t({ id: 'profile.agent.joined', message: `You have joined the agent ${name}.` }),
        });
      },
    });
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Text tone="secondary">
        {t({
          id: 'profile.agent.hint',
          message: 'If an agent gave you a code, enter it here. You join an agent once, and cannot change it.',
        })}
      </Text>
      <TextField
        label={t({ id: 'profile.agent.code', message: 'Promo code' })}
        value={code}
        onValueChange={(text) => {
          setCode(text.toUpperCase());
          setFault(undefined);
        }}
        error={fault && faultText(fault)}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={css.actions}>
        <Button variant="brand" type="submit" busy={lookUp.isPending} disabledReason={closed}>
          {t({ id: 'profile.agent.join', message: 'Join the agent' })}
        </Button>
      </div>
      {found === undefined ? null : (
        <ConfirmDialog
          open
          onOpenChange={() => setFound(undefined)}
          title={t({ id: 'profile.agent.question', message: `Join the agent ${agent}?` })}
          confirmLabel={t({ id: 'profile.agent.join', message: 'Join the agent' })}
          busy={join.isPending}
          onConfirm={() => confirm(found)}
        >
          {t({
            id: 'profile.agent.once',
            message:
              'The agent sees your tickets from now on, and can add credit to your account. This happens once and cannot be undone.',
          })}
        </ConfirmDialog>
      )}
    </form>
  );
}
