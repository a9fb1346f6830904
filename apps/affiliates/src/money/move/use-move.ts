import { forgetAct, newId, onlineAtom, takeSignedIn, useHost } from '@kvota/shell';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { invalidateTouched, type Touching } from '../../data/touched.ts';
import { createMove, type RunningMove } from './create-move.ts';
import type { MoveEvent, MoveState, StatementId } from '../move.ts';
import { forgetMove, keepMove, keptMove, keyOf } from './move-records.ts';
import { draftMove } from '../pending-move.ts';

/**
 * Runs the transfer with a user, or continues the one that is unfinished. One is pending for each user, and one payment for
 * each of its statements.
 */
export function useMove(node: Touching, statement?: StatementId): readonly [MoveState, (event: MoveEvent) => void] {
  const { api, store, tabStorage, serverNow, queryClient, pingNow } = useHost();
  const online = useAtomValue(onlineAtom);
  const { id: userId } = node;
  const { periodId, currencyId } = statement ?? {};
  const subject = useMemo(
    () => ({
      userId,
      ...(periodId !== undefined && currencyId !== undefined && { statement: { periodId, currencyId } }),
    }),
    [userId, periodId, currencyId],
  );
  const [state, onState] = useState<MoveState>(() => keptMove(tabStorage, subject) ?? draftMove(newId()));
  const latest = useRef(state);
  const running = useRef<RunningMove>(undefined);
  const touched = useRef(node);
  useEffect(() => {
    latest.current = state;
    touched.current = node;
  }, [state, node]);
  useEffect(() => {
    const move = createMove(latest.current, {
      api,
      online: () => store.get(onlineAtom),
      now: serverNow,
      keep: (next) => keepMove(tabStorage, subject, next),
      forget: () => {
        forgetMove(tabStorage, subject);
        forgetAct(tabStorage, keyOf(subject));
      },
      moved: () => {
        pingNow();
        void invalidateTouched(queryClient, touched.current);
      },
      onState,
    });
    running.current = move;
    if (takeSignedIn(tabStorage, keyOf(subject)))
      move.send({ type: 'signedIn', online: store.get(onlineAtom), now: serverNow() });
    return move.stop;
  }, [api, store, tabStorage, serverNow, queryClient, pingNow, subject]);
  // What was shown before is outdated, if the platform has refused what looked possible.
  const isRefused = state.status === 'refused';
  useEffect(() => {
    if (!isRefused) return;
    pingNow();
    void invalidateTouched(queryClient, touched.current);
  }, [isRefused, pingNow, queryClient]);
  useEffect(() => {
    if (online) running.current?.send({ type: 'online', now: serverNow() });
  }, [online, serverNow]);
  const send = useCallback((event: MoveEvent): void => running.current?.send(event), []);
  return [state, send];
}
