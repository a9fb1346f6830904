import type { AgencyNode, StepUp } from '@kvota/contracts';
import { newId, useHost } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import * as v from 'valibot';

import { invalidateTouched } from '../../data/touched.ts';
import { callFault } from '../../money/move/call-fault.ts';
import { useReturn, useStepUp } from '../../step-up/use-step-up.ts';
import type { ReadLine } from './line-draft.ts';

/** A line as it is sent. It is kept while its user signs in. */
const SentLine = v.object({
  requestId: v.string(),
  currencyId: v.number(),
  limit: v.string(),
  lowFloat: v.nullable(v.string()),
});
export type SentLine = v.InferOutput<typeof SentLine>;

/** `lost`: no answer arrived, so it may be saved. The same line is sent again under the same id. */
export type SaveLineState =
  | { readonly status: 'editing' | 'sending' | 'lost' }
  | { readonly status: 'refused'; readonly code: string }
  /** Nothing was done, and the same request may be sent after a sign-in (SEC-23). */
  | { readonly status: 'step-up'; readonly need: StepUp };

/** Saves the credit line of a direct child once (OP-74). */
export function useSaveLine(
  node: Pick<AgencyNode, 'id' | 'path' | 'username' | 'kind'>,
  onSaved: () => void,
): {
  readonly state: SaveLineState;
  /** The line that waits for a sign-in. */
  readonly kept: SentLine | undefined;
  readonly save: (line: ReadLine, currencyId: number) => void;
  /** Sends the same request again. */
  readonly retry: () => void;
  readonly leave: (need: StepUp) => void;
  /** Gives up a line that waits. */
  readonly drop: () => void;
} {
  const { t } = useLingui();
  const { api, queryClient, notify } = useHost();
  const { id: userId, username } = node;
  const waiting = useStepUp(`line.${userId}`, SentLine);
  const { kept } = waiting;
  const [state, setState] = useState<SaveLineState>(() =>
    kept ? { status: 'step-up', need: kept.need } : { status: 'editing' },
  );
  const sent = useRef<SentLine | undefined>(kept?.data);
  const busy = useRef(false);
  const run = async (line: SentLine): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    sent.current = line;
    setState({ status: 'sending' });
    try {
      const { lowFloat, ...body } = line;
      // Players have no mark.
      const answer = await api.agencySaveLine({
        body: { ...body, userId, ...(node.kind === 'agent' && { lowFloat }) },
      });
      waiting.drop();
      sent.current = undefined;
      if (answer.ErrorText === 'ok') {
        setState({ status: 'editing' });
        notify({ text: t({ id: 'agency.line.saved', message: `The credit line of ${username} is saved` }) });
        onSaved();
      } else setState({ status: 'refused', code: answer.error ?? 'failed' });
      await invalidateTouched(queryClient, node);
    } catch (error) {
      const need = waiting.guard(error, line);
      const fault = need === 'spent' ? { code: 'signInSpent' } : callFault(error);
      if (need !== undefined && need !== 'spent') setState({ status: 'step-up', need });
      else if (fault) {
        sent.current = undefined;
        setState({ status: 'refused', code: fault.code });
      } else setState({ status: 'lost' });
    } finally {
      busy.current = false;
    }
  };
  const retry = (): void => {
    if (sent.current) void run(sent.current);
  };
  useReturn(waiting, (line) => void run(line));
  return {
    state,
    kept: kept?.data,
    save: (line, currencyId) => {
      const last = sent.current;
      const isSame = last?.limit === line.limit && last.lowFloat === line.lowFloat && last.currencyId === currencyId;
      void run(isSame ? last : { ...line, currencyId, requestId: newId() });
    },
    retry,
    leave: waiting.leave,
    drop: () => {
      waiting.drop();
      sent.current = undefined;
      setState({ status: 'editing' });
    },
  };
}
