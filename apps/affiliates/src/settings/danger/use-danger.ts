import type { AgencyNode, AgencyStanding, StepUp } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { useRef, useState } from 'react';

import { standingQuery } from '../../data/settings-queries.ts';
import { invalidateTouched } from '../../data/touched.ts';
import { callFault } from '../../money/move/call-fault.ts';
import type { MoveFault } from '../../money/move.ts';
import { useReturn, useStepUp } from '../../step-up/use-step-up.ts';
import { dangerActOf, KeptDanger, type DangerAct } from './kept-danger.ts';

/** `lost`: no answer arrived, so it may be done. The same act may be sent again, and is done once. */
export type DangerState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' | 'lost'; readonly act: DangerAct }
  /** Nothing was done, and the same act may be sent after a sign-in (SEC-23). */
  | { readonly status: 'step-up'; readonly need: StepUp; readonly act: DangerAct }
  | { readonly status: 'refused'; readonly fault: MoveFault; readonly act: DangerAct };

type Sent = { readonly ErrorText: string; readonly error?: string | null; readonly standing?: AgencyStanding | null };

/**
 * True if a refusal only repeats what the same act has done before: its first answer was lost. Each act needs the version
 * from before it, so nothing happens twice.
 */
export function isDoneBefore(act: DangerAct, { standing }: Sent): boolean {
  if (!standing) return false;
  if (act.act === 'close') return standing.closedAt !== null;
  return act.act === 'cancel' ? standing.move === null : standing.move?.to?.id === act.to.id;
}

/**
 * Sends acts on the standing of a user.
 *
 * @param onDone Receives an act that is done.
 */
export function useDanger(node: AgencyNode, onDone: (act: DangerAct) => void) {
  const { api, queryClient } = useHost();
  const userId = node.id;
  const waiting = useStepUp(dangerActOf(userId), KeptDanger);
  const { kept } = waiting;
  const [state, setState] = useState<DangerState>(() =>
    kept ? { status: 'step-up', need: kept.need, act: kept.data } : { status: 'idle' },
  );
  const isSending = useRef(false);
  const wasLost = useRef(false);
  const call = (act: DangerAct): Promise<Sent> => {
    if (act.act === 'close') return api.agencyCloseUser({ body: { userId, version: act.version } });
    if (act.act === 'cancel') return api.agencyCancelMove({ body: { userId, moveId: act.moveId } });
    return api.agencyMoveUser({ body: { userId, parentId: act.to.id, version: act.version } });
  };
  const run = async (act: DangerAct): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: 'sending', act });
    try {
      const sent = await call(act);
      waiting.drop();
      if (sent.standing) queryClient.setQueryData(standingQuery(api, userId).queryKey, sent.standing);
      if (sent.ErrorText === 'ok' || (wasLost.current && isDoneBefore(act, sent))) {
        setState({ status: 'idle' });
        onDone(act);
        void invalidateTouched(queryClient, node);
      } else setState({ status: 'refused', fault: { code: sent.error ?? 'failed' }, act });
      wasLost.current = false;
    } catch (error) {
      const need = waiting.guard(error, act);
      const fault = need === 'spent' ? { code: 'signInSpent' } : callFault(error);
      wasLost.current = need === undefined && fault === undefined;
      if (need !== undefined && need !== 'spent') setState({ status: 'step-up', need, act });
      else setState(fault ? { status: 'refused', fault, act } : { status: 'lost', act });
    } finally {
      isSending.current = false;
    }
  };
  useReturn(waiting, (act) => void run(act));
  return {
    state,
    send: (act: DangerAct) => void run(act),
    leave: waiting.leave,
    /** Gives the act up. */
    drop: (): void => {
      waiting.drop();
      wasLost.current = false;
      setState({ status: 'idle' });
    },
  };
}
