import type { FrameMessage } from '@kvota/contracts/game';

import type { GamesApi } from './games-api.ts';
import { decide, waiting } from './play-machine.ts';
import type { Bet, PlayEffect, PlayEvent, PlayState } from './play-state.ts';

export interface GameDeps {
  readonly api: GamesApi;
  readonly clock: { now(): number };
  /** Runs a task later; returns a function that cancels it. */
  readonly later: (run: () => void, afterMs: number) => () => void;
  readonly requestId: () => string;
  readonly tell: (message: FrameMessage) => void;
}

/** The state of a game and its effects, outside React. */
export interface GameStore {
  readonly state: () => PlayState;
  readonly send: (event: PlayEvent) => void;
  /** Opens a round with a new request id. */
  readonly play: (bet: Bet) => void;
  /** Fetches the credit, for example after a deposit. */
  readonly refreshCredit: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispose: () => void;
}

/** Runs the play machine (RGS-21): events in, effects to the server and the page. */
export function createGame(deps: GameDeps): GameStore {
  const { api, clock, later, requestId, tell } = deps;
  const listeners = new Set<() => void>();
  let state: PlayState = waiting;
  let cancel = (): void => {};
  let disposed = false;
  /** Answers of an older call are dropped. */
  let turn = 0;

  function send(event: PlayEvent): void {
    if (disposed) return;
    const [next, effects] = decide(state, event, { now: clock.now() });
    state = next;
    for (const effect of effects) run(effect);
    for (const listener of listeners) listener();
  }
  function schedule(afterMs: number, call: () => Promise<PlayEvent>): void {
    cancel();
    turn += 1;
    const mine = turn;
    const start = async (): Promise<void> => {
      const event = await call();
      if (mine === turn) send(event);
    };
    if (afterMs === 0) void start();
    else cancel = later(() => void start(), afterMs);
  }
  const access = (): string => (state.status === 'playing' ? state.session.access : '');

  function run(effect: PlayEffect): void {
    switch (effect.type) {
      case 'authenticate':
        return schedule(0, async () => {
          const result = await api.call('authenticate', '', { body: { token: effect.token } });
          return result.ok ? { type: 'entered', session: result.answer } : { type: 'failed', problem: result.problem };
        });
      case 'call':
        return schedule(effect.afterMs, async () => {
          const { pending } = effect;
          const result =
            pending.call === 'play'
              ? await api.call('play', access(), { body: pending.body })
              : await api.call('step', access(), { body: pending.body });
          return result.ok ? { type: 'answered', round: result.answer } : { type: 'failed', problem: result.problem };
        });
      case 'askRound':
        return schedule(effect.afterMs, async () => {
          const result = await api.call('round', access(), { params: { id: effect.id } });
          return result.ok ? { type: 'answered', round: result.answer } : { type: 'failed', problem: result.problem };
        });
      case 'refill':
        return void credit('refill');
      case 'seen':
        return void api.call('seen', access(), { body: { round_ids: [...effect.ids] } });
      case 'tell':
        return tell(effect.message);
    }
  }
  async function credit(call: 'refill' | 'balance'): Promise<void> {
    const result = await api.call(call, access());
    if (result.ok) send({ type: 'credit', balance: result.answer.balance });
  }

  return {
    state: () => state,
    send,
    play: (bet) => send({ type: 'play', requestId: requestId(), bet }),
    refreshCredit: () => void (access() === '' ? undefined : credit('balance')),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose() {
      disposed = true;
      cancel();
      listeners.clear();
    },
  };
}
