import { useHost } from '@kvota/shell';
import { Button, TextField, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import * as css from './verify.css.ts';

/** The seed of a player: visible ASCII characters, as the contract asks for. */
const allowed = /^[\x21-\x7e]{1,64}$/;

/** Reveals the active seed and goes on with the next one, with a new seed if the player gives one (CAS-44). */
export function ChangeSeeds({ provider }: { readonly provider: string }): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const client = useQueryClient();
  const [seed, setSeed] = useState('');
  const text = seed.trim();
  const isWrong = text !== '' && !allowed.test(text);
  const change = useMutation({
    mutationFn: async () => {
      const answer = await api.rotateFairness({ body: { provider, ...(text !== '' && { client_seed: text }) } });
      return answer.ErrorText === 'ok' ? null : (answer.error ?? 'providerDown');
    },
    async onSuccess(fault) {
      if (fault !== null) return;
      setSeed('');
      await client.invalidateQueries({ queryKey: ['games', 'fairness'] });
    },
  });
  return (
    <>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong && !change.isPending) change.mutate();
        }}
      >
        <TextField
          className={css.field}
          label={t({ id: 'played.seeds.new', message: 'Your new seed' })}
          hint={t({ id: 'played.seeds.newHint', message: 'Any letters and digits. Left empty, the old one is kept.' })}
          error={
            isWrong
              ? t({
                  id: 'played.seeds.newWrong',
                  message: 'Up to 64 letters, digits and signs of a keyboard, without spaces.',
                })
              : undefined
          }
          value={seed}
          onValueChange={setSeed}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" variant="brand" busy={change.isPending}>
          {t({ id: 'played.seeds.change', message: 'Change seeds' })}
        </Button>
      </form>
      {change.data === 'roundOpen' ? (
        <TicketNotice tone="warning" urgent>
          {t({
            id: 'played.seeds.roundOpen',
            message: 'A round is not finished. Its seed would show you how it goes on, so finish the round first.',
          })}
        </TicketNotice>
      ) : change.isError || typeof change.data === 'string' ? (
        <TicketNotice tone="danger" urgent>
          {t({ id: 'played.seeds.changeFailed', message: 'The seeds were not changed. Try again.' })}
        </TicketNotice>
      ) : null}
    </>
  );
}
