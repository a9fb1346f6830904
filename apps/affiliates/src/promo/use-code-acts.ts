import type { PromoCode } from '@kvota/contracts';
import { newId, useHost } from '@kvota/shell';
import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

import type { NewCode } from './new-code.ts';

/** The end of an act: the code as it is now, or the code of the refusal. */
export type CodeResult = { readonly promoCode: PromoCode } | { readonly refused: string };

interface Answer {
  readonly ErrorText: string;
  readonly error?: string | null | undefined;
  readonly promoCode?: PromoCode | null | undefined;
}

const resultOf = ({ ErrorText, error, promoCode }: Answer): CodeResult =>
  ErrorText === 'ok' && promoCode ? { promoCode } : { refused: error ?? ErrorText };

const lookAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['agency', 'agencyPromoCodes'] });

/** Creates codes. A repetition after a lost answer has the same id as long as nothing was changed (CALL-52). */
export function useCreateCode(): UseMutationResult<CodeResult, Error, NewCode> {
  const { api } = useHost();
  const client = useQueryClient();
  const sent = useRef<{ readonly id: string; readonly code: string }>(undefined);
  return useMutation({
    async mutationFn(given: NewCode) {
      const code = JSON.stringify(given);
      if (sent.current?.code !== code) sent.current = { id: newId(), code };
      const result = resultOf(await api.agencyCreatePromoCode({ body: { requestId: sent.current.id, ...given } }));
      sent.current = undefined;
      return result;
    },
    onSettled: () => void lookAgain(client),
  });
}

/** Switches codes on and off. */
export function useCodeSwitch(): UseMutationResult<CodeResult, Error, Pick<PromoCode, 'code' | 'active'>> {
  const { api } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body) => resultOf(await api.agencyPromoCodeState({ body })),
    // The switch shows the new state once the list has it.
    onSettled: () => lookAgain(client),
  });
}
