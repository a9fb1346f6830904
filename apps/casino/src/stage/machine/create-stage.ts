import type { ApiClient } from '@kvota/api-client';
import type { Locale } from '@kvota/contracts';

import {
  advanceStage,
  openStage,
  type StageEffect,
  type StageEvent,
  type StageGame,
  type StageState,
} from './stage-machine.ts';

/** The means to carry out the effects of a stage. */
export interface StageDeps {
  readonly api: Pick<ApiClient, 'startDemoGame' | 'rgsStartSession' | 'endGameSession'>;
  /** Language and wallet of the page at this moment. */
  readonly page: () => { readonly lang: Locale; readonly currencyId: number | undefined };
  readonly sendStart: (token: string) => void;
  readonly sendStop: () => void;
  readonly played: () => void;
  readonly refreshSession: () => void;
  readonly refreshCredit: () => void;
  /** Holds the credit back until the returned function is called. */
  readonly holdCredit: () => () => void;
  readonly onState: (state: StageState) => void;
}

/** A stage that runs until `stop`. */
export interface RunningStage {
  readonly send: (event: StageEvent) => void;
  readonly stop: () => void;
}

/** Runs the machine of a stage and carries out its effects (CAS-22). */
export function createStage(game: StageGame, deps: StageDeps): RunningStage {
  let [state, first]: readonly [StageState, readonly StageEffect[]] = openStage(game);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let release = (): void => {};
  const send = (event: StageEvent): void => {
    if (stopped) return;
    const [next, effects] = advanceStage(state, event);
    state = next;
    deps.onState(next);
    if (next.status !== 'playing') release();
    effects.forEach(run);
  };
  const run = (effect: StageEffect): void => {
    switch (effect.type) {
      case 'start':
        void startGame(effect.game, deps).then(send);
        break;
      case 'sendStart':
        deps.sendStart(effect.token);
        break;
      case 'sendStop':
        deps.sendStop();
        break;
      case 'endSession':
        if (game.mode === 'real') void endSession(effect.id, deps);
        break;
      case 'limit':
        clearTimeout(timer);
        if (effect.milliseconds !== null) timer = setTimeout(() => send({ type: 'timedOut' }), effect.milliseconds);
        break;
      case 'played':
        deps.played();
        break;
      case 'refreshSession':
        deps.refreshSession();
        break;
      case 'holdCredit':
        release();
        if (game.mode === 'real') release = deps.holdCredit();
        break;
      case 'releaseCredit':
        release();
        break;
      case 'refreshCredit':
        deps.refreshCredit();
        break;
    }
  };
  first.forEach(run);
  return {
    send,
    stop() {
      stopped = true;
      release();
      clearTimeout(timer);
    },
  };
}

/** Starts a game at the platform. Every failure of the call is one event. */
async function startGame({ code, provider, mode }: StageGame, { api, page }: StageDeps): Promise<StageEvent> {
  const { lang, currencyId } = page();
  const body = { game_code: code, lang };
  try {
    const answer =
      mode === 'demo'
        ? await api.startDemoGame({ body: { ...body, provider } })
        : await api.rgsStartSession({ body: { ...body, currency_id: currencyId ?? 0 } });
    const { session_id: id, url, token, until, resumed } = answer;
    if (answer.ErrorText !== 'ok') return { type: 'refused', error: answer.error ?? '', until: until ?? undefined };
    const complete = typeof id === 'string' && typeof url === 'string' && typeof token === 'string';
    if (!complete) return { type: 'startFailed' };
    return { type: 'started', session: { id, url, token, resumes: typeof resumed?.round_id === 'string' } };
  } catch {
    return { type: 'startFailed' };
  }
}

/** A session that stays open does no harm: its bets are refused, and it ends by itself. */
async function endSession(id: string, { api }: StageDeps): Promise<void> {
  await api.endGameSession({ body: { session_id: id } }).catch(() => undefined);
}
