import type { CallAnswer, Calls, Profile } from '@kvota/contracts';

const names = ['email', 'firstName', 'lastName', 'phone', 'city', 'birthday'] as const;
/** The fields of a profile that a player can change. */
export type ProfileField = (typeof names)[number];
export type ProfileFields = Readonly<Record<ProfileField, string>>;
/** The typed text of those fields. */
export type ProfileDraft = Partial<ProfileFields>;

/** A profile as a form holds it. */
export function fieldsOf(profile: Profile): ProfileFields {
  const { email, firstName, lastName, phone, city, birthday } = profile;
  return { email, firstName, lastName, phone, city, birthday: birthday ?? '' };
}

/** True if the date of birth is known. Then a player can no longer change it. */
export const hasBirthday = ({ birthday }: Profile): boolean => birthday !== null && birthday !== undefined;

/** Returns a profile with a draft over it, as a form shows it. */
export function withDraft(profile: Profile, draft: ProfileDraft): ProfileFields {
  const known = fieldsOf(profile);
  // A date of birth that was set meanwhile can no longer be edited, so the server's value is shown.
  return { ...known, ...draft, ...(hasBirthday(profile) && { birthday: known.birthday }) };
}

/** True if a profile contains everything that was sent: then it was saved, whatever the answer was. */
export function holds(profile: Profile, sent: ProfileDraft): boolean {
  const known = fieldsOf(profile);
  return names.every((name) => sent[name] === undefined || sent[name] === known[name]);
}

/**
 * The fields that the server refused, with the reasons. A platform that reports one fault at a time is supported too.
 */
export function faultsOf(answer: CallAnswer<Calls['saveProfile']> | undefined): ProfileDraft {
  const { error, field, faults } = answer ?? {};
  const reported = faults ?? (error && field ? [{ field, error }] : []);
  return fieldsWhere((name) => reported.find((fault) => fault.field === name)?.error);
}

/** Returns the changed fields of a profile, ignoring blanks at the ends. */
export function changesOf(profile: Profile, typed: ProfileFields): ProfileDraft {
  const known = fieldsOf(profile);
  return Object.fromEntries(
    names.filter((name) => typed[name].trim() !== known[name]).map((name) => [name, typed[name].trim()]),
  );
}

/** Returns the part of a draft that differs from the profile after a save. */
export function without(draft: ProfileDraft, saved: ProfileDraft): ProfileDraft {
  return fieldsWhere((name) => {
    const text = draft[name];
    return text === undefined || text.trim() === saved[name] ? undefined : text;
  });
}

/** Parses a draft from storage. A draft of another user and values that are no text are ignored. */
export function readDraft(stored: string | null, username: string): ProfileDraft {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored ?? '');
  } catch {
    return {};
  }
  const own = entry(parsed, 'username') === username ? entry(parsed, 'draft') : undefined;
  return fieldsWhere((name) => {
    const text = entry(own, name);
    return typeof text === 'string' ? text : undefined;
  });
}

const entry = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function fieldsWhere(text: (name: ProfileField) => string | undefined): ProfileDraft {
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = text(name);
      return found === undefined ? [] : [[name, found]];
    }),
  );
}
