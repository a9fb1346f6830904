import type { Profile } from '@kvota/contracts';
import { personalPrefix, useHost } from '@kvota/shell';
import { useEffect, useState } from 'react';

import { readDraft, without, type ProfileDraft, type ProfileField } from './profile-changes.ts';

/** Removed at sign-out. */
const draftKey = `${personalPrefix}profile`;

export interface KeptDraft {
  readonly draft: ProfileDraft;
  readonly type: (field: ProfileField, text: string) => void;
  readonly discard: () => void;
  /** Removes what was sent; text typed meanwhile stays. */
  readonly forget: (sent: ProfileDraft) => void;
}

/**
 * The text that a player has typed into the profile and not saved. It survives a reload, a change of language and a
 * visit to another page.
 */
export function useProfileDraft({ preferred_username: username }: Profile): KeptDraft {
  const { tabStorage } = useHost();
  const [draft, setDraft] = useState(() => readDraft(tabStorage.getItem(draftKey), username));
  useEffect(() => {
    if (Object.keys(draft).length === 0) tabStorage.removeItem(draftKey);
    else tabStorage.setItem(draftKey, JSON.stringify({ username, draft }));
  }, [draft, username, tabStorage]);
  return {
    draft,
    type: (field, text) => setDraft((before) => ({ ...before, [field]: text })),
    discard: () => setDraft({}),
    forget: (sent) => setDraft((before) => without(before, sent)),
  };
}
