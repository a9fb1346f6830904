import { profileFaults, type ProfileFault } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the text of a field's fault. An unknown fault has a general text. */
export function useFaultText(): (fault: string) => string {
  const { t } = useLingui();
  const texts: Readonly<Record<ProfileFault, string>> = {
    invalidEmail: t({ id: 'profile.invalidEmail', message: 'Write an address like name@example.com.' }),
    invalidPhone: t({ id: 'profile.invalidPhone', message: 'Write a number like +381 60 1234567.' }),
    invalidBirthday: t({ id: 'profile.invalidBirthday', message: 'There is no such day.' }),
    tooYoung: t({ id: 'profile.tooYoung', message: 'You must be 18 or older to play.' }),
    birthdayFixed: t({ id: 'profile.birthdayFixed', message: 'Only support can change it.' }),
  };
  return (fault) => {
    const known = profileFaults.find((name) => name === fault);
    return known ? texts[known] : t({ id: 'profile.invalid', message: 'This cannot be saved.' });
  };
}
