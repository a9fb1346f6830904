import type { Profile } from '@kvota/contracts';
import { TextField, type TextFieldProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import { hasBirthday, type ProfileField, type ProfileFields } from './profile-changes.ts';
import { useFaultText } from './use-fault-text.ts';

const inputId = (field: string): string => `profile-${field}`;

/** Moves the focus to the input of a field. */
export const focusInput = (field: string): void => document.getElementById(inputId(field))?.focus();

export interface ProfileInputsProps {
  readonly profile: Profile;
  readonly typed: ProfileFields;
  readonly onType: (field: ProfileField, text: string) => void;
  readonly faultOf: (field: ProfileField) => string | undefined;
}

/** The inputs of a profile. The server's faults are shown at their fields. */
export function ProfileInputs({ profile, typed, onType, faultOf }: ProfileInputsProps): ReactElement {
  const { t } = useLingui();
  const faultText = useFaultText();
  const birthdayKnown = hasBirthday(profile);
  const input = (name: ProfileField, props: Omit<TextFieldProps, 'value' | 'onValueChange'>): ReactElement => {
    const fault = faultOf(name);
    return (
      <TextField
        id={inputId(name)}
        name={name}
        value={typed[name]}
        onValueChange={(text) => onType(name, text)}
        {...props}
        // The error repeats the hint, so it replaces the hint.
        {...(fault !== undefined && { error: faultText(fault), hint: undefined })}
      />
    );
  };
  return (
    <div className={css.fields}>
      <TextField
        label={t({ id: 'profile.username', message: 'User name' })}
        value={profile.preferred_username}
        readOnly
        autoComplete="username"
        hint={t({ id: 'profile.usernameHint', message: 'It cannot be changed.' })}
      />
      {input('email', {
        label: t({ id: 'profile.email', message: 'E-mail' }),
        type: 'email',
        autoComplete: 'email',
        maxLength: 254,
      })}
      {input('firstName', {
        label: t({ id: 'profile.firstName', message: 'First name' }),
        autoComplete: 'given-name',
        maxLength: 80,
      })}
      {input('lastName', {
        label: t({ id: 'profile.lastName', message: 'Last name' }),
        autoComplete: 'family-name',
        maxLength: 80,
      })}
      {input('phone', {
        label: t({ id: 'profile.phone', message: 'Phone' }),
        type: 'tel',
        autoComplete: 'tel',
        maxLength: 32,
      })}
      {input('city', {
        label: t({ id: 'profile.city', message: 'City' }),
        autoComplete: 'address-level2',
        maxLength: 80,
      })}
      {input('birthday', {
        label: t({ id: 'profile.birthday', message: 'Date of birth' }),
        type: 'date',
        autoComplete: 'bday',
        readOnly: birthdayKnown,
        hint: birthdayKnown
          ? t({ id: 'profile.birthdayFixed', message: 'Only support can change it.' })
          : t({ id: 'profile.birthdayHint', message: 'It is given once. You must be 18 or older to play.' }),
      })}
    </div>
  );
}
