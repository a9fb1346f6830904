import type { Profile } from '@kvota/contracts';

const names = ['email', 'firstName', 'lastName', 'phone', 'city', 'birthday'] as const;
/** What of a profile a player can change. */
export type ProfileField = (typeof names)[number];
export type ProfileFields = Readonly<Record<ProfileField, string>>;

/** A profile as a form holds it. */
export function fieldsOf(profile: Profile): ProfileFields {
  const { email, firstName, lastName, phone, city, birthday } = profile;
  return { email, firstName, lastName, phone, city, birthday: birthday ?? '' };
}

/** Whether a profile has all that was sent of it: then it was saved, whatever became of the answer. */
export function holds(profile: Profile, sent: Partial<ProfileFields>): boolean {
  const known = fieldsOf(profile);
  return names.every((name) => sent[name] === undefined || sent[name] === known[name]);
}

/** What was changed of a profile, blanks at the ends aside. */
export function changesOf(profile: Profile, typed: ProfileFields): Partial<ProfileFields> {
  const known = fieldsOf(profile);
  return Object.fromEntries(
    names.filter((name) => typed[name].trim() !== known[name]).map((name) => [name, typed[name].trim()]),
  );
}
