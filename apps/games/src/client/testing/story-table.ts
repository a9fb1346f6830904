import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import { curveAt, dayOfRound, engineOf, leagueModels, type GameParams, type Round } from '@kvota/games';

import type { FrameRound, PlayBody, StepBody, TableMoment, TableResult, TableSnapshot } from '../../wire/index.ts';
import type { CallResult, GamesApi } from '../play/games-api.ts';
import type { TableFeed } from '../table/table-feed.ts';
import { createStoryApi, drawsOf, type StoryGame } from './story-api.ts';

export interface StoryTableOptions {
  readonly game: StoryGame;
  /** Number of the running round; the same number gives the same results. */
  readonly number: number;
  /** The phase in which the frame joins. */
  readonly phase: TableMoment['phase'];
  /** Milliseconds that are left of each betting phase. */
  readonly bettingMs?: number;
  /** Bets that were placed before the frame came, with their parameters. */
  readonly placed?: readonly Pick<PlayBody, 'stake' | 'mode' | 'params'>[];
  /** Milliseconds that a curve has risen when its run begins or the frame joins it; cash-outs count then. */
  readonly ran?: number;
}

/** A table of stories: its calls and events, and the way to its next phase. */
export interface StoryTableServer {
  readonly api: GamesApi;
  readonly feed: TableFeed;
  readonly advance: () => void;
}

const lasts = { betting: 14_000, closing: 2000, running: null, result: 12_000 } as const;
const tablePhases = ['betting', 'closing', 'running', 'result'] as const;
const hash = (number: number): string => number.toString(16).padStart(4, '0').repeat(16);

/** Creates a table over the real maths: rounds are those of their number, and phases change when the story asks for it. */
export function createStoryTable(options: StoryTableOptions): StoryTableServer {
  const { game, number, phase, placed = [], ran = 0, bettingMs = lasts.betting } = options;
  const phases = tablePhases.filter((each) => each !== 'running' || game.engine === 'curve');
  const engine = engineOf(game.engine);
  const session = createStoryApi({ game, seed: number });
  const bets: { readonly id: string; readonly number: number; readonly body: Omit<PlayBody, 'request_id'> }[] = [];
  let now = { number, phase };
  let balance = moneyToMinor('2480.00');
  let onEvent: Parameters<TableFeed['open']>[1] | undefined;

  const roundOf = (of: number, { stake, mode = '', params }: Omit<PlayBody, 'request_id'>): Round => {
    const choice: GameParams = { ...params, model: game.model, mode };
    return engine.open(drawsOf(of), Number(moneyToMinor(stake)), choice);
  };
  const resultOf = (of: number): TableResult => ({ number: of, link: hash(of), outcome: outcomeOf(game, of) });
  /** Multipliers of cash-outs in hundredths, by the id of their bet. */
  const left = new Map<string, number>();
  const seq = (): number => now.number * phases.length + phases.indexOf(now.phase);
  const moment = (): TableMoment => ({
    ...now,
    seq: seq(),
    left_ms: now.phase === 'betting' ? bettingMs : lasts[now.phase],
    since_ms: now.phase === 'running' ? ran : 0,
    result: now.phase === 'result' ? resultOf(now.number) : null,
  });
  function view({ id, number: of, body }: (typeof bets)[number]): FrameRound {
    const target = left.get(id);
    const round = roundOf(of, target === undefined ? body : { ...body, params: { target } });
    const isDrawn = of < now.number || now.phase === 'result' || target !== undefined;
    const won = isDrawn ? minorToMoney(BigInt(round.payout)) : '0.00';
    return {
      id,
      state: isDrawn ? 'closed' : 'open',
      currency: 'RSD',
      mode: round.mode,
      stake: body.stake,
      staked: body.stake,
      won,
      step: 0,
      outcome: isDrawn ? round : { ...round, finished: false, payout: 0, state: null },
      actions: [],
      refusal: null,
      ended_by: isDrawn ? 'player' : null,
      fairness: { server_hash: hash(of - 1), client_seed: 'story', nonce: of },
      replay: null,
      balance: minorToMoney(balance),
      totals: null,
      wait_ms: 0,
      startedAt: '2026-11-26T12:00:00.000Z',
      closedAt: null,
    };
  }
  function place(body: Omit<PlayBody, 'request_id'>): FrameRound {
    balance -= moneyToMinor(body.stake);
    const bet = { id: `bet-${bets.length}`, number: now.number, body };
    bets.push(bet);
    return view(bet);
  }
  function leave({ round_id }: StepBody): FrameRound {
    left.set(round_id, curveAt(ran));
    const bet = bets.find(({ id }) => id === round_id);
    if (bet === undefined) throw new Error(`There is no bet ${round_id}.`);
    balance += moneyToMinor(view(bet).won);
    return view(bet);
  }
  for (const body of placed) place(body);
  const snapshot = (): TableSnapshot => ({
    table: {
      code: game.model,
      schedule: { betting_ms: lasts.betting, closing_ms: lasts.closing, result_ms: lasts.result },
      chain: {
        id: 'chain',
        end: hash(0),
        rounds: 999_999,
        salt: 'story',
        salt_by: 'server',
        startsAt: '2026-11-26T12:00:00.000Z',
      },
    },
    moment: moment(),
    last: Array.from({ length: 12 }, (_, at) => resultOf(now.number - 1 - at)),
  });
  async function call(name: string, body: unknown): Promise<unknown> {
    if (name === 'authenticate') {
      const { answer } = (await session.call('authenticate', '')) as { answer: { game: object } };
      return { ...answer, game: { ...answer.game, table: true } };
    }
    if (name === 'play') return place(body as PlayBody); // the body of the machine's call
    if (name === 'step') return leave(body as StepBody); // the body of the machine's call
    if (name === 'bets') return { bets: bets.map(view) };
    return { balance: minorToMoney(balance), notices: [] };
  }
  return {
    api: {
      async call<N extends Parameters<GamesApi['call']>[0]>(
        name: N,
        _access: string,
        input?: { readonly body?: unknown },
      ): Promise<CallResult<N>> {
        // Every answer above is that of its call.
        return { ok: true, answer: (await call(name, input?.body)) as never };
      },
    },
    feed: {
      open(_code, listener) {
        onEvent = listener;
        listener({ type: 'snapshot', snapshot: snapshot() });
        return () => (onEvent = undefined);
      },
    },
    advance() {
      const next = phases[phases.indexOf(now.phase) + 1];
      now = next === undefined ? { number: now.number + 1, phase: 'betting' } : { ...now, phase: next };
      for (const bet of bets)
        if (now.phase === 'result' && bet.number === now.number && !left.has(bet.id))
          balance += BigInt(roundOf(bet.number, bet.body).payout);
      onEvent?.({ type: 'moment', moment: moment() });
    },
  };
}

/** What all bets on a round share, from any bet that is always possible. */
function outcomeOf(game: StoryGame, number: number): unknown {
  const { engine, model } = game;
  const open = (bet: number, mode: string, more: object): Readonly<Record<string, unknown>> =>
    // Its state is an object in the engines of tables.
    engineOf(engine).open(drawsOf(number), bet, { model, mode, ...more }).state as Readonly<Record<string, unknown>>;
  switch (engine) {
    case 'race':
      return { order: open(100, 'win', { runners: [0] })['order'] };
    case 'league': {
      const model = leagueModels.find(({ code }) => code === game.model);
      const day = model === undefined ? 0 : dayOfRound(model, number);
      const state = open(100, 'day', { day, bets: [{ on: '0:1', amount: 100 }] });
      return { day, clubs: state['clubs'], results: state['results'] };
    }
    case 'curve':
      return { point: open(100, 'round', {})['point'] };
    case 'keno':
      return { drawn: open(100, '1', { numbers: [1] })['drawn'] };
    default:
      return { number: open(100, 'table', { bets: [{ on: 'red', amount: 100 }] })['number'] };
  }
}
