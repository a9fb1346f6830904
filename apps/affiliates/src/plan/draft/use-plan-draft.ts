import { readPlan, type Fault, type Plan } from '@kvota/commission';
import { agencyProducts } from '@kvota/contracts';
import { newId, useHost } from '@kvota/shell';
import { useEffect, useMemo, useState } from 'react';

import type { PlanAnswer } from '../../data/reports/commission-queries.ts';
import { forgetDraft, keepDraft, keptDraft, type KeptDraft } from './kept-draft.ts';
import { draftOf, type PlanDraft } from './plan-draft.ts';
import { planJson } from './plan-json.ts';

/** A draft with what reading it has found. */
export interface DraftOfPlan {
  readonly draft: KeptDraft;
  /** The plan; undefined while something is missing or wrong. */
  readonly plan: Plan | undefined;
  readonly faults: readonly Fault[];
  /** True if the draft differs from the newest version. */
  readonly isChanged: boolean;
  /** True if the newest version is another one than that with which the draft was begun. */
  readonly isOutdated: boolean;
  readonly change: (next: PlanDraft) => void;
  readonly forgive: (forgive: boolean) => void;
  /** Marks the draft as sent, with an unknown outcome, or as free to be changed again. */
  readonly setSent: (sent: boolean) => void;
  /** Marks the draft as not carried out so far: it is free to be changed, and keeps its id for a repetition. */
  readonly hold: () => void;
  /** Begins again with the newest version. */
  readonly restart: () => void;
}

/** The new version of a plan while it is typed. It survives a reload, and leaves with a sign-out. */
export function usePlanDraft(userId: string, answer: PlanAnswer): DraftOfPlan {
  const { tabStorage } = useHost();
  const newest = answer.versions[0];
  const version = newest?.version ?? 0;
  const [draft, setDraft] = useState<KeptDraft>(() => keptDraft(tabStorage, userId) ?? fresh(draftOf(newest)));
  const written = JSON.stringify(draft.lines);
  const isChanged = written !== JSON.stringify(draftOf(newest).lines);
  useEffect(() => {
    if (isChanged || draft.sent) keepDraft(tabStorage, userId, draft);
    else forgetDraft(tabStorage, userId);
  }, [isChanged, draft, tabStorage, userId]);
  const read = useMemo(() => readPlan(planJson(draft), { products: agencyProducts }), [draft]);
  return {
    draft,
    plan: read.status === 'plan' ? read.plan : undefined,
    faults: read.status === 'plan' ? [] : read.faults,
    isChanged,
    isOutdated: isChanged && draft.version !== version,
    change: (next) => setDraft(fresh({ lines: next.lines, version: isChanged ? draft.version : version })),
    forgive: (forgive) => setDraft((before) => ({ ...before, requestId: newId(), forgive })),
    setSent: (sent) => setDraft((before) => ({ ...before, sent, ...(!sent && { requestId: newId() }) })),
    hold: () => setDraft((before) => ({ ...before, sent: false })),
    restart: () => setDraft(fresh(draftOf(newest))),
  };
}

/** Other lines are another act, with an id for its own request. */
const fresh = (draft: PlanDraft): KeptDraft => ({ ...draft, requestId: newId(), sent: false, forgive: false });
