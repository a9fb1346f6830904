import { newId, useHost } from '@kvota/shell';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/** A request to void a ticket, or the decision about one. */
export type VoidAct =
  | { readonly act: 'request'; readonly ticketId: string; readonly reason: string }
  | { readonly act: 'decide'; readonly id: string; readonly approve: boolean; readonly reason: string };

/**
 * Sends requests and decisions; the answer is the code of a refusal, or undefined. A repetition after a lost answer has the
 * same id as long as nothing in it changed, so that it counts once.
 */
export function useVoidAct(): UseMutationResult<string | undefined, Error, VoidAct> {
  const { api } = useHost();
  const client = useQueryClient();
  const sent = useRef<{ readonly id: string; readonly act: string }>(undefined);
  return useMutation({
    async mutationFn(given: VoidAct) {
      const act = JSON.stringify(given);
      if (sent.current?.act !== act) sent.current = { id: newId(), act };
      const requestId = sent.current.id;
      const { ErrorText, error } =
        given.act === 'request'
          ? await api.agencyVoidRequest({ body: { requestId, ticketId: given.ticketId, reason: given.reason } })
          : await api.agencyVoidDecision({
              body: { requestId, id: given.id, approve: given.approve, reason: given.reason },
            });
      sent.current = undefined;
      return ErrorText === 'ok' ? undefined : (error ?? ErrorText);
    },
    // Not awaited: a row that no longer fits would take its dialog, and the news of the act, with it.
    onSettled: () =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [area, call] }) =>
          area === 'agency' &&
          ['agencyTickets', 'agencyTicketInfo', 'agencyVoidRequests', 'agencyAlerts'].some((name) => name === call),
      }),
  });
}
