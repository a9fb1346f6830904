import { useState } from 'react';

import { useVoidAct, type VoidAct } from './use-void-act.ts';
import { useVoidFault } from './use-void-fault.ts';

/** The reason of an act on a void, and how far its sending is. */
export interface VoidForm {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** True if the reason is empty after the first try. */
  readonly isMissing: boolean;
  /** Why the act was not accepted, in words. */
  readonly fault: string | undefined;
  /** The act that is being sent. */
  readonly sending: VoidAct | undefined;
  /** Sends the act for the typed reason, unless there is none or another act is being sent. `onDone`: it was accepted. */
  readonly send: (actFor: (reason: string) => VoidAct, onDone: () => void) => void;
}

/** Keeps the reason that every act on a void needs, and sends the act. */
export function useVoidForm(): VoidForm {
  const [typed, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, variables, data, error } = useVoidAct();
  const reason = typed.trim();
  return {
    reason: typed,
    setReason,
    isMissing: tried && reason === '',
    fault: useVoidFault(data, error),
    sending: isPending ? variables : undefined,
    send(actFor, onDone) {
      setTried(true);
      if (reason === '' || isPending) return;
      mutate(actFor(reason), {
        onSuccess(refused) {
          if (refused === undefined) onDone();
        },
      });
    },
  };
}
