import { isApiError } from '@kvota/api-client';
import { useHost } from '@kvota/shell';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';

import { agentQuery } from './agent-query.ts';

/** Why a player did not join an agent. */
export interface JoinFault {
  /** The code of the refusal or failure; undefined if no answer arrived. */
  readonly code: string | undefined;
  /** Seconds to wait after too many tries. */
  readonly seconds?: number | undefined;
}

/** The end of a step: its result, or why there is none. */
export type JoinStep<T> = { readonly done: T } | { readonly fault: JoinFault };

const faultOf = (error: unknown): JoinFault =>
  isApiError(error) ? { code: error.code, seconds: error.retryAfter } : { code: undefined };

/** Looks up the agent of a code, whom the player is asked about before joining. Returns the agent's name. */
export function useAgentOfCode(): UseMutationResult<JoinStep<string>, Error, string> {
  const { api } = useHost();
  return useMutation({
    async mutationFn(promoCode: string): Promise<JoinStep<string>> {
      try {
        const { agent, error } = await api.agencyConnectTarget({ query: { promoCode } });
        return agent ? { done: agent.username } : { fault: { code: error ?? 'failed' } };
      } catch (error) {
        return { fault: faultOf(error) };
      }
    },
  });
}

/** Joins the agent of a code. If the answer is lost, the platform is asked whether the player has an agent now (CALL-40). */
export function useJoin(): UseMutationResult<JoinStep<true>, Error, string> {
  const { api } = useHost();
  const client = useQueryClient();
  const own = agentQuery(api);
  return useMutation({
    async mutationFn(promoCode: string): Promise<JoinStep<true>> {
      try {
        const { ErrorText, error } = await api.agencyConnect({ body: { promoCode } });
        return ErrorText === 'ok' ? { done: true } : { fault: { code: error ?? ErrorText } };
      } catch (error) {
        const fault = faultOf(error);
        if (fault.code !== undefined) return { fault };
        const now = await client.fetchQuery({ ...own, staleTime: 0 }).catch(() => undefined);
        return now?.connect.state === 'joined' ? { done: true } : { fault };
      }
    },
    // Not awaited: the form would disappear before the dialog has closed.
    onSettled: () => void client.invalidateQueries({ queryKey: own.queryKey }),
  });
}
