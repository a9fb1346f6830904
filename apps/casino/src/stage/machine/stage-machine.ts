import type { FrameMessage, RoundPhase } from '@kvota/contracts/game';

/** A game that a page shows, and whether it is played for money. */
export interface StageGame {
  readonly code: string;
  readonly provider: string;
  readonly mode: 'real' | 'demo';
}

/** A started session: where its frame is, and the token that the frame exchanges. */
export interface StageSession {
  readonly id: string;
  readonly url: string;
  readonly token: string;
  /** True if the player has an unfinished round in it. */
  readonly resumes: boolean;
}

/** The reason of a switch-off: the game, the casino, or maintenance of the whole site. */
export type OffReason = 'gameInactive' | 'casinoDisabled' | 'maintenance';

/**
 * How a game ends after its round: it was switched off, or its page was left and it may not go on beside others. `reopen`
 * if the player returned to the page meanwhile.
 */
export type StageEnd = { readonly type: 'off'; readonly error: OffReason } | { readonly type: 'left' | 'reopen' };

/** Why a game is not on stage, and what a player can do about it. */
export type StageFault = 'start' | 'greeting' | 'loading' | 'failed';

/** The state of the place where a game is played (CAS-22). */
export type StageState =
  | { readonly status: 'starting'; readonly game: StageGame; readonly restarted: boolean }
  | { readonly status: 'refused'; readonly game: StageGame; readonly error: string; readonly until: string | undefined }
  | {
      readonly status: 'greeting';
      readonly game: StageGame;
      readonly session: StageSession;
      readonly restarted: boolean;
      readonly ending: StageEnd | null;
    }
  | {
      readonly status: 'loading';
      readonly game: StageGame;
      readonly session: StageSession;
      readonly restarted: boolean;
      readonly ending: StageEnd | null;
      /** True if the frame goes on with a round that was not finished. */
      readonly inRound: boolean;
    }
  | {
      readonly status: 'playing';
      readonly game: StageGame;
      readonly session: StageSession;
      readonly inRound: boolean;
      /** Set if the game is left when its round has ended (OP-20). */
      readonly ending: StageEnd | null;
    }
  | { readonly status: 'superseded'; readonly game: StageGame }
  /** The player has left the game. */
  | { readonly status: 'closed'; readonly game: StageGame }
  | { readonly status: 'failed'; readonly game: StageGame; readonly fault: StageFault };

export type StageEvent =
  | { readonly type: 'started'; readonly session: StageSession }
  | { readonly type: 'refused'; readonly error: string; readonly until: string | undefined }
  | { readonly type: 'startFailed' }
  | { readonly type: 'hello' }
  | { readonly type: 'frame'; readonly message: FrameMessage }
  | { readonly type: 'timedOut' }
  | { readonly type: 'switchedOff'; readonly error: OffReason }
  /** The player went to another page, where the game may go on or may not. */
  | { readonly type: 'left'; readonly mayGoOn: boolean }
  /** The player is on the page of the game again. */
  | { readonly type: 'returned' }
  /** The player closes the game, signs out, or goes where no game can be shown. */
  | { readonly type: 'close' }
  | { readonly type: 'retry' };

export type StageEffect =
  | { readonly type: 'start'; readonly game: StageGame }
  /** Sends the token to the frame; it is not kept anywhere else. */
  | { readonly type: 'sendStart'; readonly token: string }
  /** Lets the frame finish its round and open no other. */
  | { readonly type: 'sendStop' }
  /** Ends the session at the platform. */
  | { readonly type: 'endSession'; readonly id: string }
  /** Waits at most this long in milliseconds for the next event; null for any time. */
  | { readonly type: 'limit'; readonly milliseconds: number | null }
  /** Notes that the game was played. */
  | { readonly type: 'played'; readonly game: StageGame }
  /** Asks for the session, because a round was refused: a reality check may be due (CAS-32). */
  | { readonly type: 'refreshSession' }
  /** Holds the credit of the header back until the result was presented or a decision is awaited (CAS-25). */
  | { readonly type: 'holdCredit' | 'releaseCredit' }
  /** Asks for the credit, because a round has moved money and its result was shown. */
  | { readonly type: 'refreshCredit' };

/** The longest waits in milliseconds. */
export const stageLimits = { greeting: 8000, loading: 20_000 } as const;

type Step = readonly [StageState, readonly StageEffect[]];

/** Puts a game on stage. */
export function openStage(game: StageGame): Step {
  return [{ status: 'starting', game, restarted: false }, [{ type: 'start', game }]];
}

/** Moves the stage on. An event that does not belong to the state changes nothing. */
export function advanceStage(state: StageState, event: StageEvent): Step {
  const stay: Step = [state, []];
  const { game } = state;
  switch (event.type) {
    case 'retry':
      return state.status === 'starting' ? stay : openStage(game);
    case 'started':
      if (state.status !== 'starting') return stay;
      return [
        { status: 'greeting', game, session: event.session, restarted: state.restarted, ending: null },
        [{ type: 'limit', milliseconds: stageLimits.greeting }],
      ];
    case 'refused':
      if (state.status !== 'starting') return stay;
      return [{ status: 'refused', game, error: event.error, until: event.until }, []];
    case 'startFailed':
      return state.status === 'starting' ? fail(game, 'start') : stay;
    case 'hello':
      if (state.status !== 'greeting') return stay;
      return [
        { ...state, status: 'loading', inRound: false },
        [
          { type: 'sendStart', token: state.session.token },
          { type: 'limit', milliseconds: stageLimits.loading },
        ],
      ];
    case 'timedOut':
      if (state.status === 'greeting') return fail(game, 'greeting');
      return state.status === 'loading' ? fail(game, 'loading') : stay;
    case 'switchedOff':
      return switchOff(state, { type: 'off', error: event.error });
    case 'left':
      return leave(state, event.mayGoOn);
    case 'returned':
      if (state.status !== 'playing' || state.ending?.type !== 'left') return stay;
      return [{ ...state, ending: { type: 'reopen' } }, []];
    case 'close':
      return close(state);
    case 'frame':
      return onFrame(state, event.message);
  }
}

/** A game that is switched off is left at once, or after its round. A start without a round is refused by the platform. */
function switchOff(state: StageState, ending: StageEnd & { readonly type: 'off' }): Step {
  switch (state.status) {
    case 'playing':
      return state.inRound ? [{ ...state, ending }, [{ type: 'sendStop' }]] : end({ ...state, ending });
    case 'greeting':
    case 'loading':
      return state.session.resumes ? [{ ...state, ending }, []] : end({ ...state, ending });
    case 'starting':
    case 'refused':
    case 'superseded':
    case 'failed':
    case 'closed':
      return [state, []];
  }
}

/** A game that is played goes on beside other pages, or until the end of its round. Everything else is closed. */
function leave(state: StageState, mayGoOn: boolean): Step {
  if (state.status !== 'playing') return close(state);
  if (state.ending !== null || mayGoOn) return [state, []];
  return state.inRound ? [{ ...state, ending: { type: 'left' } }, [{ type: 'sendStop' }]] : close(state);
}

function close(state: StageState): Step {
  if (state.status === 'closed') return [state, []];
  const ended: readonly StageEffect[] = 'session' in state ? [{ type: 'endSession', id: state.session.id }] : [];
  return [{ status: 'closed', game: state.game }, [{ type: 'limit', milliseconds: null }, ...ended]];
}

/** Leaves a game whose round has ended, in the way that was noted. */
function end(state: Extract<StageState, { readonly ending: StageEnd | null }>): Step {
  const { game, ending } = state;
  const [closed, effects] = close(state);
  switch (ending?.type) {
    case 'off':
      return [{ status: 'refused', game, error: ending.error, until: undefined }, effects];
    case 'reopen': {
      const [again, start] = openStage(game);
      return [again, [...effects, ...start]];
    }
    case 'left':
    case undefined:
      return [closed, effects];
  }
}

const fail = (game: StageGame, fault: StageFault): Step => [
  { status: 'failed', game, fault },
  [{ type: 'limit', milliseconds: null }],
];

function onFrame(state: StageState, message: FrameMessage): Step {
  const stay: Step = [state, []];
  switch (message.type) {
    case 'loaded':
      return state.status === 'loading' ? begin(state) : stay;
    case 'round':
      return onRound(state, message.phase);
    case 'trouble':
      return onTrouble(state, message.code);
    case 'ask':
    case 'alive':
      return stay;
  }
}

/** A game that is off is left when the frame reports the end of the round, also if it has not yet reported the round. */
function begin({ game, session, inRound, ending }: Extract<StageState, { status: 'loading' }>): Step {
  return [
    { status: 'playing', game, session, inRound: inRound || ending !== null, ending },
    [
      { type: 'limit', milliseconds: null },
      { type: 'played', game },
      ...(ending === null ? [] : [{ type: 'sendStop' } as const]),
    ],
  ];
}

/** A round that waits for a decision has no result that the credit could betray, and its stake has been taken (CAS-25). */
const creditEffects: Readonly<Record<Exclude<RoundPhase, 'presented' | 'closed'>, readonly StageEffect[]>> = {
  open: [{ type: 'holdCredit' }],
  waiting: [{ type: 'releaseCredit' }, { type: 'refreshCredit' }],
  decided: [],
};

function onRound(state: StageState, phase: RoundPhase): Step {
  const inRound = phase !== 'presented' && phase !== 'closed';
  if (state.status === 'loading')
    return state.ending !== null && phase === 'closed' ? end(state) : [{ ...state, inRound }, []];
  if (state.status !== 'playing') return [state, []];
  if (inRound) return [{ ...state, inRound }, creditEffects[phase]];
  const [next, effects] = state.ending !== null && phase === 'closed' ? end(state) : [{ ...state, inRound }, []];
  // A result is presented before the round is closed.
  const refused = state.inRound && phase === 'closed';
  const asked: readonly StageEffect[] = refused ? [{ type: 'refreshSession' }] : [];
  return [next, [...effects, ...asked, { type: 'releaseCredit' }, { type: 'refreshCredit' }]];
}

type Trouble = Extract<FrameMessage, { type: 'trouble' }>['code'];

/** A session that expired is started again once, silently; the round goes on in it. */
function onTrouble(state: StageState, code: Trouble): Step {
  const { game } = state;
  if (state.status !== 'loading' && state.status !== 'playing') return [state, []];
  switch (code) {
    case 'expired': {
      const again = state.status === 'loading' && state.restarted;
      if (again) return fail(game, 'failed');
      return [
        { status: 'starting', game, restarted: true },
        [
          { type: 'limit', milliseconds: null },
          { type: 'start', game },
        ],
      ];
    }
    case 'superseded':
      return [{ status: 'superseded', game }, [{ type: 'limit', milliseconds: null }]];
    case 'failed':
      return fail(game, 'failed');
    // The frame shows these by itself, and goes on.
    case 'refused':
    case 'booking':
    case 'unreachable':
      return [state, []];
  }
}
