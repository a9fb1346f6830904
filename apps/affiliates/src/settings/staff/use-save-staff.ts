import type { agencyCalls, CallAnswer, StepUp } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { useRef, useState } from 'react';

import { staffQuery } from './staff-queries.ts';
import { callFault } from '../../money/move/call-fault.ts';
import type { MoveFault } from '../../money/move.ts';
import { useReturn, useStepUp } from '../../step-up/use-step-up.ts';
import { KeptStaff, staffAct } from './kept-staff.ts';

type Saved = CallAnswer<(typeof agencyCalls)['agencySaveStaff']>;

/** `lost`: no answer arrived, so it may be done. Only the same act may be sent again. */
export type SaveState =
  | { readonly status: 'editing' }
  | { readonly status: 'sending' | 'lost'; readonly act: KeptStaff }
  /** Nothing was done, and the same act may be sent after a sign-in (SEC-23). */
  | { readonly status: 'step-up'; readonly need: StepUp; readonly act: KeptStaff }
  | { readonly status: 'refused'; readonly fault: MoveFault }
  | { readonly status: 'done'; readonly act: KeptStaff; readonly saved: Saved; readonly at: number };

/**
 * Sends acts on the staff, each once.
 *
 * @param password The password of this dialog. None is stored while the agent signs in.
 */
export function useSaveStaff(password: string, onDone: (state: SaveState & { readonly status: 'done' }) => void) {
  const { api, queryClient, serverNow } = useHost();
  const waiting = useStepUp(staffAct, KeptStaff);
  const { kept } = waiting;
  const [state, setState] = useState<SaveState>(() =>
    kept ? { status: 'step-up', need: kept.need, act: kept.data } : { status: 'editing' },
  );
  const isSending = useRef(false);
  const run = async (act: KeptStaff): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: 'sending', act });
    try {
      const saved = await api.agencySaveStaff({ body: act.act === 'change' ? act : { ...act, password } });
      waiting.drop();
      await queryClient.invalidateQueries({ queryKey: staffQuery(api).queryKey });
      if (saved.ErrorText === 'ok') {
        const done = { status: 'done', act, saved, at: serverNow() } as const;
        setState(done);
        onDone(done);
      } else setState({ status: 'refused', fault: { code: saved.error ?? 'failed' } });
    } catch (error) {
      const need = waiting.guard(error, act);
      const fault = need === 'spent' ? { code: 'signInSpent' } : callFault(error);
      if (need !== undefined && need !== 'spent') setState({ status: 'step-up', need, act });
      else setState(fault ? { status: 'refused', fault } : { status: 'lost', act });
    } finally {
      isSending.current = false;
    }
  };
  useReturn(waiting, (act) => void run(act));
  return {
    state,
    send: (act: KeptStaff) => void run(act),
    leave: waiting.leave,
    /** Gives a waiting act up, and shows the form again. */
    change: (): void => {
      waiting.drop();
      setState({ status: 'editing' });
    },
    drop: waiting.drop,
  };
}
