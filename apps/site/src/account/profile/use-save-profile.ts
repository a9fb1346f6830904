import { isApiError } from '@kvota/api-client';
import { useHost } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { faultsOf, holds, type ProfileDraft, type ProfileField } from './profile-changes.ts';
import { profileQuery } from './profile-query.ts';

/** No answer, or an unreadable one: the server may have saved the request. */
const isUnknown = (error: unknown): boolean =>
  isApiError(error) && ['offline', 'timeout', 'malformed'].includes(error.kind);

export interface SaveProfileOptions {
  readonly onSaved: (sent: ProfileDraft) => void;
  /** Called with the first field that the server refused. */
  readonly onRefused: (field: string) => void;
}

export interface SaveProfile {
  /** Sends the changed fields. */
  readonly save: (changes: ProfileDraft) => void;
  readonly saving: boolean;
  /** Returns why the server refused a field in its last answer. */
  readonly faultOf: (field: ProfileField) => string | undefined;
  /** Removes the fault of a field, because its text was edited. */
  readonly clearFault: (field: ProfileField) => void;
  /** Removes the last answer with its faults. */
  readonly reset: () => void;
}

/** Saves changes of the player's personal data, and shows a notice with the outcome. */
export function useSaveProfile({ onSaved, onRefused }: SaveProfileOptions): SaveProfile {
  const { t } = useLingui();
  const { api, notify } = useHost();
  const client = useQueryClient();
  const { queryKey } = profileQuery(api);
  // Fields that were edited after the server refused them.
  const [mended, setMended] = useState<readonly ProfileField[]>([]);
  const finishSaved = (sent: ProfileDraft): void => {
    onSaved(sent);
    void notify({ timeout: 4000, text: t({ id: 'profile.saved', message: 'Your profile is saved.' }) });
  };
  /**
   * Finds out what happened to a save without an answer. If the server cannot be asked now, it is asked when it can
   * be.
   */
  const findOut = async (sent: ProfileDraft): Promise<void> => {
    await client.invalidateQueries({ queryKey });
    const asked = client.getQueryState(queryKey);
    if (asked?.data && !asked.isInvalidated && holds(asked.data, sent)) return finishSaved(sent);
    return void notify({
      tone: 'error',
      timeout: 8000,
      text: t({
        id: 'profile.notKnown',
        message: 'No answer came, so it is not known whether your profile was saved. Save it again to be sure.',
      }),
    });
  };
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: (sent: ProfileDraft) => api.saveProfile({ body: sent }),
    onMutate: () => setMended([]),
    onSuccess: (answer, sent) => {
      if (answer.error) return answer.field ? onRefused(answer.field) : undefined;
      client.setQueryData(queryKey, (before) => before && { ...before, ...sent });
      return finishSaved(sent);
    },
    onError: (error, sent) =>
      isUnknown(error)
        ? findOut(sent)
        : void notify({
            tone: 'error',
            timeout: 6000,
            text: t({ id: 'profile.notSaved', message: 'Your profile was not saved. Try again.' }),
          }),
  });
  const faults = faultsOf(data);
  return {
    save: mutate,
    saving: isPending,
    faultOf: (field) => (mended.includes(field) ? undefined : faults[field]),
    clearFault: (field) => setMended((before) => [...before, field]),
    reset,
  };
}
