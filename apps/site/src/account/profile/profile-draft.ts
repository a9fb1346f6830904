import type { Profile } from '@kvota/contracts';
import { personalPrefix, useHost } from '@kvota/shell';
import { useEffect, useState } from 'react';

import { readDraft, without, type ProfileDraft, type ProfileField } from './profile-changes.ts';

/** Signing out takes it along. */
const draftKey = `${personalPrefix}profile`;

export interface KeptDraft {
  readonly draft: ProfileDraft;
  readonly type: (field: ProfileField, text: string) => void;
  readonly discard: () => void;
  /** Lets go of what was sent; what was typed over it meanwhile stays. */
  readonly forget: (sent: ProfileDraft) => void;
}

/** What a player has typed into his profile and not saved: it outlives a reload, a change of language and a page elsewhere. */
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
