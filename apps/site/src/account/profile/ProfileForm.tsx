import { isApiError } from '@kvota/api-client';
import type { Profile } from '@kvota/contracts';
import { onlineAtom, useHost } from '@kvota/shell';
import { Button, TextField, type TextFieldProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import { changesOf, faultsOf, fieldsOf, holds, type ProfileDraft, type ProfileField } from './profile-changes.ts';
import { useProfileDraft } from './profile-draft.ts';
import { profileQuery } from './profile-query.ts';
import { useFaultText } from './use-fault-text.ts';

/** No answer, or an unreadable one: the server may have saved the request. */
const isUnknown = (error: unknown): boolean =>
  isApiError(error) && ['offline', 'timeout', 'malformed'].includes(error.kind);

/** The player's personal data. Only changed fields are sent. The server's faults are shown at their fields. */
export function ProfileForm({ profile }: { readonly profile: Profile }): ReactElement {
  const { t } = useLingui();
  const { api, notify } = useHost();
  const client = useQueryClient();
  const online = useAtomValue(onlineAtom);
  const faultText = useFaultText();
  const { draft, type, discard, forget } = useProfileDraft(profile);
  // Fields that were edited after the server refused them.
  const [mended, setMended] = useState<readonly ProfileField[]>([]);
  const birthdayKnown = profile.birthday !== null && profile.birthday !== undefined;
  const known = fieldsOf(profile);
  // A date of birth that was set meanwhile can no longer be edited, so the server's value is shown.
  const typed = { ...known, ...draft, ...(birthdayKnown && { birthday: known.birthday }) };
  const changes = changesOf(profile, typed);
  const { queryKey } = profileQuery(api);
  const tellSaved = (sent: ProfileDraft): void => {
    forget(sent);
    void notify({ timeout: 4000, text: t({ id: 'profile.saved', message: 'Your profile is saved.' }) });
  };
  /**
   * Finds out what happened to a save without an answer. If the server cannot be asked now, it is asked when it can
   * be.
   */
  const findOut = async (sent: ProfileDraft): Promise<void> => {
    await client.invalidateQueries({ queryKey });
    const asked = client.getQueryState(queryKey);
    if (asked?.data && !asked.isInvalidated && holds(asked.data, sent)) return tellSaved(sent);
    return void notify({
      tone: 'error',
      timeout: 8000,
      text: t({
        id: 'profile.notKnown',
        message: 'No answer came, so it is not known whether your profile was saved. Save it again to be sure.',
      }),
    });
  };
  const save = useMutation({
    mutationFn: (sent: ProfileDraft) => api.saveProfile({ body: sent }),
    onMutate: () => setMended([]),
    onSuccess: (answer, sent) => {
      if (answer.error) return document.getElementById(`profile-${answer.field}`)?.focus();
      client.setQueryData(queryKey, (before) => before && { ...before, ...sent });
      return tellSaved(sent);
    },
    onError: (error, sent) =>
      isUnknown(error)
        ? findOut(sent)
        : void notify({
            tone: 'error',
            timeout: 6000,
            text: t({ id: 'profile.notSaved', message: 'Your profile was not saved. Try again.' }),
          }),
  });
  const wrong = faultsOf(save.data);
  const field = (name: ProfileField, props: Omit<TextFieldProps, 'value' | 'onValueChange'>): ReactElement => (
    <TextField
      id={`profile-${name}`}
      name={name}
      value={typed[name]}
      onValueChange={(text) => {
        type(name, text);
        setMended((before) => [...before, name]);
      }}
      {...props}
      // The error repeats the hint, so it replaces the hint.
      {...(wrong[name] !== undefined && !mended.includes(name) && { error: faultText(wrong[name]), hint: undefined })}
    />
  );
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (Object.keys(changes).length > 0 && online && !save.isPending) save.mutate(changes);
      }}
    >
      <div className={css.fields}>
        <TextField
          label={t({ id: 'profile.username', message: 'User name' })}
          value={profile.preferred_username}
          readOnly
          autoComplete="username"
          hint={t({ id: 'profile.usernameHint', message: 'It cannot be changed.' })}
        />
        {field('email', {
          label: t({ id: 'profile.email', message: 'E-mail' }),
          type: 'email',
          autoComplete: 'email',
          maxLength: 254,
        })}
        {field('firstName', {
          label: t({ id: 'profile.firstName', message: 'First name' }),
          autoComplete: 'given-name',
          maxLength: 80,
        })}
        {field('lastName', {
          label: t({ id: 'profile.lastName', message: 'Last name' }),
          autoComplete: 'family-name',
          maxLength: 80,
        })}
        {field('phone', {
          label: t({ id: 'profile.phone', message: 'Phone' }),
          type: 'tel',
          autoComplete: 'tel',
          maxLength: 32,
        })}
        {field('city', {
          label: t({ id: 'profile.city', message: 'City' }),
          autoComplete: 'address-level2',
          maxLength: 80,
        })}
        {field('birthday', {
          label: t({ id: 'profile.birthday', message: 'Date of birth' }),
          type: 'date',
          autoComplete: 'bday',
          readOnly: birthdayKnown,
          hint: birthdayKnown
            ? t({ id: 'profile.birthdayFixed', message: 'Only support can change it.' })
            : t({ id: 'profile.birthdayHint', message: 'It is given once. You must be 18 or older to play.' }),
        })}
      </div>
      <div className={css.actions}>
        <Button
          variant="brand"
          type="submit"
          busy={save.isPending}
          disabledReason={
            online
              ? Object.keys(changes).length === 0
                ? t({ id: 'profile.unchanged', message: 'Nothing has been changed.' })
                : undefined
              : t({ id: 'profile.offline', message: 'You are offline.' })
          }
        >
          {t({ id: 'profile.save', message: 'Save' })}
        </Button>
        {Object.keys(changes).length > 0 ? (
          <Button
            variant="ghost"
            onClick={() => {
              discard();
              save.reset();
            }}
          >
            {t({ id: 'profile.discard', message: 'Discard changes' })}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
