import type { AgencyLimits, LimitKey, LimitSwitch } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { limitsQuery } from '../../data/limit-queries.ts';
import { useSaveProblem } from '../use-save-problem.ts';
import { forgetLimits, keepLimits, keptLimits } from './kept-limits.ts';
import {
  changesOf,
  emptyDraft,
  faultsOf,
  isChanged,
  ownOf,
  rebased,
  switchProduct,
  typeLimit,
  type LimitFault,
  type LimitsDraft,
} from './limits-draft.ts';

/** The form of limits and products: what is typed, and what became of the last attempt to save it. */
export interface LimitsForm {
  readonly draft: LimitsDraft;
  readonly saving: boolean;
  /** What somebody else has changed to another value than the typed one. */
  readonly conflicts: readonly (LimitKey | LimitSwitch)[];
  /** Why nothing was saved, if no other value is the cause. */
  readonly problem: string | undefined;
  readonly faultOf: (key: LimitKey) => LimitFault | undefined;
  readonly type: (key: LimitKey, text: string) => void;
  readonly flip: (key: LimitSwitch, on: boolean) => void;
  readonly discard: () => void;
  readonly save: () => void;
}

/** The kept draft, unless the limits are as it wants them by now. */
function draftFor(kept: LimitsDraft | undefined, answer: AgencyLimits): LimitsDraft {
  const now = ownOf(answer);
  return kept === undefined || rebased(kept, now).status === 'equal' ? emptyDraft(now) : kept;
}

/** Keeps what is typed until it is saved: over refusals, changes by somebody else, and a reload. */
export function useLimitsForm(answer: AgencyLimits): LimitsForm {
  const { t } = useLingui();
  const { api, queryClient, notify, tabStorage } = useHost();
  const problemOf = useSaveProblem();
  const { userId, username, currencyId } = answer;
  const [draft, setDraft] = useState(() => draftFor(keptLimits(tabStorage, { userId, currencyId }), answer));
  const [conflicts, setConflicts] = useState<LimitsForm['conflicts']>([]);
  const [tried, setTried] = useState(false);
  useEffect(() => {
    const owner = { userId, currencyId };
    if (isChanged(draft)) keepLimits(tabStorage, owner, draft);
    else forgetLimits(tabStorage, owner);
  }, [draft, tabStorage, userId, currencyId]);
  const show = (next: AgencyLimits): void => {
    // Limits hold for everybody below too, and products for every currency.
    void queryClient.invalidateQueries({ queryKey: ['agency', 'agencyLimits'], refetchType: 'none' });
    queryClient.setQueryData(limitsQuery(api, userId, currencyId).queryKey, next);
  };
  const saved = (now: AgencyLimits): void => {
    // The page may be left by now, without an effect to follow.
    forgetLimits(tabStorage, { userId, currencyId });
    setDraft(emptyDraft(ownOf(now)));
    notify({ text: t({ id: 'agency.limits.saved', message: `The limits of ${username} are saved` }) });
  };
  const mutation = useMutation({
    mutationFn: (asked: LimitsDraft) => {
      const changes = changesOf(asked);
      if (changes === undefined) throw new Error('A draft with faults was sent: faultsOf has to be asked first.');
      return api.agencySaveLimits({ body: { userId, currencyId, ...changes } });
    },
    onSuccess({ ErrorText, limits: now }, asked) {
      if (!now) return;
      show(now);
      const next = rebased(asked, ownOf(now));
      if (ErrorText === 'ok' || next.status === 'equal') {
        saved(now);
        return;
      }
      setDraft(next.draft);
      if (next.status === 'conflict') setConflicts(next.keys);
      // Others have changed other limits, so both changes hold.
      else mutation.mutate(next.draft);
    },
  });
  const { data, error, isPending } = mutation;
  const faults = faultsOf(draft);
  const isInverted = data?.error === 'limitRange';
  const isRefused = data !== undefined && data.ErrorText !== 'ok' && !data.limits && !isInverted;
  const wrong = t({ id: 'agency.limits.faulty', message: 'Nothing was saved: a limit is wrong.' });
  const forget = (): void => {
    setConflicts([]);
    mutation.reset();
  };
  const change = (next: (over: LimitsDraft) => LimitsDraft): void => {
    if (isPending) return;
    forget();
    // Typing over newer values is no conflict.
    setDraft(next(isChanged(draft) ? draft : emptyDraft(ownOf(answer))));
  };
  return {
    draft,
    saving: isPending,
    conflicts,
    problem: isInverted || (tried && faults.size > 0) ? wrong : problemOf(error, isRefused),
    faultOf(key) {
      if (key === 'minStake' && isInverted) return 'range';
      const fault = faults.get(key);
      // While one of two stakes is typed, it is below or above the other for a moment.
      return fault === 'range' && !tried ? undefined : fault;
    },
    type: (key, text) => change((over) => typeLimit(over, key, text)),
    flip: (key, on) => change((over) => switchProduct(over, key, on)),
    discard() {
      if (isPending) return;
      forget();
      setTried(false);
      setDraft(emptyDraft(ownOf(answer)));
    },
    save() {
      if (!isChanged(draft) || isPending) return;
      setConflicts([]);
      setTried(faults.size > 0);
      if (faults.size === 0) mutation.mutate(draft);
    },
  };
}
