import { contactTopics, type ContactTopic } from '@kvota/contracts';

/** What is typed into the contact form. */
export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic | null;
  readonly message: string;
}

export type ContactField = keyof ContactDraft;
export type ContactFault = 'missing' | 'malformed';

/** Why a message did not go. `wait` is in seconds. */
export type SendFailure =
  | { readonly why: 'offline' | 'server' }
  | { readonly why: 'tooMany' }
  | { readonly why: 'refused'; readonly fields: readonly ContactField[] };

/** The form: what is typed never leaves it until the message has arrived. */
export interface ContactState {
  readonly draft: ContactDraft;
  /** Fields whose faults are shown: those that were left, and all once it was sent. */
  readonly looked: readonly ContactField[];
  /** Fields that the server did not take as they are. */
  readonly refused: readonly ContactField[];
  readonly phase:
    | { readonly name: 'writing' }
    /** The id stays while the words stay, so that a message whose answer was lost is not stored twice. */
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

/** What keeps a draft from being sent, by field. */
export function faultsOf({ name, email, topic, message }: ContactDraft): Partial<Record<ContactField, ContactFault>> {
  return {
    ...(name.trim() === '' && { name: 'missing' }),
    ...(email.trim() === '' ? { email: 'missing' } : !address.test(email.trim()) && { email: 'malformed' }),
    ...(topic === null && { topic: 'missing' }),
    ...(message.trim() === '' && { message: 'missing' }),
  };
}

/** What is shown as wrong: the faults of fields that were looked at, and what the server refused. */
export function shownFaults({ draft, looked, refused }: ContactState): Partial<Record<ContactField, ContactFault>> {
  const faults = faultsOf(draft);
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const fault = looked.includes(field) ? faults[field] : undefined;
      return fault ? [[field, fault]] : refused.includes(field) ? [[field, 'malformed']] : [];
    }),
  );
}

/** The form after an event. An answer to anything but the sending under way changes nothing. */
export function contactForm(state: ContactState, event: ContactEvent): ContactState {
  const { draft, phase } = state;
  switch (event.type) {
    case 'change': {
      // What is on its way is not changed under its own feet.
      if (phase.name === 'sending' || phase.name === 'sent') return state;
      const changed = Object.keys(event.change);
      const refused = state.refused.filter((field) => !changed.includes(field));
      // Other words are another message: it gets an id of its own.
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

/** A draft from storage; what is no text of ours is left out. */
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
