import type { AgencyUserSettings } from '@kvota/contracts';

/** Fields of a contact in the order of the form. */
export const contactFields = ['firstName', 'lastName', 'phone', 'email'] as const;
export type ContactField = (typeof contactFields)[number];
export type Contact = Pick<AgencyUserSettings, ContactField>;
type Stored = Contact & Pick<AgencyUserSettings, 'version'>;

/** Typed text, and the contact that it was typed over. */
export interface ContactDraft {
  readonly typed: Partial<Contact>;
  readonly base: Stored;
}

export const emptyDraft = (base: Stored): ContactDraft => ({ typed: {}, base });

/** Returns a contact with what was typed over it. */
export const withTyped = ({ firstName, lastName, phone, email }: Contact, { typed }: ContactDraft): Contact => ({
  firstName,
  lastName,
  phone,
  email,
  ...typed,
});

/** Adds typed text. A field that is typed back to its value is no change. */
export function typeOver(contact: Contact, draft: ContactDraft, field: ContactField, text: string): ContactDraft {
  const { [field]: _, ...others } = draft.typed;
  return { ...draft, typed: text.trim() === contact[field] ? others : { ...others, [field]: text } };
}

/** What to do after somebody else has changed the contact. */
export type Rebased =
  /** The contact is the typed one already. */
  | { readonly status: 'equal' }
  /** Others changed other fields: the draft can be saved over them. */
  | { readonly status: 'free'; readonly draft: ContactDraft }
  /** Fields that both have changed. Saving again keeps the typed text. */
  | { readonly status: 'conflict'; readonly draft: ContactDraft; readonly fields: readonly ContactField[] };

/** Puts what was typed over the contact as it is now. */
export function rebased({ typed, base }: ContactDraft, now: Stored): Rebased {
  const left = contactFields.filter((field) => typed[field] !== undefined && typed[field].trim() !== now[field]);
  if (left.length === 0) return { status: 'equal' };
  const draft = { typed: Object.fromEntries(left.map((field) => [field, typed[field]])), base: now };
  const fields = left.filter((field) => now[field] !== base[field]);
  return fields.length === 0 ? { status: 'free', draft } : { status: 'conflict', draft, fields };
}

export const isChanged = ({ typed }: ContactDraft): boolean => Object.keys(typed).length > 0;
