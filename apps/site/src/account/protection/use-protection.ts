import { isApiError } from '@kvota/api-client';
import type { CallAnswer, CallBody, Calls, Outcome } from '@kvota/contracts';
import { ownLimitsKey, useHost } from '@kvota/shell';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Key of the query about limits and pauses. */
const protectionKey = [ownLimitsKey];

export type Protection = CallAnswer<Calls['playerLimits']>;

/** The limits of the player, what is used of them, and whether play is paused. Asked for again each minute. */
export function useProtection(): UseQueryResult<Protection> {
  const { api } = useHost();
  return useQuery({
    queryKey: protectionKey,
    queryFn: ({ signal }) => api.playerLimits({ signal }),
    refetchInterval: 60_000,
  });
}

/** The server's time, renewed every ten seconds, so that a change can be confirmed as soon as its time has come. */
export function useNow(): number {
  const { serverNow } = useHost();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 10_000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}

/** An act of the player, with what became of it. */
export interface Act<Body> {
  readonly busy: boolean;
  /** True if no answer arrived. Sending it again does no harm. */
  readonly lost: boolean;
  /** The code of the refusal. */
  readonly refused: string | undefined;
  readonly send: (body: Body) => void;
  /** Forgets how the last one ended. */
  readonly forget: () => void;
}

/** The answer of the platform, or the code of a refusal by its status. */
type Answered<A extends Outcome> = Partial<A> & Outcome;

function useAct<Body, A extends Outcome>(
  call: (body: Body) => Promise<A>,
  onDone: (answer: Answered<A>, body: Body) => void,
): Act<Body> {
  const { pingNow } = useHost();
  const client = useQueryClient();
  const { mutate, isPending, isError, data, reset } = useMutation({
    mutationFn: async (body: Body): Promise<Answered<A>> => {
      try {
        return await call(body);
      } catch (error) {
        // The call was answered, and did nothing.
        if (!isApiError(error) || error.status === undefined || error.status >= 500) throw error;
        const refusal: Outcome = { ErrorText: error.code ?? 'failed', error: error.code };
        return refusal as Answered<A>; // every other field of an answer may be missing
      }
    },
    onSuccess(answer, body) {
      if (answer.ErrorText === 'ok') onDone(answer, body);
    },
    // Without an answer the act may have been done all the same.
    async onSettled() {
      pingNow();
      await client.invalidateQueries({ queryKey: protectionKey });
    },
  });
  return {
    busy: isPending,
    lost: isError,
    refused: data === undefined || data.ErrorText === 'ok' ? undefined : (data.error ?? data.ErrorText),
    send: mutate,
    forget: reset,
  };
}

/** Sets a limit, or asks for a higher one or none. */
export function useSetLimit(
  onDone: (answer: Answered<CallAnswer<Calls['setPlayerLimit']>>) => void,
): Act<CallBody<Calls['setPlayerLimit']>> {
  const { api } = useHost();
  return useAct((body) => api.setPlayerLimit({ body }), onDone);
}

/** Takes the waiting amount of a limit, or keeps the limit. */
export function useConfirmLimit(
  onDone: (
    answer: Answered<CallAnswer<Calls['confirmPlayerLimit']>>,
    body: CallBody<Calls['confirmPlayerLimit']>,
  ) => void,
): Act<CallBody<Calls['confirmPlayerLimit']>> {
  const { api } = useHost();
  return useAct((body) => api.confirmPlayerLimit({ body }), onDone);
}

/** Sets the minutes of play until a reality check. */
export function useSetRealityCheck(onDone: () => void): Act<CallBody<Calls['setRealityCheck']>> {
  const { api } = useHost();
  return useAct((body) => api.setRealityCheck({ body }), onDone);
}

/** Pauses play for some days. */
export function usePause(onDone: () => void): Act<CallBody<Calls['pausePlay']>> {
  const { api } = useHost();
  return useAct((body) => api.pausePlay({ body }), onDone);
}

/** Asks for the end of the exclusion. */
export function useAskEnd(onDone: () => void): Act<CallBody<Calls['askExclusionEnd']>> {
  const { api } = useHost();
  return useAct((body) => api.askExclusionEnd({ body }), onDone);
}

/** Takes the request for the end of the exclusion back. */
export function useWithdrawEnd(): Act<CallBody<Calls['withdrawExclusionEnd']>> {
  const { api } = useHost();
  return useAct((body) => api.withdrawExclusionEnd({ body }), nothing);
}

const nothing = (): void => undefined;

/** Excludes the player for months, or for good. */
export function useExclude(onDone: () => void): Act<CallBody<Calls['excludeSelf']>> {
  const { api } = useHost();
  return useAct((body) => api.excludeSelf({ body }), onDone);
}
