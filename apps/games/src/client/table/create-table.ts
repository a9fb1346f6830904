import type { FrameMessage } from '@kvota/contracts/game';

import type { FrameProblem, FrameSession } from '../../wire/index.ts';
import type { GamesApi } from '../play/games-api.ts';
import type { Bet } from '../play/play-state.ts';
import type { TableFeed } from './table-feed.ts';
import { decideTable, openedTable } from './table-machine.ts';
import type { TableEffect, TableEvent, TableState } from './table-state.ts';

export interface TableDeps {
  readonly api: GamesApi;
  readonly feed: TableFeed;
  readonly clock: { now(): number };
  /** Runs a task later; returns a function that cancels it. */
  readonly later: (run: () => void, afterMs: number) => () => void;
  readonly requestId: () => string;
  readonly tell: (message: FrameMessage) => void;
  /** Takes a problem that ends the session. */
  readonly refer: (problem: FrameProblem) => void;
}

/** The state of a table and its effects, outside React. */
export interface TableStore {
  readonly state: () => TableState;
  readonly send: (event: TableEvent) => void;
  /** Places a bet on the running round with a new request id. */
  readonly place: (bet: Bet) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens the events of the table; returns a function that closes them and drops what waits. */
  readonly open: () => () => void;
}

/** Runs the machine of a table over the session of a game: its events, bets and credit. */
export function createTable(deps: TableDeps, session: Pick<FrameSession, 'access' | 'balance' | 'game'>): TableStore {
  const { api, feed, clock, later, requestId, tell, refer } = deps;
  const { access } = session;
  const listeners = new Set<() => void>();
  const timers = new Set<() => void>();
  let state = openedTable(session.balance);
  let isOpen = false;
  let cancelBets = (): void => {};

  function send(event: TableEvent): void {
    if (!isOpen) return;
    const [next, effects] = decideTable(state, event, { now: clock.now() });
    state = next;
    for (const effect of effects) run(effect);
    for (const listener of listeners) listener();
  }
  function schedule(afterMs: number, task: () => Promise<void>): () => void {
    if (afterMs === 0) {
      void task();
      return () => {};
    }
    const cancel = later(() => {
      timers.delete(cancel);
      void task();
    }, afterMs);
    timers.add(cancel);
    return cancel;
  }
  async function askBets(): Promise<void> {
    const from = clock.now();
    const result = await api.call('bets', access);
    if (result.ok)
      return send({ type: 'bets', bets: result.answer.bets, tripMs: Math.max(1, Math.round(clock.now() - from)) });
    if (result.problem === null || result.problem.status >= 500) run({ type: 'askBets', afterMs: 2000 });
    else refer(result.problem);
  }
  function run(effect: TableEffect): void {
    switch (effect.type) {
      case 'play':
        schedule(effect.afterMs, async () => {
          const { request_id: id } = effect.body;
          const result = await api.call('play', access, { body: effect.body });
          send(
            result.ok
              ? { type: 'answered', requestId: id, round: result.answer }
              : { type: 'failed', requestId: id, problem: result.problem },
          );
        });
        return;
      case 'step':
        schedule(effect.afterMs, async () => {
          const { round_id: id } = effect.body;
          const result = await api.call('step', access, { body: effect.body });
          send(
            result.ok ? { type: 'left', id, round: result.answer } : { type: 'notLeft', id, problem: result.problem },
          );
        });
        return;
      case 'askBets':
        cancelBets();
        if (isOpen) cancelBets = schedule(effect.afterMs, askBets);
        return;
      case 'askCredit':
        schedule(0, async () => {
          const result = await api.call('balance', access);
          if (result.ok) send({ type: 'credit', balance: result.answer.balance });
        });
        return;
      case 'refer':
        return refer(effect.problem);
      case 'tell':
        return tell(effect.message);
    }
  }
  return {
    state: () => state,
    send,
    place: (bet) => send({ type: 'place', requestId: requestId(), bet }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open() {
      isOpen = true;
      const close = feed.open(session.game.code, send);
      return () => {
        isOpen = false;
        close();
        for (const cancel of timers) cancel();
        timers.clear();
      };
    },
  };
}
