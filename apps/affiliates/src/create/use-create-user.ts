import type { agencyCalls, CallAnswer, CallBody, StepUp } from '@kvota/contracts';
import { newId, useHost } from '@kvota/shell';
import { useRef, useState } from 'react';

import { invalidateTouched } from '../data/touched.ts';
import { connectionQuery } from '../data/tree-queries.ts';
import { callFault } from '../money/move/call-fault.ts';
import type { MoveFault } from '../money/move.ts';
import { useReturn, useStepUp } from '../step-up/use-step-up.ts';
import { createAct, KeptUser } from './kept-user.ts';

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
  /** Nothing was done, and the same request may be sent after a sign-in (SEC-23). */
  | { readonly status: 'step-up'; readonly need: StepUp }
  | { readonly status: 'refused'; readonly fault: MoveFault }
  | { readonly status: 'done'; readonly created: CreatedUser };

/**
 * Creates users, each once: a lost answer is asked for under the same id (CALL-51).
 *
 * @param password The first password of this dialog, for a user who was created before a sign-in.
 */
export function useCreateUser(onCreated: ((userId: string) => void) | undefined, password: string) {
  const { api, queryClient, pingNow, serverNow } = useHost();
  const waiting = useStepUp(createAct, KeptUser);
  const { kept } = waiting;
  const [state, setState] = useState<CreateState>(() =>
    kept ? { status: 'step-up', need: kept.need } : { status: 'editing' },
  );
  const request = useRef<{ readonly id: string; readonly user: NewUser; busy: boolean }>(undefined);

  const created = (user: NewUser, answer: CallAnswer<(typeof agencyCalls)['agencyCreateUser']>): void => {
    const userId = answer.userId ?? '';
    const username = answer.username ?? user.username;
    setState({ status: 'done', created: { ...user, username, userId, at: serverNow() } });
    const own = queryClient.getQueryData(connectionQuery(api).queryKey)?.node;
    const path = [...(own?.path ?? []), { id: userId, username }];
    void invalidateTouched(queryClient, { id: userId, path });
    if (user.opening) pingNow();
    onCreated?.(userId);
  };
  const failed = (error: unknown, requestId: string, user: NewUser): void => {
    const { kind, username, opening } = user;
    const need = waiting.guard(error, { requestId, kind, username, ...(opening && { opening }) });
    const fault = need === 'spent' ? { code: 'signInSpent' } : callFault(error);
    if (fault) request.current = undefined;
    if (need !== undefined && need !== 'spent') setState({ status: 'step-up', need });
    else setState(fault ? { status: 'refused', fault } : { status: 'lost', user });
  };
  const run = async (): Promise<void> => {
    const { current } = request;
    if (!current || current.busy) return;
    current.busy = true;
    const { id: requestId, user } = current;
    setState({ status: 'sending', user });
    try {
      const answer = await api.agencyCreateUser({ body: { requestId, ...user } });
      if (answer.ErrorText === 'ok') created(user, answer);
      else
        setState({
          status: 'refused',
          fault: { code: answer.error ?? 'failed', ...(answer.cashCap && { cashCap: answer.cashCap }) },
        });
      request.current = undefined;
      waiting.drop();
    } catch (error) {
      current.busy = false;
      failed(error, requestId, user);
    }
  };
  const repeat = ({ requestId, ...user }: KeptUser): void => {
    request.current ??= { id: requestId, user: { ...user, password }, busy: false };
    void run();
  };
  useReturn(waiting, repeat);
  return {
    state,
    /** The user of an act that waits for a sign-in. */
    kept: kept?.data,
    /** Sends the user. After a lost answer it repeats the first request and ignores the argument. */
    send: (user: NewUser): void => {
      request.current ??= { id: newId(), user, busy: false };
      void run();
    },
    leave: waiting.leave,
    /** Repeats the act that waits, after a second factor was added. */
    retry: (): void => {
      if (kept) repeat(kept.data);
    },
    /** Gives up the act that waits, to change the user. */
    change: (): void => {
      waiting.drop();
      setState({ status: 'editing' });
    },
  };
}
