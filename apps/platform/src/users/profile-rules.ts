import type { ProfileFault } from '@kvota/contracts';

/** Fields that users may change. Omitted ones stay. */
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

/** Minimum age in years. */
const adultFrom = 18;

const email = /^[^\s@"<>()[\]\\,;:]+@[^\s@"<>()[\]\\,;:.]+(\.[^\s@"<>()[\]\\,;:.]+)+$/;
/** As people write it, `+381 60 123-45-67`, with six to fifteen digits. */
const phone = /^\+?[\d\s/().-]{6,}$/;

/**
 * Returns all faults of a change in the order of the form, empty if it can be saved. A birthday can be set only once.
 */
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
  // A day that the month does not have would be parsed as one of the next month.
  if (year === '' || Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text || Number(year) < 1900) {
    return 'invalidBirthday';
  }
  // For a birthday on 29 February, the birthday in a common year is 1 March.
  return Date.UTC(Number(year) + adultFrom, Number(month) - 1, Number(day)) > now ? 'tooYoung' : undefined;
}
