import { contactTopics, type ContactTopic } from '@kvota/contracts';

/** The fields of the contact form. */
export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic | null;
  readonly message: string;
}

export type ContactField = keyof ContactDraft;
export type ContactFault = 'missing' | 'malformed';

/** The reason why a message was not sent. `wait` is in seconds. */
export type SendFailure =
  | { readonly why: 'offline' | 'server' }
  | { readonly why: 'tooMany' }
  | { readonly why: 'refused'; readonly fields: readonly ContactField[] };

/** The state of the form. The text stays in it until the message has arrived. */
export interface ContactState {
  readonly draft: ContactDraft;
  /** Fields whose errors are shown: those that lost the focus, and all of them after an attempt to send. */
  readonly looked: readonly ContactField[];
  /** Fields that the server refused. */
  readonly refused: readonly ContactField[];
  readonly phase:
    | { readonly name: 'writing' }
    /** The id stays the same while the text does, so that a message whose answer was lost is not stored twice. */
    | { readonly name: 'sending'; readonly id: string }
    | { readonly name: 'failed'; readonly id: string; readonly failure: SendFailure }
    | { readonly name: 'sent'; readonly reference: string };
}

export type ContactEvent =
  | { readonly type: 'change'; readonly change: Partial<ContactDraft> }
  | { readonly type: 'leave'; readonly field: ContactField }
  | { readonly type: 'send'; readonly newId: string }
  | { readonly type: 'arrived'; readonly id: string; readonly reference: string }
  | { readonly type: 'failed'; readonly id: string; readonly failure: SendFailure }
  | { readonly type: 'again' };

export const contactFields = ['name', 'email', 'topic', 'message'] as const satisfies readonly ContactField[];
export const emptyDraft: ContactDraft = { name: '', email: '', topic: null, message: '' };
export const longest = { name: 100, email: 200, message: 4000 } as const;

export function contactState(draft: ContactDraft): ContactState {
  return { draft, looked: [], refused: [], phase: { name: 'writing' } };
}

const address = /^[^\s@<>"]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Returns the errors of a draft by field. */
export function faultsOf({ name, email, topic, message }: ContactDraft): Partial<Record<ContactField, ContactFault>> {
  return {
    ...(name.trim() === '' && { name: 'missing' }),
    ...(email.trim() === '' ? { email: 'missing' } : !address.test(email.trim()) && { email: 'malformed' }),
    ...(topic === null && { topic: 'missing' }),
    ...(message.trim() === '' && { message: 'missing' }),
  };
}

/** Returns the visible errors: of fields that were left, and of the server. */
export function shownFaults({ draft, looked, refused }: ContactState): Partial<Record<ContactField, ContactFault>> {
  const faults = faultsOf(draft);
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const fault = looked.includes(field) ? faults[field] : undefined;
      return fault ? [[field, fault]] : refused.includes(field) ? [[field, 'malformed']] : [];
    }),
  );
}

/** Returns the form after an event. An answer changes nothing unless it belongs to the current sending. */
export function contactForm(state: ContactState, event: ContactEvent): ContactState {
  const { draft, phase } = state;
  switch (event.type) {
    case 'change': {
      // A message that is being sent is not changed.
      if (phase.name === 'sending' || phase.name === 'sent') return state;
      const changed = Object.keys(event.change);
      const refused = state.refused.filter((field) => !changed.includes(field));
      // A changed text is another message with a new id.
      return { ...state, refused, draft: { ...draft, ...event.change }, phase: { name: 'writing' } };
    }
    case 'leave':
      return state.looked.includes(event.field) ? state : { ...state, looked: [...state.looked, event.field] };
    case 'send': {
      if (phase.name === 'sending' || phase.name === 'sent') return state;
      if (Object.keys(faultsOf(draft)).length > 0) return { ...state, looked: contactFields };
      const id = phase.name === 'failed' ? phase.id : event.newId;
      return { ...state, refused: [], phase: { name: 'sending', id } };
    }
    case 'arrived':
      if (phase.name !== 'sending' || phase.id !== event.id) return state;
      return {
        ...contactState({ ...emptyDraft, name: draft.name, email: draft.email }),
        phase: { name: 'sent', reference: event.reference },
      };
    case 'failed': {
      if (phase.name !== 'sending' || phase.id !== event.id) return state;
      const refused = event.failure.why === 'refused' ? event.failure.fields : [];
      return { ...state, refused, phase: { name: 'failed', id: event.id, failure: event.failure } };
    }
    case 'again':
      return phase.name === 'sent' ? { ...state, phase: { name: 'writing' } } : state;
  }
}

/** Parses a draft from storage and ignores invalid fields. */
export function readDraft(stored: string | null): ContactDraft {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '');
  } catch {
    value = undefined;
  }
  const field = (name: ContactField): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const text = (name: Exclude<ContactField, 'topic'>): string => {
    const given = field(name);
    return typeof given === 'string' ? given.slice(0, longest[name]) : '';
  };
  const topic = contactTopics.find((known) => known === field('topic')) ?? null;
  return { name: text('name'), email: text('email'), topic, message: text('message') };
}
