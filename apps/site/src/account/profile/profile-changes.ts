import type { CallAnswer, Calls, Profile } from '@kvota/contracts';

const names = ['email', 'firstName', 'lastName', 'phone', 'city', 'birthday'] as const;
/** What of a profile a player can change. */
export type ProfileField = (typeof names)[number];
export type ProfileFields = Readonly<Record<ProfileField, string>>;
/** What was typed of it. */
export type ProfileDraft = Partial<ProfileFields>;

/** A profile as a form holds it. */
export function fieldsOf(profile: Profile): ProfileFields {
  const { email, firstName, lastName, phone, city, birthday } = profile;
  return { email, firstName, lastName, phone, city, birthday: birthday ?? '' };
}

/** Whether a profile has all that was sent of it: then it was saved, whatever became of the answer. */
export function holds(profile: Profile, sent: ProfileDraft): boolean {
  const known = fieldsOf(profile);
  return names.every((name) => sent[name] === undefined || sent[name] === known[name]);
}

/** What of a profile the server did not take, and why; a platform that tells one fault at a time is understood too. */
export function faultsOf(answer: CallAnswer<Calls['saveProfile']> | undefined): ProfileDraft {
  const { error, field, faults } = answer ?? {};
  const told = faults ?? (error && field ? [{ field, error }] : []);
  return fieldsWhere((name) => told.find((fault) => fault.field === name)?.error);
}

/** What was changed of a profile, blanks at the ends aside. */
export function changesOf(profile: Profile, typed: ProfileFields): ProfileDraft {
  const known = fieldsOf(profile);
  return Object.fromEntries(
    names.filter((name) => typed[name].trim() !== known[name]).map((name) => [name, typed[name].trim()]),
  );
}

/** What is left of a draft once something of it was saved: what says otherwise by now. */
export function without(draft: ProfileDraft, saved: ProfileDraft): ProfileDraft {
  return fieldsWhere((name) => {
    const text = draft[name];
    return text === undefined || text.trim() === saved[name] ? undefined : text;
  });
}

/** A draft from storage; that of another user, and what is no text, is left out. */
export function readDraft(stored: string | null, username: string): ProfileDraft {
  let kept: unknown;
  try {
    kept = JSON.parse(stored ?? '');
  } catch {
    return {};
  }
  const own = entry(kept, 'username') === username ? entry(kept, 'draft') : undefined;
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
