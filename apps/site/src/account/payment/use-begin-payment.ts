import { isApiError } from '@kvota/api-client';
import type { CallAnswer, Calls, Outcome } from '@kvota/contracts';
import { localeAtom, newId, useHost } from '@kvota/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { forgetPayment, keepPayment, keptPayment, type PayRequest } from './kept-payment.ts';
import { paymentKey } from './payments-query.ts';

/** The answer of the platform, or the code of a refusal by its status. */
export type BegunAnswer = Partial<CallAnswer<Calls['paymentInit']>> & Outcome;

export interface BeginPayment {
  readonly busy: boolean;
  /** A request whose answer is missing. It can be sent again. */
  readonly lost: PayRequest | undefined;
  /** The last request, if it was refused. */
  readonly refused: { readonly request: PayRequest; readonly answer: BegunAnswer } | undefined;
  /** Sends a new request. */
  readonly begin: (wanted: Omit<PayRequest, 'requestId'>) => void;
  /** Sends the request again whose answer was lost. It begins nothing twice. */
  readonly askAgain: (request: PayRequest) => void;
  /** Forgets a lost request. Its payment, if it was begun, is in the list. */
  readonly leave: () => void;
}

/** Returns the party whose answer a begun payment waits for, or undefined if it waits for none. */
export function awayOf({ error }: Pick<BegunAnswer, 'error'>): 'provider' | 'central' | undefined {
  if (error === 'providerAway') return 'provider';
  return error === 'centralAway' ? 'central' : undefined;
}

/** Begins a deposit or a withdrawal once, whatever happens to the answer (CALL-59). */
export function useBeginPayment(onBegun: (request: PayRequest, answer: BegunAnswer) => void): BeginPayment {
  const { api, store, tabStorage, pingNow } = useHost();
  const client = useQueryClient();
  const [lost, setLost] = useState(() => keptPayment(tabStorage));
  const { mutate, isPending, data, variables, reset } = useMutation({
    mutationFn: async ({ ...body }: PayRequest): Promise<BegunAnswer> => {
      try {
        return await api.paymentInit({ body: { ...body, locale: store.get(localeAtom) } });
      } catch (error) {
        // The call was answered, and did nothing.
        if (!isApiError(error) || error.status === undefined || error.status >= 500) throw error;
        return { ErrorText: error.code ?? 'failed', error: error.code };
      }
    },
    onSuccess(answer, request) {
      // The silence of others leaves the payment begun. The same request goes on with it.
      if (awayOf(answer) !== undefined) {
        setLost(request);
        return;
      }
      setLost(undefined);
      forgetPayment(tabStorage);
      if (answer.ErrorText !== 'ok') return;
      pingNow();
      void client.invalidateQueries({ queryKey: [paymentKey] });
      onBegun(request, answer);
    },
    onError: (_error, request) => setLost(request),
  });
  const send = (request: PayRequest): void => {
    keepPayment(tabStorage, request);
    mutate(request);
  };
  return {
    busy: isPending,
    lost: isPending ? undefined : lost,
    refused:
      data === undefined || data.ErrorText === 'ok' || variables === undefined
        ? undefined
        : { request: variables, answer: data },
    begin: (wanted) => send({ ...wanted, requestId: newId() }),
    askAgain: send,
    leave() {
      forgetPayment(tabStorage);
      setLost(undefined);
      reset();
    },
  };
}
