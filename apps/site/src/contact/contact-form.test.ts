import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  contactForm,
  contactState,
  emptyDraft,
  faultsOf,
  readDraft,
  shownFaults,
  type ContactEvent,
  type ContactState,
} from './contact-form.ts';

const draft = { name: 'Ana', email: 'ana@example.org', topic: 'betting', message: 'My ticket' } as const;
const after = (...events: readonly ContactEvent[]): ContactState => events.reduce(contactForm, contactState(draft));
const send: ContactEvent = { type: 'send', newId: 'a' };
const offline: ContactEvent = { type: 'failed', id: 'a', failure: { why: 'offline' } };

test('an empty form is not sent, and every field has an error', () => {
  const state = contactForm(contactState(emptyDraft), send);
  expect(state.phase).toEqual({ name: 'writing' });
  expect(shownFaults(state)).toEqual({ name: 'missing', email: 'missing', topic: 'missing', message: 'missing' });
});

test('an error shows once the field was left, not during typing', () => {
  const typing = contactForm(contactState(emptyDraft), { type: 'change', change: { email: 'ana@' } });
  expect(shownFaults(typing)).toEqual({});
  expect(shownFaults(contactForm(typing, { type: 'leave', field: 'email' }))).toEqual({ email: 'malformed' });
});

test.each(['a@b', 'ana@example', 'ana example.org', '@example.org', 'a b@c.de', 'a@b.c', 'a@b..'])(
  '%s is no address',
  (email) => {
    expect(faultsOf({ ...draft, email }).email).toBe('malformed');
  },
);

test('a failed message is sent again under its id; a changed text is another message', () => {
  expect(after(send, offline, { type: 'send', newId: 'b' }).phase).toEqual({ name: 'sending', id: 'a' });
  const changed = after(send, offline, { type: 'change', change: { message: 'Other' } }, { type: 'send', newId: 'b' });
  expect(changed.phase).toEqual({ name: 'sending', id: 'b' });
});

test('after sending, name and address stay for the next message', () => {
  const state = after(send, { type: 'arrived', id: 'a', reference: 'AB-12' });
  expect(state).toMatchObject({
    phase: { name: 'sent', reference: 'AB-12' },
    draft: { ...emptyDraft, name: 'Ana', email: draft.email },
  });
  expect(contactForm(state, { type: 'again' }).phase).toEqual({ name: 'writing' });
});

test('a field that the server refused is marked until it is changed', () => {
  const refused = after(send, { type: 'failed', id: 'a', failure: { why: 'refused', fields: ['email'] } });
  expect(shownFaults(refused)).toEqual({ email: 'malformed' });
  expect(shownFaults(contactForm(refused, { type: 'change', change: { email: 'eva@example.org' } }))).toEqual({});
});

test('in any order of events, text is cleared only after it has arrived', () => {
  const id = fc.constantFrom('a', 'b');
  const event: fc.Arbitrary<ContactEvent> = fc.oneof(
    fc.string().map((message) => ({ type: 'change' as const, change: { message } })),
    fc.constant({ type: 'leave' as const, field: 'name' as const }),
    id.map((newId) => ({ type: 'send' as const, newId })),
    fc.record({ type: fc.constant('arrived' as const), id, reference: fc.constant('R') }),
    fc.record({ type: fc.constant('failed' as const), id, failure: fc.constant({ why: 'server' as const }) }),
    fc.constant({ type: 'again' as const }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = contactState(draft);
      for (const one of events) {
        const next = contactForm(state, one);
        const arrived = one.type === 'arrived' && state.phase.name === 'sending' && state.phase.id === one.id;
        const changed = one.type === 'change' && state.phase.name !== 'sending' && state.phase.name !== 'sent';
        if (!arrived && !changed) expect(next.draft).toEqual(state.draft);
        expect(next.draft.name).toBe('Ana');
        // Only a valid draft can be sent.
        if (next.phase.name === 'sending') expect(faultsOf(next.draft)).toEqual({});
        state = next;
      }
    }),
  );
});

test('a draft is restored from storage, whatever is stored', () => {
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  for (const stored of [null, '', '{', '7', 'null', '[]', '{"name":7,"topic":"spam"}'])
    expect(readDraft(stored)).toEqual(emptyDraft);
  expect(readDraft(JSON.stringify({ message: 'x'.repeat(5000) })).message).toHaveLength(4000);
});
