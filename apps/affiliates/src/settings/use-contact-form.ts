import type { AgencyUserSettings } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { settingsQuery } from '../data/settings-queries.ts';
import {
  emptyDraft,
  isChanged,
  rebased,
  typeOver,
  withTyped,
  type ContactDraft,
  type ContactField,
} from './contact-draft.ts';
import { useContactWords } from './use-contact-words.ts';
import { useSaveProblem } from './use-save-problem.ts';

/** The form of a contact: what is typed, and what became of the last attempt to save it. */
export interface ContactForm {
  readonly draft: ContactDraft;
  readonly saving: boolean;
  /** Fields that somebody else has changed to another value than the typed one. */
  readonly conflicts: readonly ContactField[];
  /** Why nothing was saved, if no field is the cause. */
  readonly problem: string | undefined;
  readonly faultOf: (field: ContactField) => string | undefined;
  readonly type: (field: ContactField, text: string) => void;
  readonly discard: () => void;
  readonly save: () => void;
}

/** Keeps what is typed until it is saved, also over changes by somebody else. */
export function useContactForm(settings: AgencyUserSettings): ContactForm {
  const { t } = useLingui();
  const { api, queryClient, notify } = useHost();
  const words = useContactWords();
  const problemOf = useSaveProblem();
  const { userId, username } = settings;
  const [draft, setDraft] = useState<ContactDraft>(() => emptyDraft(settings));
  const [conflicts, setConflicts] = useState<readonly ContactField[]>([]);
  const show = (next: AgencyUserSettings): void => {
    queryClient.setQueryData(settingsQuery(api, userId).queryKey, next);
  };
  const saved = (now: AgencyUserSettings): void => {
    setDraft(emptyDraft(now));
    notify({ text: t({ id: 'agency.settings.saved', message: `The contact of ${username} is saved` }) });
  };
  const mutation = useMutation({
    mutationFn: (asked: ContactDraft) =>
      api.agencySaveUser({ body: { userId, version: asked.base.version, ...withTyped(asked.base, asked) } }),
    onSuccess(answer, asked) {
      const { settings: now } = answer;
      if (!now) return;
      show(now);
      if (answer.ErrorText === 'ok') {
        saved(now);
        return;
      }
      const next = rebased(asked, now);
      if (next.status === 'equal') {
        saved(now);
        return;
      }
      setDraft(next.draft);
      if (next.status === 'conflict') setConflicts(next.fields);
      // Others have changed other fields, so both changes hold.
      else mutation.mutate(next.draft);
    },
  });
  const { data, error, isPending } = mutation;
  const faults = data?.faults ?? [];
  const forget = (): void => {
    if (isPending) return;
    setConflicts([]);
    mutation.reset();
  };
  const isRefused = data !== undefined && data.ErrorText !== 'ok' && !data.settings && faults.length === 0;
  return {
    draft,
    saving: isPending,
    conflicts,
    problem: problemOf(error, isRefused),
    faultOf(field) {
      const found = faults.find((fault) => fault.field === field);
      return found === undefined ? undefined : words.fault(found.fault);
    },
    type(field, text) {
      forget();
      // Typing over newer values is no conflict.
      const over = isChanged(draft) ? draft : emptyDraft(settings);
      setDraft(typeOver(over.base, over, field, text));
    },
    discard() {
      forget();
      setDraft(emptyDraft(settings));
    },
    save() {
      if (!isChanged(draft) || isPending) return;
      setConflicts([]);
      mutation.mutate(draft);
    },
  };
}
