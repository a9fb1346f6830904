import type { ProfileFault } from '@kvota/contracts';

/** What a user may change of himself; what is left out stays. */
export interface ProfileChange {
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phone?: string | undefined;
  readonly city?: string | undefined;
  readonly birthday?: string | undefined;
}

export interface ProfileRefusal {
  readonly field: keyof ProfileChange;
  readonly fault: ProfileFault;
}

/** From this age on one may play. */
const adultFrom = 18;

const email = /^[^\s@"<>()[\]\\,;:]+@[^\s@"<>()[\]\\,;:.]+(\.[^\s@"<>()[\]\\,;:.]+)+$/;
/** As people write it, `+381 60 123-45-67`; between six and fifteen digits. */
const phone = /^\+?[\d\s/().-]{6,}$/;

/** All that is wrong with a change, in the order of the form; nothing where it can be saved. A birthday is told once. */
export function refuseProfile(
  change: ProfileChange,
  known: { readonly birthday: string | null },
  now: number,
): readonly ProfileRefusal[] {
  const found: ProfileRefusal[] = [];
  if (change.email !== undefined && !email.test(change.email)) found.push({ field: 'email', fault: 'invalidEmail' });
  if (change.phone !== undefined && change.phone !== '' && !isPhone(change.phone)) {
    found.push({ field: 'phone', fault: 'invalidPhone' });
  }
  const { birthday } = change;
  if (birthday === undefined || birthday === (known.birthday ?? '')) return found;
  const fault = known.birthday === null ? refuseBirthday(birthday, now) : 'birthdayFixed';
  return fault ? [...found, { field: 'birthday', fault }] : found;
}

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return phone.test(text) && digits >= 6 && digits <= 15;
}

function refuseBirthday(text: string, now: number): ProfileFault | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const at = Date.parse(text);
  // A day that the month does not have would be read as one of the next.
  if (year === '' || Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text || Number(year) < 1900) {
    return 'invalidBirthday';
  }
  // Whoever is born on the last of February comes of age in a plain year on the first of March.
  return Date.UTC(Number(year) + adultFrom, Number(month) - 1, Number(day)) > now ? 'tooYoung' : undefined;
}
