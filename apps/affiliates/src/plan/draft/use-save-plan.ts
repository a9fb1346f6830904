import type { AgencyNode, CommissionLine, StepUp } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { useRef, useState } from 'react';
import * as v from 'valibot';

import { invalidateTouched } from '../../data/touched.ts';
import { callFault } from '../../money/move/call-fault.ts';
import { useReturn, useStepUp } from '../../step-up/use-step-up.ts';
import type { DraftOfPlan } from './use-plan-draft.ts';

/** A place of a plan that the platform has refused. */
export interface PlanFault {
  /** `lines[2].rate.ppm` */
  readonly path: string;
}

/** `lost`: no answer arrived, so the version may exist. Only the same request may be sent again. */
export type SaveState =
  | { readonly status: 'editing' | 'sending' | 'lost' }
  | {
      readonly status: 'refused';
      readonly code: string;
      readonly seconds: number | undefined;
      readonly faults: readonly PlanFault[];
    }
  /** Nothing was done, and the same request may be sent after a sign-in (SEC-23). */
  | { readonly status: 'step-up'; readonly need: StepUp }
  | { readonly status: 'saved'; readonly validFrom: string };

/** The draft itself is kept already. The id names the one that the sign-in is for. */
const KeptSave = v.object({ requestId: v.string() });

/** Saves a new version of a plan once: a lost answer is asked for under the same id, also after a reload. */
export function useSavePlan(
  node: AgencyNode,
  edited: DraftOfPlan,
  lines: readonly CommissionLine[] | undefined,
): {
  readonly state: SaveState;
  readonly save: () => void;
  /** Leaves for the sign-in that saving needs. */
  readonly leave: (need: StepUp) => void;
  readonly edit: () => void;
} {
  const { api, queryClient } = useHost();
  const waiting = useStepUp(`plan.${node.id}`, KeptSave);
  const { kept } = waiting;
  const isWaiting = kept?.data.requestId === edited.draft.requestId;
  const [state, setState] = useState<SaveState>(() => {
    if (kept && isWaiting) return { status: 'step-up', need: kept.need };
    return { status: edited.draft.sent ? 'lost' : 'editing' };
  });
  const busy = useRef(false);
  const run = async (): Promise<void> => {
    if (busy.current || lines === undefined) return;
    busy.current = true;
    const { requestId, version, forgive } = edited.draft;
    edited.setSent(true);
    setState({ status: 'sending' });
    try {
      const body = { requestId, userId: node.id, version, lines: [...lines], forgive };
      const answer = await api.agencySavePlan({ body });
      edited.setSent(false);
      waiting.drop();
      if (answer.ErrorText === 'ok') {
        setState({ status: 'saved', validFrom: answer.plan?.validFrom ?? '' });
        await invalidateTouched(queryClient, node);
      } else
        setState({
          status: 'refused',
          code: answer.error ?? 'failed',
          seconds: undefined,
          faults: answer.faults ?? [],
        });
    } catch (error) {
      const need = waiting.guard(error, { requestId });
      const fault = need === 'spent' ? { code: 'signInSpent', seconds: undefined } : callFault(error);
      if (need !== undefined && need !== 'spent') {
        edited.hold();
        setState({ status: 'step-up', need });
      } else if (fault) {
        edited.setSent(false);
        setState({ status: 'refused', code: fault.code, seconds: fault.seconds, faults: [] });
      } else setState({ status: 'lost' });
    } finally {
      busy.current = false;
    }
  };
  useReturn(waiting, ({ requestId }) => {
    if (requestId === edited.draft.requestId) void run();
  });
  return {
    state,
    save: () => void run(),
    leave: waiting.leave,
    edit: () => {
      waiting.drop();
      setState({ status: 'editing' });
    },
  };
}
