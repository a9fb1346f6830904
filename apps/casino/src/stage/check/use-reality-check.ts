import type { GameSession } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { gameSessionQuery } from '../machine/session-query.ts';
import type { StageState } from '../machine/stage-machine.ts';

/** The longest time of a timer in a browser. */
const longestTimer = 2 ** 31 - 1;

/** A reality check that waits for the answer of the player (CAS-32). */
export interface RealityCheck {
  /** With the sums since the last check; undefined while they are fetched. */
  readonly session: GameSession | undefined;
  readonly answer: (answer: 'continue' | 'leave') => void;
  readonly busy: boolean;
  readonly failed: boolean;
}

/** Returns the reality check of a game for money once it is due and no round runs; undefined until then. */
export function useRealityCheck(state: StageState, onLeave: () => void): RealityCheck | undefined {
  const { api, queryClient } = useHost();
  const playing = state.status === 'playing' && state.game.mode === 'real';
  const query = gameSessionQuery(api, playing ? state.session.id : undefined);
  const { data } = useQuery(query);
  const due = useDue(data?.realityDueAt ?? undefined);
  const asked = playing && due !== undefined && !state.inRound;
  // The sums of the first answer are those of the start.
  const sums = useQuery({ ...query, queryKey: [...query.queryKey, due], enabled: asked });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (answer: 'continue' | 'leave') => {
      if (!playing) return;
      const { session } = await api.answerRealityCheck({ body: { session_id: state.session.id, answer } });
      if (answer === 'leave') onLeave();
      else queryClient.setQueryData(query.queryKey, session ?? null);
    },
  });
  if (!asked) return undefined;
  return { session: sums.data ?? undefined, answer: mutate, busy: isPending, failed: isError };
}

/** Returns the time of a check once it has come. */
function useDue(dueAt: string | undefined): string | undefined {
  const { serverNow } = useHost();
  const [due, setDue] = useState<string>();
  useEffect(() => {
    if (dueAt === undefined) return undefined;
    const left = Math.max(0, Date.parse(dueAt) - serverNow());
    const timer = setTimeout(() => setDue(dueAt), Math.min(left, longestTimer));
    return () => clearTimeout(timer);
  }, [dueAt, serverNow]);
  return due === dueAt ? due : undefined;
}
