import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import { engineOf, models, publicRound, type Draws, type GameAction, type Round, type TableParams } from '@kvota/games';

import type { FrameProblem, FrameProblemCode, FrameRound, FrameSession, RefusalStatus } from '../../wire/index.ts';
import { frameProblems } from '../../wire/index.ts';
import type { CallResult, GamesApi } from '../play/games-api.ts';
import type { FrameCallName } from '../../wire/index.ts';

export interface StoryGame {
  readonly engine: string;
  readonly model: string;
  readonly theme: string;
  readonly name: string;
}

export interface StoryOptions {
  readonly game: StoryGame;
  /** Number of the first round; the same number gives the same round. */
  readonly seed: number;
  readonly money?: 'real' | 'demo';
  readonly balance?: string;
  /** Refuses every bet for this reason. */
  readonly refuse?: RefusalStatus;
  /** Answers every call with this problem. */
  readonly problem?: FrameProblemCode;
  /** Never gets an answer of the wallet. */
  readonly booking?: boolean;
  /** Actions of a round that was left open before this frame. */
  readonly resume?: readonly GameAction[];
  readonly mode?: string;
}

const instant = '2026-11-26T12:00:00.000Z';
const stakes = ['1.00', '5.00', '10.00', '30.00', '50.00', '100.00', '200.00', '500.00', '1000.00'] as const;

/** Draws of a number: of good spread, but not those of a server. */
export function drawsOf(seed: number): Draws {
  let state = (seed * 2_654_435_761) >>> 0;
  return {
    int(n) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
    },
  };
}

const problemOf = (code: FrameProblemCode, more: Partial<FrameProblem> = {}): FrameProblem => ({
  type: 'about:blank',
  title: code,
  ...frameProblems[code],
  code,
  ...more,
});

/** The game server of stories: the real maths, and a wallet in memory. */
export function createStoryApi(options: StoryOptions): GamesApi {
  const { game, money = 'real', refuse, problem, booking = false, resume } = options;
  const engine = engineOf(game.engine);
  const modes = modesOf(game);
  let balance = moneyToMinor(options.balance ?? '2480.00');
  let { seed } = options;
  let round: Round | undefined;
  let id = '';

  function open(stake: bigint, mode: string, params: object = {}): void {
    seed += 1;
    id = `round-${seed}`;
    round = engine.open(drawsOf(seed - 1), Number(stake), { ...params, model: game.model, mode });
    balance -= stake;
    if (round.finished) balance += BigInt(round.payout);
  }
  function view(state?: FrameRound['state']): FrameRound {
    const finished = round?.finished ?? false;
    return {
      id,
      state: state ?? (finished ? 'closed' : 'open'),
      currency: 'RSD',
      mode: round?.mode ?? modes[0] ?? '',
      stake: minorToMoney(BigInt(round?.bet ?? 0)),
      staked: minorToMoney(BigInt(round?.staked ?? 0)),
      won: minorToMoney(BigInt(finished ? (round?.payout ?? 0) : 0)),
      step: round?.step ?? 0,
      outcome: round && state === undefined ? publicRound(round) : null,
      actions: round && !finished ? engine.actions(round).map((action) => ({ ...action })) : [],
      refusal: null,
      ended_by: finished ? 'player' : null,
      fairness: { server_hash: '0'.repeat(64), client_seed: 'story', nonce: seed },
      replay: null,
      balance: minorToMoney(balance),
      totals: null,
      wait_ms: 0,
      startedAt: instant,
      closedAt: finished ? instant : null,
    };
  }
  if (resume) {
    open(1000n, options.mode ?? modes[0] ?? '');
    for (const action of resume) if (round) round = engine.step?.(drawsOf(seed), round, action) ?? round;
  }
  const session = (): FrameSession => ({
    access: 'story-access-of-a-session',
    session_id: 'session',
    mode: money,
    game: {
      ...game,
      code: game.model,
      studio: { code: 'originals', name: 'Kvota Originals' },
      kind: 'slots',
      modes: options.mode === undefined ? modes : [options.mode, ...modes.filter((mode) => mode !== options.mode)],
      units: Object.fromEntries(modes.map((mode) => [mode, unitOf(game, mode)])),
      rtp: '95.99',
      sheet: '0'.repeat(64),
      version: 1,
    },
    currency: 'RSD',
    currency_id: 1,
    lang: 'en',
    balance: minorToMoney(balance),
    stakes: [...stakes],
    limits: { min_bet: '1.00', max_bet: '1000.00', max_win: '1000000.00' },
    rules: {
      profile: 'standard',
      shortest_round_ms: 0,
      autoplay: false,
      turbo: false,
      slam_stop: false,
      reality_check_minutes: 60,
    },
    totals: { staked: '0.00', won: '0.00', rounds: 0, startedAt: instant },
    round: resume ? view() : null,
    notices: [],
    serverTime: instant,
  });
  function answer(name: FrameCallName, body: unknown): unknown {
    switch (name) {
      case 'authenticate':
        return session();
      case 'play': {
        const { stake, mode, params } = body as { stake: string; mode: string; params: object }; // the body of the machine's call
        if (refuse !== undefined) {
          id = `refused-${seed}`;
          return {
            ...view('refused'),
            refusal: { status: refuse, until: null, left_ms: null, limit: refuse === 'betLimit' ? '50.00' : null },
          };
        }
        open(moneyToMinor(stake), mode, params);
        return booking ? view('booking') : view();
      }
      case 'step': {
        const { action } = body as { action: GameAction }; // as above
        if (round) round = engine.step?.(drawsOf(seed), round, action) ?? round;
        if (round?.finished) balance += BigInt(round.payout);
        return view();
      }
      case 'round':
        return view(booking ? 'booking' : undefined);
      case 'refill':
        balance = 1_000_000n;
        return { balance: minorToMoney(balance) };
      case 'balance':
      case 'seen':
      case 'replay':
      case 'bets':
      case 'tableRound':
        return { balance: minorToMoney(balance), notices: [] };
    }
  }
  return {
    async call<N extends FrameCallName>(
      name: N,
      _access: string,
      input?: { readonly body?: unknown },
    ): Promise<CallResult<N>> {
      await Promise.resolve();
      if (problem !== undefined && name !== 'authenticate') return { ok: false, problem: problemOf(problem) };
      // Every answer above is that of its call.
      return { ok: true, answer: answer(name, input?.body) as never };
    },
  };
}

function modesOf({ engine, model }: StoryGame): string[] {
  return [...(models.find((each) => each.engine === engine && each.code === model)?.modes ?? [])];
}

/** The grid of stakes of a mode. Games with a target have the same for all targets; others ignore it. */
function unitOf({ engine, model }: StoryGame, mode: string): number {
  const params: TableParams = { model, mode, target: 4950 };
  return engineOf(engine).stakeCells(params);
}

/** The first number whose round passes a test. No round is made up: numbers are tried until one fits. */
export function seedWhere(
  game: StoryGame,
  fits: (round: Round) => boolean,
  mode?: string,
  params: object = {},
): number {
  const engine = engineOf(game.engine);
  const [usual = ''] = modesOf(game);
  for (let seed = 0; seed < 200_000; seed += 1) {
    if (fits(engine.open(drawsOf(seed), 1000, { ...params, model: game.model, mode: mode ?? usual }))) return seed;
  }
  throw new Error('No round of the first 200,000 fits.');
}
