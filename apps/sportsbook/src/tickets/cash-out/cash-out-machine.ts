import type { CashOutReason } from '@kvota/contracts';

/** Why there is no price; `unknown` if the platform gave no reason. */
export type UnavailableReason = CashOutReason | 'unknown';

/** A price for a part of a ticket, as the platform quoted it. `expiresAt` is in milliseconds of the server's clock. */
export interface Quote {
  readonly quoteId: string;
  readonly amount: string;
  readonly stake: string;
  readonly quotedAt: number;
  readonly expiresAt: number;
}

/** Only `priced` and `changed` show an amount that can be confirmed. */
type Phase =
  | { readonly status: 'quoting'; readonly previous: Quote | null }
  | {
      readonly status: 'priced';
      readonly quote: Quote;
      /** The amount shown before, if it was different. */
      readonly before: string | null;
      /** When this amount appeared on screen. */
      readonly since: number;
      readonly renewing: boolean;
    }
  | { readonly status: 'changed'; readonly old: Quote; readonly quote: Quote; readonly since: number }
  | { readonly status: 'unavailable'; readonly reason: UnavailableReason; readonly since: number }
  | { readonly status: 'unreachable' }
  | { readonly status: 'confirming'; readonly quote: Quote; readonly tries: number }
  /** The confirmation got no answer and may have been booked. Only the same quote may be sent again. */
  | { readonly status: 'unanswered'; readonly quote: Quote }
  | { readonly status: 'done'; readonly quote: Quote };

interface Request {
  /** Part of the open stake, in percent. */
  readonly percent: number;
  /** Number of the latest request for a quote; answers to earlier ones are dropped. */
  readonly request: number;
}

/** A cash-out from the first request for a quote to the booking (CALL-54, CALL-55). SPEC.md has the transition table. */
export type CashOutState = Request & Phase;

export type CashOutEvent =
  | { readonly type: 'choose-part'; readonly percent: number }
  | { readonly type: 'quoted'; readonly request: number; readonly quote: Quote }
  | { readonly type: 'quote-refused'; readonly request: number; readonly reason: UnavailableReason }
  | { readonly type: 'quote-failed'; readonly request: number }
  | { readonly type: 'tick' }
  /** A press, with the quote and the amount that the button showed. */
  | { readonly type: 'confirm'; readonly quoteId: string; readonly amount: string }
  | { readonly type: 'booked'; readonly quoteId: string }
  | { readonly type: 'repriced'; readonly quoteId: string; readonly quote: Quote | null }
  | { readonly type: 'denied'; readonly quoteId: string; readonly reason: UnavailableReason }
  | { readonly type: 'confirm-failed'; readonly quoteId: string }
  | { readonly type: 'retry' };

/** `now` is the server's clock, in milliseconds. */
export interface CashOutEnv {
  readonly now: number;
}

export type CashOutEffect =
  /** `debounced` waits until the slider rests. */
  | {
      readonly type: 'request-quote';
      readonly request: number;
      readonly percent: number;
      readonly when: 'now' | 'debounced';
    }
  | { readonly type: 'confirm'; readonly quote: Quote; readonly when: 'now' | 'later' }
  | { readonly type: 'booked'; readonly quote: Quote };

type Transition = readonly [CashOutState, readonly CashOutEffect[]];

/** A press this soon after the amount changed was meant for the amount before it. In milliseconds. */
export const settleDelay = 400;
/** How often an unanswered confirmation is sent before the player has to decide. */
export const confirmTries = 3;
const renewBefore = 3000;
/** How long a reason that passes by itself is shown before the quote is requested again. */
const retryDelay = 3000;
const passingReasons: readonly UnavailableReason[] = ['pending', 'settling', 'suspended', 'unknown'];

const stay = (state: CashOutState): Transition => [state, []];

/** Enters another phase without effects; `percent` and `request` are kept. */
const enter = ({ percent, request }: Request, phase: Phase): Transition => [{ percent, request, ...phase }, []];

function requestQuote({ percent, request }: Request, phase: Phase, when: 'now' | 'debounced' = 'now'): Transition {
  const next = request + 1;
  return [{ percent, request: next, ...phase }, [{ type: 'request-quote', request: next, percent, when }]];
}

function sendConfirmation(state: Request, quote: Quote, tries: number, when: 'now' | 'later'): Transition {
  const { percent, request } = state;
  return [{ percent, request, status: 'confirming', quote, tries }, [{ type: 'confirm', quote, when }]];
}

/** Opens a cash-out, by default of the whole open stake; the first request is one of the effects. */
export function openCashOut(percent = 100): Transition {
  return requestQuote({ percent, request: 0 }, { status: 'quoting', previous: null });
}

/** Returns the quote that a press confirms, or null if there is none on screen. */
export function confirmableQuote(state: CashOutState): Quote | null {
  return state.status === 'priced' || state.status === 'changed' ? state.quote : null;
}

/** False while a confirmation is in flight. */
export const canClose = ({ status }: CashOutState): boolean => status !== 'confirming';

/** Moment of renewal: shortly before the quote expires, or in the last third of a short one. */
const renewAt = ({ quotedAt, expiresAt }: Quote): number =>
  expiresAt - Math.min(renewBefore, (expiresAt - quotedAt) / 3);

/**
 * Decides what an event does to a cash-out. Events that do not fit the status change nothing.
 *
 * ```ts
 * const [state, effects] = cashOutTransition(current, { type: 'retry' }, { now: serverNow() });
 * ```
 */
export function cashOutTransition(state: CashOutState, event: CashOutEvent, env: CashOutEnv): Transition {
  switch (event.type) {
    case 'choose-part':
      return choosePart(state, event.percent);
    case 'quoted':
    case 'quote-refused':
    case 'quote-failed':
      return event.request === state.request ? receiveQuote(state, event, env) : stay(state);
    case 'tick':
      return tick(state, env);
    case 'confirm':
      return confirm(state, event, env);
    case 'booked':
    case 'repriced':
    case 'denied':
    case 'confirm-failed':
      return receiveConfirmation(state, event, env);
    case 'retry':
      return retry(state);
  }
}

function choosePart(state: CashOutState, percent: number): Transition {
  const { status } = state;
  const locked = status === 'confirming' || status === 'unanswered' || status === 'done';
  if (percent === state.percent || locked) return stay(state);
  return requestQuote({ ...state, percent }, { status: 'quoting', previous: null }, 'debounced');
}

type QuoteAnswer = Extract<CashOutEvent, { type: 'quoted' | 'quote-refused' | 'quote-failed' }>;

function receiveQuote(state: CashOutState, event: QuoteAnswer, { now }: CashOutEnv): Transition {
  switch (event.type) {
    case 'quoted':
      return showQuote(state, event.quote, now);
    case 'quote-refused':
      return enter(state, { status: 'unavailable', reason: event.reason, since: now });
    case 'quote-failed':
      // A price that still holds stays on screen; it is requested again when it expires.
      return state.status === 'quoting' ? enter(state, { status: 'unreachable' }) : stay(state);
  }
}

function showQuote(state: CashOutState, quote: Quote, now: number): Transition {
  const show = (before: string | null, since = now): Transition =>
    enter(state, { status: 'priced', quote, before, since, renewing: false });
  switch (state.status) {
    case 'quoting':
      return show(state.previous === null || state.previous.amount === quote.amount ? null : state.previous.amount);
    case 'unavailable':
      return show(null);
    case 'priced': {
      const same = state.quote.amount === quote.amount && state.quote.stake === quote.stake;
      return same ? show(state.before, state.since) : show(state.quote.amount);
    }
    case 'unreachable':
    case 'changed':
    case 'confirming':
    case 'unanswered':
    case 'done':
      return stay(state);
  }
}

function tick(state: CashOutState, { now }: CashOutEnv): Transition {
  if (state.status === 'unavailable') {
    const due = passingReasons.includes(state.reason) && now - state.since >= retryDelay;
    return due ? requestQuote(state, { ...phaseOf(state), since: now }) : stay(state);
  }
  if (state.status !== 'priced' && state.status !== 'changed') return stay(state);
  if (now >= state.quote.expiresAt) return requestQuote(state, { status: 'quoting', previous: state.quote });
  if (state.status === 'priced' && !state.renewing && now >= renewAt(state.quote))
    return requestQuote(state, { ...phaseOf(state), renewing: true });
  return stay(state);
}

/** The phase without the request, so that it can be entered again. */
function phaseOf<S extends CashOutState>({
  percent: _percent,
  request: _request,
  ...phase
}: S): Omit<S, keyof Request> {
  return phase;
}

function confirm(
  state: CashOutState,
  { quoteId, amount }: Extract<CashOutEvent, { type: 'confirm' }>,
  { now }: CashOutEnv,
): Transition {
  if (state.status !== 'priced' && state.status !== 'changed') return stay(state);
  const { quote } = state;
  const seen = quote.quoteId === quoteId && quote.amount === amount && now - state.since >= settleDelay;
  if (!seen || now >= quote.expiresAt) return stay(state);
  // The request number moves on, so that a renewal still in flight is dropped.
  return sendConfirmation({ percent: state.percent, request: state.request + 1 }, quote, 1, 'now');
}

type ConfirmationAnswer = Extract<CashOutEvent, { type: 'booked' | 'repriced' | 'denied' | 'confirm-failed' }>;

function receiveConfirmation(state: CashOutState, event: ConfirmationAnswer, { now }: CashOutEnv): Transition {
  if (state.status !== 'confirming' && state.status !== 'unanswered') return stay(state);
  const { quote, percent, request } = state;
  if (quote.quoteId !== event.quoteId) return stay(state);
  switch (event.type) {
    case 'booked':
      return [{ percent, request, status: 'done', quote }, [{ type: 'booked', quote }]];
    case 'denied':
      return enter(state, { status: 'unavailable', reason: event.reason, since: now });
    case 'repriced':
      if (event.quote === null) return requestQuote(state, { status: 'quoting', previous: quote });
      return enter(state, { status: 'changed', old: quote, quote: event.quote, since: now });
    case 'confirm-failed':
      if (state.status === 'unanswered') return stay(state);
      if (state.tries >= confirmTries) return enter(state, { status: 'unanswered', quote });
      return sendConfirmation(state, quote, state.tries + 1, 'later');
  }
}

function retry(state: CashOutState): Transition {
  switch (state.status) {
    case 'unavailable':
    case 'unreachable':
      return requestQuote(state, { status: 'quoting', previous: null });
    case 'unanswered':
      return sendConfirmation(state, state.quote, 1, 'now');
    case 'quoting':
    case 'priced':
    case 'changed':
    case 'confirming':
    case 'done':
      return stay(state);
  }
}
