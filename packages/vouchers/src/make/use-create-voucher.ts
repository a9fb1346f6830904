import { isApiError } from '@kvota/api-client';
import type { VoucherAnswer } from '@kvota/contracts';
import { newId, useHost } from '@kvota/shell';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useShowCredit } from '../words/use-show-credit.ts';
import { forgetRequest, keepRequest, keptRequest, type VoucherRequest } from './kept-request.ts';
import { makeBatch, type Batch, type VoucherCall } from './make-batch.ts';

/** How far the making of vouchers is. `lost`: an answer is missing, and the same request can be sent again. */
export type Making =
  | { readonly status: 'typing' }
  | { readonly status: 'sending'; readonly made: number; readonly count: number }
  | { readonly status: 'lost'; readonly request: VoucherRequest }
  | { readonly status: 'made'; readonly batch: Batch };

export interface CreateVoucher {
  readonly making: Making;
  /** Sends a new request. */
  readonly create: (wanted: Omit<VoucherRequest, 'requestId'>) => void;
  /** Sends the request again whose answer was lost. It books nothing twice. */
  readonly askAgain: (request: VoucherRequest) => void;
}

/** Makes vouchers once, whatever happens to the answers (CALL-09, SEC-10). `onRefused` gets what the platform refused. */
export function useCreateVoucher(onRefused: (answer: VoucherAnswer) => void): CreateVoucher {
  const { api, tabStorage } = useHost();
  const showCredit = useShowCredit();
  const [lost, setLost] = useState(() => keptRequest(tabStorage));
  const [made, setMade] = useState(0);
  const ask = async (body: VoucherCall): Promise<VoucherAnswer> => {
    try {
      return await api.createVoucher({ body });
    } catch (error) {
      // The call was answered, and did nothing.
      if (!isApiError(error) || error.status === undefined || error.status >= 500) throw error;
      return { ErrorText: error.code ?? 'failed', error: error.code };
    }
  };
  const { mutate, isPending, data, variables } = useMutation({
    mutationFn: async (request: VoucherRequest) => makeBatch(request, ask, setMade),
    onSuccess(batch) {
      setLost(undefined);
      forgetRequest(tabStorage);
      const last = batch.made.at(-1);
      if (last !== undefined) showCredit(last);
      if (batch.refused !== undefined) onRefused(batch.refused);
    },
    onError: (_error, request) => setLost(request),
  });
  const send = (request: VoucherRequest): void => {
    keepRequest(tabStorage, request);
    setMade(0);
    mutate(request);
  };
  return {
    making: isPending
      ? { status: 'sending', made, count: variables.count }
      : lost !== undefined
        ? { status: 'lost', request: lost }
        : data !== undefined && data.made.length > 0
          ? { status: 'made', batch: data }
          : { status: 'typing' },
    create: (wanted) => send({ ...wanted, requestId: newId() }),
    askAgain: send,
  };
}
