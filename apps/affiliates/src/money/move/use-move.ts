import { newId, onlineAtom, useHost } from '@kvota/shell';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';

import { invalidateTouched, type Touching } from '../../data/touched.ts';
import { createMove, type RunningMove } from './create-move.ts';
import type { MoveEvent, MoveState } from '../move.ts';
import { forgetMove, keepMove, keptMove } from './move-records.ts';
import { draftMove } from '../pending-move.ts';

/** Runs the transfer with a user, or continues the one that is unfinished. One is pending for each user. */
export function useMove(node: Touching): readonly [MoveState, (event: MoveEvent) => void] {
  const { api, store, tabStorage, serverNow, queryClient, pingNow } = useHost();
  const online = useAtomValue(onlineAtom);
  const { id: userId } = node;
  const [state, onState] = useState<MoveState>(() => keptMove(tabStorage, userId) ?? draftMove(newId()));
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
      keep: (next) => keepMove(tabStorage, userId, next),
      forget: () => forgetMove(tabStorage, userId),
      moved: () => {
        pingNow();
        void invalidateTouched(queryClient, touched.current);
      },
      onState,
    });
    running.current = move;
    return move.stop;
  }, [api, store, tabStorage, serverNow, queryClient, pingNow, userId]);
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
