import type { agencyCalls, CallBody } from '@kvota/contracts';
import { newId, useHost } from '@kvota/shell';
import { useRef, useState } from 'react';

import { invalidateTouched } from '../data/touched.ts';
import { connectionQuery } from '../data/tree-queries.ts';
import { callFault } from '../money/move/call-fault.ts';
import type { MoveFault } from '../money/move.ts';

/** A new user, without the id of the request. */
export type NewUser = Omit<CallBody<(typeof agencyCalls)['agencyCreateUser']>, 'requestId'>;

/** A user who exists now, with the first password. */
export interface CreatedUser extends NewUser {
  readonly userId: string;
  readonly at: number;
}

/**
 * `lost`: no answer arrived, so the user may exist. Only the same request may be sent again, because the platform keeps the
 * first password of an id.
 */
export type CreateState =
  | { readonly status: 'editing' }
  | { readonly status: 'sending' | 'lost'; readonly user: NewUser }
  | { readonly status: 'refused'; readonly fault: MoveFault }
  | { readonly status: 'done'; readonly created: CreatedUser };

/** Creates users, each once: a lost answer is asked for under the same id (CALL-51). */
export function useCreateUser(onCreated: ((userId: string) => void) | undefined) {
  const { api, queryClient, pingNow, serverNow } = useHost();
  const [state, setState] = useState<CreateState>({ status: 'editing' });
  const request = useRef<{ readonly id: string; readonly user: NewUser; busy: boolean }>(undefined);

  const run = async (): Promise<void> => {
    const { current } = request;
    if (!current || current.busy) return;
    current.busy = true;
    const { id: requestId, user } = current;
    setState({ status: 'sending', user });
    try {
      const answer = await api.agencyCreateUser({ body: { requestId, ...user } });
      if (answer.ErrorText === 'ok') {
        const userId = answer.userId ?? '';
        const username = answer.username ?? user.username;
        setState({ status: 'done', created: { ...user, username, userId, at: serverNow() } });
        const own = queryClient.getQueryData(connectionQuery(api).queryKey)?.node;
        const path = [...(own?.path ?? []), { id: userId, username }];
        void invalidateTouched(queryClient, { id: userId, path });
        if (user.opening) pingNow();
        onCreated?.(userId);
      } else setState({ status: 'refused', fault: { code: answer.error ?? 'failed' } });
      request.current = undefined;
    } catch (error) {
      const fault = callFault(error);
      current.busy = false;
      if (fault) request.current = undefined;
      setState(fault ? { status: 'refused', fault } : { status: 'lost', user });
    }
  };
  return {
    state,
    /** Sends the user. After a lost answer it repeats the first request and ignores the argument. */
    send: (user: NewUser): void => {
      request.current ??= { id: newId(), user, busy: false };
      void run();
    },
  };
}
