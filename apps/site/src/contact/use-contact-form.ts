import { isApiError } from '@kvota/api-client';
import { localeAtom, ownPrefix, personalPrefix, sessionAtom, useHost } from '@kvota/shell';
import { useAtomValue } from 'jotai';
import { useEffect, useReducer } from 'react';

import {
  contactFields,
  contactForm,
  contactState,
  emptyDraft,
  readDraft,
  type ContactEvent,
  type ContactState,
  type SendFailure,
} from './contact-form.ts';

/** A visitor's text is still there after signing in. A player's text is removed at sign-out. */
const visitorKey = `${ownPrefix}contact`;
const playerKey = `${personalPrefix}contact`;

function failureOf(error: unknown): SendFailure {
  if (!isApiError(error)) return { why: 'server' };
  if (error.status === 429) return { why: 'tooMany' };
  if (error.kind === 'offline' || error.kind === 'timeout') return { why: 'offline' };
  const paths = new Set(error.problem?.issues?.map(({ path }) => path));
  const fields = contactFields.filter((field) => paths.has(`body.${field}`));
  return fields.length > 0 ? { why: 'refused', fields } : { why: 'server' };
}

/**
 * The contact form of this tab and of the current user. Its draft survives a reload, a change of language and a visit
 * to another page.
 */
export function useContactForm(): readonly [ContactState, (event: ContactEvent) => void] {
  const { api, tabStorage } = useHost();
  const lang = useAtomValue(localeAtom);
  const isVisitor = useAtomValue(sessionAtom).status === 'visitor';
  const draftKey = isVisitor ? visitorKey : playerKey;
  const [state, dispatch] = useReducer(contactForm, null, () =>
    contactState(readDraft(tabStorage.getItem(draftKey) ?? tabStorage.getItem(visitorKey))),
  );
  const { draft } = state;
  useEffect(() => {
    if (!isVisitor) tabStorage.removeItem(visitorKey);
    if (Object.values(draft).every((value) => value === '' || value === null)) tabStorage.removeItem(draftKey);
    else tabStorage.setItem(draftKey, JSON.stringify(draft));
  }, [draft, draftKey, isVisitor, tabStorage]);

  const sending = state.phase.name === 'sending' ? state.phase.id : undefined;
  useEffect(() => {
    if (sending === undefined) return undefined;
    const { topic, ...words } = draft;
    if (topic === null) return undefined;
    // If the page is left, the message is still sent, but nothing waits for its answer.
    let mine = true;
    const send = async (): Promise<ContactEvent> => {
      try {
        const { reference, error } = await api.sendContactMessage({ body: { id: sending, topic, lang, ...words } });
        if (error) return { type: 'failed', id: sending, failure: { why: 'server' } };
        // If the user has signed out meanwhile, nothing is stored.
        if (tabStorage.getItem(draftKey) !== null)
          tabStorage.setItem(draftKey, JSON.stringify({ ...emptyDraft, name: draft.name, email: draft.email }));
        return { type: 'arrived', id: sending, reference };
      } catch (error) {
        return { type: 'failed', id: sending, failure: failureOf(error) };
      }
    };
    void send().then((event) => (mine ? dispatch(event) : undefined));
    return () => {
      mine = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the draft cannot change while it is being sent
  }, [sending, api]);
  return [state, dispatch];
}
