import type { AgencyNode, BlockScope } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';

import { invalidateTouched } from './touched.ts';

/** A block to set, or its end. */
export type BlockAct =
  | { readonly act: 'block'; readonly node: AgencyNode; readonly scope: BlockScope; readonly reason: string }
  | { readonly act: 'unblock'; readonly node: AgencyNode };

/** The end of an act: whether the user is blocked now, by anybody, or the code of the refusal. */
export type BlockResult = { readonly blocked: boolean } | { readonly refused: string };

/** Blocks and unblocks users. Answers about touched nodes are fetched again (CALL-47, CALL-48). */
export function useBlock(): UseMutationResult<BlockResult, Error, BlockAct> {
  const { api } = useHost();
  const client = useQueryClient();
  return useMutation({
    async mutationFn(given: BlockAct): Promise<BlockResult> {
      const userId = given.node.id;
      const { ErrorText, error, blocked } =
        given.act === 'unblock'
          ? await api.agencyUnblockUser({ body: { userId } })
          : await api.agencyBlockUser({
              body: { userId, scope: given.scope, ...(given.reason !== '' && { reason: given.reason }) },
            });
      if (ErrorText !== 'ok') return { refused: error ?? ErrorText };
      return { blocked: blocked ?? given.act === 'block' };
    },
    onSettled: (_result, _error, { node }) => invalidateTouched(client, node),
  });
}
