import type { RoundPhase } from '@kvota/contracts/game';

import type { FrameProblem, FrameRound, TableMoment, TableResult, TableSnapshot } from '../../wire/index.ts';
import { waitsMs } from '../play/play-machine.ts';
import type { Bet, Notice } from '../play/play-state.ts';
import type { PendingBet, ShownMoment, TableEffect, TableEnv, TableEvent, TableState } from './table-state.ts';

type Step = readonly [TableState, readonly TableEffect[]];

const mostLast = 12;

/** A table before its first event. */
export const openedTable = (credit: string): TableState => ({
  table: null,
  moment: null,
  last: [],
  bets: [],
  pending: [],
  leaving: [],
  tripMs: null,
  presented: 0,
  still: false,
  credit,
  notice: null,
  connected: false,
});

const finalStates: readonly FrameRound['state'][] = ['closed', 'refused', 'cancelled'];
const isFinal = ({ state }: FrameRound): boolean => finalStates.includes(state);
const numberOf = ({ fairness }: FrameRound): number => fairness.nonce;

/** The bets of the player on a round, unless they were refused. */
export const betsOn = ({ bets }: TableState, number: number): readonly FrameRound[] =>
  bets.filter((bet) => numberOf(bet) === number && bet.state !== 'refused');

/** True if the running round takes bets of this frame (RGS-30). */
export const takesBets = ({ moment, connected }: TableState, now: number): boolean =>
  connected && moment?.phase === 'betting' && now < (moment.endsAt ?? now);

/**
 * Milliseconds before the close at which chips on the cloth are placed: time for them to arrive, and for a last look at the
 * whole seconds of the countdown.
 */
export const placesBefore = 1500;

/**
 * Returns in how many milliseconds the chips on the cloth are placed (RGS-38). Null if the running round takes no bets, or if
 * the player put the chips there for an earlier round, whose number is `putFor`.
 */
export function placesIn(state: TableState, putFor: number | undefined, now: number): number | null {
  const { moment } = state;
  if (moment === null || moment.endsAt === null || putFor !== moment.number || !takesBets(state, now)) return null;
  return Math.max(0, moment.endsAt - placesBefore - now);
}

/** True if the running round is drawn, unless its result was presented already. */
export const isPresenting = ({ moment, presented }: TableState): boolean =>
  moment?.phase === 'result' && moment.number > presented;

/** Decides what the frame of a table does: `(state, event, env) => [state, effects]`. */
export function decideTable(state: TableState, event: TableEvent, env: TableEnv): Step {
  switch (event.type) {
    case 'snapshot':
      return join(state, event.snapshot, env);
    case 'moment':
      return follow(state, event.moment, env);
    case 'lost':
      return [{ ...state, connected: false }, []];
    case 'place':
      return place(state, event, env);
    case 'answered':
      return answer(state, event.requestId, event.round);
    case 'failed':
      return fail(state, event);
    case 'leave':
      return leave(state, event.bets);
    case 'left':
      return left(state, event.id, event.round);
    case 'notLeft':
      return notLeft(state, event);
    case 'ask':
      return [state, [{ type: 'askBets', afterMs: 0 }]];
    case 'bets':
      return takeBets({ ...state, tripMs: event.tripMs ?? state.tripMs }, event.bets);
    case 'presented':
      return present(state);
    case 'credit':
      // The win of a round that was not shown yet would be in it.
      return [isPresenting(state) ? state : { ...state, credit: event.balance }, []];
    case 'dismiss':
      return [{ ...state, notice: null }, []];
  }
}

const shown = ({ left_ms, since_ms, ...moment }: TableMoment, { now }: TableEnv): ShownMoment => ({
  ...moment,
  beganAt: now - since_ms,
  endsAt: left_ms === null ? null : now + left_ms,
});

/** Takes the whole table, at the start and after a lost connection. A result that is on screen already does not move. */
function join(state: TableState, { table, moment, last }: TableSnapshot, env: TableEnv): Step {
  const isSame = state.moment?.number === moment.number && state.table?.chain.id === table.chain.id;
  const presented = moment.phase === 'result' && !(isSame && isPresenting(state)) ? moment.number : moment.number - 1;
  const next: TableState = {
    ...state,
    table,
    moment: shown(moment, env),
    last: moment.result !== null && presented === moment.number ? newest(moment.result, last) : last,
    presented,
    still: !isSame && moment.phase !== 'running',
    connected: true,
  };
  return [next, [{ type: 'askBets', afterMs: 0 }]];
}

const newest = (result: TableResult, last: readonly TableResult[]): readonly TableResult[] =>
  [result, ...last.filter(({ number }) => number !== result.number)].slice(0, mostLast);

function follow(state: TableState, moment: TableMoment, env: TableEnv): Step {
  // Is dropped if it is older than the snapshot.
  if (state.moment !== null && moment.seq <= state.moment.seq) return [state, []];
  const before = state.moment;
  // The next round has begun: what was not presented until now is shown at once.
  const [caught, effects] = isPresenting(state) && moment.phase === 'betting' ? present(state) : [state, []];
  const next: TableState = { ...caught, moment: shown(moment, env), still: false, connected: true };
  const number = before?.number ?? moment.number;
  const kept = caught.bets.filter((bet) => numberOf(bet) >= moment.number - 1);
  const isMine = betsOn(caught, number).length > 0;
  // The page holds its credit from the last moment before the draw until the result was presented.
  const held: readonly TableEffect[] = moment.phase === 'closing' && isMine ? [report('open', state, number)] : [];
  const drawn: readonly TableEffect[] = moment.phase === 'result' && isMine ? [report('decided', state, number)] : [];
  return [{ ...next, bets: kept }, [...effects, ...held, ...drawn]];
}

const report = (phase: RoundPhase, { table }: TableState, number: number): TableEffect => ({
  type: 'tell',
  message: { type: 'round', phase, id: `${table?.code ?? ''}:${number}` },
});

function place(state: TableState, { requestId, bet }: { requestId: string; bet: Bet }, env: TableEnv): Step {
  if (!takesBets(state, env.now) || state.moment === null) return [state, []];
  const body = { request_id: requestId, ...bet, round: state.moment.number };
  return [
    { ...state, pending: [...state.pending, { body, tries: 0 }], notice: null },
    [{ type: 'play', body, afterMs: 0 }],
  ];
}

const without = (pending: readonly PendingBet[], requestId: string): readonly PendingBet[] =>
  pending.filter(({ body }) => body.request_id !== requestId);

function answer(state: TableState, requestId: string, round: FrameRound): Step {
  const notice: Notice | null = round.refusal === null ? state.notice : { type: 'refused', refusal: round.refusal };
  const bets = [...state.bets.filter(({ id }) => id !== round.id), round];
  const next = { ...state, pending: without(state.pending, requestId), bets, notice };
  const asks: readonly TableEffect[] = round.state === 'booking' ? [{ type: 'askBets', afterMs: 1000 }] : [];
  const isShown = round.balance !== null && !isPresenting(state);
  return [isShown ? { ...next, credit: round.balance ?? state.credit } : next, asks];
}

function fail(state: TableState, { requestId, problem }: { requestId: string; problem: FrameProblem | null }): Step {
  const own = state.pending.find(({ body }) => body.request_id === requestId);
  if (own === undefined) return [state, []];
  if (problem === null || problem.status >= 500) {
    // Silence is no refusal: the bet may have been booked.
    const afterMs = waitsMs[Math.min(own.tries, waitsMs.length - 1)] ?? 8000;
    const again = { ...own, tries: own.tries + 1 };
    const pending = state.pending.map((one) => (one === own ? again : one));
    return [{ ...state, pending, notice: { type: 'noAnswer' } }, [{ type: 'play', body: own.body, afterMs }]];
  }
  const next: TableState = { ...state, pending: without(state.pending, requestId) };
  if (['superseded', 'unauthorized', 'sessionExpired'].includes(problem.code))
    return [next, [{ type: 'refer', problem }]];
  return [{ ...next, notice: { type: 'problem', code: problem.code } }, []];
}

/** Sends the cash-outs of bets that are open, each once. */
function leave(state: TableState, ids: readonly string[]): Step {
  const waiting = new Set(state.leaving.map(({ body }) => body.round_id));
  const bodies = state.bets
    .filter(({ id, state: one }) => one === 'open' && ids.includes(id) && !waiting.has(id))
    .map(({ id, step }) => ({ round_id: id, step, action: { type: 'cash-out' } }));
  const leaving = [...state.leaving, ...bodies.map((body) => ({ body, tries: 0 }))];
  return [{ ...state, leaving, notice: null }, bodies.map((body) => ({ type: 'step', body, afterMs: 0 }))];
}

const withBet = (state: TableState, id: string, round: FrameRound | undefined): TableState => ({
  ...state,
  leaving: state.leaving.filter(({ body }) => body.round_id !== id),
  bets: round === undefined ? state.bets : state.bets.map((bet) => (bet.id === id ? round : bet)),
});

function left(state: TableState, id: string, round: FrameRound): Step {
  const next = withBet(state, id, round);
  const asks: readonly TableEffect[] = round.state === 'booking' ? [{ type: 'askBets', afterMs: 1000 }] : [];
  const isShown = round.balance !== null && !isPresenting(state);
  return [isShown ? { ...next, credit: round.balance ?? state.credit } : next, asks];
}

function notLeft(state: TableState, { id, problem }: Extract<TableEvent, { type: 'notLeft' }>): Step {
  const own = state.leaving.find(({ body }) => body.round_id === id);
  if (own === undefined) return [state, []];
  if (problem === null || problem.status >= 500) {
    const afterMs = waitsMs[Math.min(own.tries, waitsMs.length - 1)] ?? 8000;
    const leaving = state.leaving.map((one) => (one === own ? { ...own, tries: own.tries + 1 } : one));
    return [{ ...state, leaving, notice: { type: 'noAnswer' } }, [{ type: 'step', body: own.body, afterMs }]];
  }
  const next = withBet(state, id, problem.round);
  if (['superseded', 'unauthorized', 'sessionExpired'].includes(problem.code))
    return [next, [{ type: 'refer', problem }]];
  // An automatic cash-out was settled meanwhile: that is no problem.
  if (problem.round?.state === 'closed' || problem.code === 'booking') return [next, [{ type: 'askBets', afterMs: 0 }]];
  return [{ ...next, notice: { type: 'problem', code: problem.code } }, [{ type: 'askBets', afterMs: 0 }]];
}

/** Takes the bets as the server has them. After a result they are asked for until all are settled. */
function takeBets(state: TableState, bets: readonly FrameRound[]): Step {
  const returned = bets.some(
    (bet) => bet.state === 'cancelled' && !state.bets.some((old) => old.id === bet.id && isFinal(old)),
  );
  const next: TableState = {
    ...state,
    bets,
    notice: returned ? { type: 'problem', code: 'betsClosed' } : state.notice,
  };
  const isBooking = bets.some(({ state: one }) => one === 'booking');
  const due = bets.filter((bet) => numberOf(bet) <= state.presented);
  if (due.every(isFinal)) {
    const asks: readonly TableEffect[] = isBooking ? [{ type: 'askBets', afterMs: 1000 }] : [];
    return [next, isPresenting(state) ? asks : [...asks, { type: 'askCredit' }]];
  }
  return [next, [{ type: 'askBets', afterMs: 500 }]];
}

function present(state: TableState): Step {
  const { moment } = state;
  if (moment === null || !isPresenting(state)) return [state, []];
  const { number, result } = moment;
  const next: TableState = {
    ...state,
    presented: number,
    last: result === null ? state.last : newest(result, state.last),
  };
  if (betsOn(state, number).length === 0) return [next, []];
  return [next, [report('presented', state, number), report('closed', state, number), { type: 'askBets', afterMs: 0 }]];
}
