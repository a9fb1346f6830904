import type { AgencyNode, StatementCorrection, StepUp } from '@kvota/contracts';
import { newId, useHost } from '@kvota/shell';
import { useRef, useState } from 'react';
import * as v from 'valibot';

import type { StatementAnswer } from '../../data/reports/commission-queries.ts';
import { invalidateTouched } from '../../data/touched.ts';
import { callFault } from '../../money/move/call-fault.ts';
import { keptWaiting } from '../../step-up/kept-act.ts';
import { useReturn, useStepUp } from '../../step-up/use-step-up.ts';

/** A correction as it is sent. It is kept while its user signs in. */
const SentCorrection = v.object({ requestId: v.string(), amount: v.string(), reason: v.string() });
export type SentCorrection = v.InferOutput<typeof SentCorrection>;

/** `lost`: no answer arrived, so it may be entered. Only the same correction may be sent again. */
export type CorrectState =
  | { readonly status: 'editing' | 'sending' | 'lost' }
  | { readonly status: 'refused'; readonly code: string }
  /** Nothing was done, and the same request may be sent after a sign-in (SEC-23). */
  | { readonly status: 'step-up'; readonly need: StepUp }
  | { readonly status: 'done'; readonly correction: StatementCorrection | undefined };

type Corrected = Pick<StatementAnswer, 'period' | 'currencyId' | 'row'>;

const actOf = ({ period, currencyId, row }: Corrected): string => `correct.${row.userId}.${period.id}.${currencyId}`;

/** True if a correction of a statement waits for a sign-in. */
export const correctionWaits = (storage: Parameters<typeof keptWaiting>[0], statement: Corrected): boolean =>
  keptWaiting(storage, actOf(statement), SentCorrection) !== undefined;

/** Enters a correction of a statement once. */
export function useCorrect(
  node: AgencyNode,
  statement: Corrected,
): {
  readonly state: CorrectState;
  /** The correction that waits for a sign-in, or whose answer was lost. */
  readonly sent: SentCorrection | undefined;
  readonly enter: (correction: Omit<SentCorrection, 'requestId'>) => void;
  /** Sends the same request again. */
  readonly retry: () => void;
  readonly leave: (need: StepUp) => void;
  /** Gives up a correction that waits. */
  readonly drop: () => void;
} {
  const { api, queryClient } = useHost();
  const waiting = useStepUp(actOf(statement), SentCorrection);
  const { kept } = waiting;
  const [state, setState] = useState<CorrectState>(() =>
    kept ? { status: 'step-up', need: kept.need } : { status: 'editing' },
  );
  const [sent, setSent] = useState<SentCorrection | undefined>(kept?.data);
  const busy = useRef(false);
  const run = async (correction: SentCorrection): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setSent(correction);
    setState({ status: 'sending' });
    const { period, currencyId, row } = statement;
    try {
      const body = { ...correction, periodId: period.id, userId: row.userId, currencyId };
      const answer = await api.agencyCorrection({ body });
      waiting.drop();
      setSent(undefined);
      setState(
        answer.ErrorText === 'ok'
          ? { status: 'done', correction: answer.correction ?? undefined }
          : { status: 'refused', code: answer.error ?? 'failed' },
      );
      await invalidateTouched(queryClient, node);
    } catch (error) {
      const need = waiting.guard(error, correction);
      const fault = need === 'spent' ? { code: 'signInSpent' } : callFault(error);
      if (need !== undefined && need !== 'spent') setState({ status: 'step-up', need });
      else if (fault) {
        setSent(undefined);
        setState({ status: 'refused', code: fault.code });
      } else setState({ status: 'lost' });
    } finally {
      busy.current = false;
    }
  };
  useReturn(waiting, (correction) => void run(correction));
  return {
    state,
    sent,
    enter: (correction) => void run({ ...correction, requestId: newId() }),
    retry: () => {
      if (sent) void run(sent);
    },
    leave: waiting.leave,
    drop: waiting.drop,
  };
}
