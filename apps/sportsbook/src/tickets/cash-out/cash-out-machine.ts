import type { CashOutReason } from '@kvota/contracts';

/** Why there is no price; `unknown` is what the platform gives no reason for. */
export type NoPrice = CashOutReason | 'unknown';

/** A price for a part of a ticket, as the platform quoted it. `expiresAt` is in milliseconds of the server's clock. */
export interface Offer {
  readonly quoteId: string;
  readonly amount: string;
  readonly stake: string;
  readonly quotedAt: number;
  readonly expiresAt: number;
}

/** Where a sale stands. Only `priced` and `changed` show an amount that can be taken. */
type Step =
  | { readonly at: 'asking'; readonly last: Offer | null }
  | {
      readonly at: 'priced';
      readonly offer: Offer;
      /** The amount that stood here before, where it was another. */
      readonly before: string | null;
      /** Since when this amount stands on the screen. */
      readonly since: number;
      readonly renewing: boolean;
    }
  | { readonly at: 'changed'; readonly old: Offer; readonly offer: Offer; readonly since: number }
  | { readonly at: 'unavailable'; readonly reason: NoPrice; readonly since: number }
  | { readonly at: 'unreachable' }
  | { readonly at: 'confirming'; readonly offer: Offer; readonly tries: number }
  /** The confirmation got no answer: whether it was booked is not known, and nothing but the same quote may be sent. */
  | { readonly at: 'unanswered'; readonly offer: Offer }
  | { readonly at: 'done'; readonly offer: Offer };

/** A cash-out from its first question to the money (CALL-54, CALL-55). */
export interface CashOutState {
  /** Part of the open stake, of a hundred. */
  readonly percent: number;
  /** Number of the last question; an answer to an earlier one is dropped. */
  readonly asked: number;
  readonly step: Step;
}

export type CashOutEvent =
  | { readonly type: 'part'; readonly percent: number }
  | { readonly type: 'priced'; readonly ask: number; readonly offer: Offer; readonly now: number }
  | { readonly type: 'refused'; readonly ask: number; readonly reason: NoPrice; readonly now: number }
  | { readonly type: 'ask-failed'; readonly ask: number }
  | { readonly type: 'tick'; readonly now: number }
  /** A press, with the quote and the amount that stood on the button. */
  | { readonly type: 'confirm'; readonly quoteId: string; readonly amount: string; readonly now: number }
  | { readonly type: 'booked'; readonly quoteId: string }
  | { readonly type: 'repriced'; readonly quoteId: string; readonly offer: Offer | null; readonly now: number }
  | { readonly type: 'denied'; readonly quoteId: string; readonly reason: NoPrice; readonly now: number }
  | { readonly type: 'confirm-failed'; readonly quoteId: string }
  | { readonly type: 'retry' };

export type CashOutEffect =
  /** `soon` waits for the hand to come to rest on the slider. */
  | { readonly type: 'ask'; readonly ask: number; readonly percent: number; readonly when: 'now' | 'soon' }
  | { readonly type: 'confirm'; readonly offer: Offer; readonly when: 'now' | 'later' }
  | { readonly type: 'booked'; readonly offer: Offer };

interface Turn {
  readonly state: CashOutState;
  readonly effects: readonly CashOutEffect[];
}

/** A press sooner after the amount changed was meant for the amount before. */
export const settleTime = 400;
/** How often a confirmation without an answer is sent again before the player is asked. */
export const confirmTries = 3;
const renewBefore = 3000;
/** What passes by itself is asked again after so long. */
const askAgainAfter = 3000;
const passing: readonly NoPrice[] = ['pending', 'settling', 'suspended', 'unknown'];

const stay = (state: CashOutState): Turn => ({ state, effects: [] });

function ask(state: CashOutState, step: Step, when: 'now' | 'soon' = 'now'): Turn {
  const asked = state.asked + 1;
  return { state: { ...state, asked, step }, effects: [{ type: 'ask', ask: asked, percent: state.percent, when }] };
}

/** Opens a sale of the whole open stake: the first question is under way. */
export function openCashOut(percent = 100): Turn {
  return ask({ percent, asked: 0, step: { at: 'asking', last: null } }, { at: 'asking', last: null });
}

/** The price on the screen that a press can take; null while there is none. */
export function takeable({ step }: CashOutState): Offer | null {
  return step.at === 'priced' || step.at === 'changed' ? step.offer : null;
}

/** Whether the window may be left: not while a confirmation is on its way. */
export const mayLeave = ({ step }: CashOutState): boolean => step.at !== 'confirming';

/** A moment before its end, or in the last third of a short life, a price is asked anew. */
const renewAt = ({ quotedAt, expiresAt }: Offer): number =>
  expiresAt - Math.min(renewBefore, (expiresAt - quotedAt) / 3);

export function cashOutTransition(state: CashOutState, event: CashOutEvent): Turn {
  switch (event.type) {
    case 'part':
      return chosen(state, event.percent);
    case 'priced':
      return event.ask === state.asked ? priced(state, event.offer, event.now) : stay(state);
    case 'refused':
      return event.ask === state.asked
        ? stay({ ...state, step: { at: 'unavailable', reason: event.reason, since: event.now } })
        : stay(state);
    case 'ask-failed':
      // A price that is still good stays; it is asked again when it ends.
      return event.ask === state.asked && state.step.at === 'asking'
        ? stay({ ...state, step: { at: 'unreachable' } })
        : stay(state);
    case 'tick':
      return tick(state, event.now);
    case 'confirm':
      return confirm(state, event);
    case 'booked':
    case 'repriced':
    case 'denied':
    case 'confirm-failed':
      return answered(state, event);
    case 'retry':
      return retry(state);
  }
}

function chosen(state: CashOutState, percent: number): Turn {
  const { at } = state.step;
  if (percent === state.percent || at === 'confirming' || at === 'unanswered' || at === 'done') return stay(state);
  return ask({ ...state, percent }, { at: 'asking', last: null }, 'soon');
}

function priced(state: CashOutState, offer: Offer, now: number): Turn {
  const { step } = state;
  if (step.at === 'asking') {
    const before = step.last === null || step.last.amount === offer.amount ? null : step.last.amount;
    return stay({ ...state, step: { at: 'priced', offer, before, since: now, renewing: false } });
  }
  if (step.at === 'unavailable')
    return stay({ ...state, step: { at: 'priced', offer, before: null, since: now, renewing: false } });
  if (step.at !== 'priced') return stay(state);
  const same = step.offer.amount === offer.amount && step.offer.stake === offer.stake;
  const shown = same ? { before: step.before, since: step.since } : { before: step.offer.amount, since: now };
  return stay({ ...state, step: { at: 'priced', offer, ...shown, renewing: false } });
}

function tick(state: CashOutState, now: number): Turn {
  const { step } = state;
  if (step.at === 'unavailable' && passing.includes(step.reason) && now - step.since >= askAgainAfter)
    return ask(state, { ...step, since: now });
  if (step.at !== 'priced' && step.at !== 'changed') return stay(state);
  if (now >= step.offer.expiresAt) return ask(state, { at: 'asking', last: step.offer });
  if (step.at === 'priced' && !step.renewing && now >= renewAt(step.offer))
    return ask(state, { ...step, renewing: true });
  return stay(state);
}

function confirm(state: CashOutState, { quoteId, amount, now }: Extract<CashOutEvent, { type: 'confirm' }>): Turn {
  const { step } = state;
  if (step.at !== 'priced' && step.at !== 'changed') return stay(state);
  const { offer } = step;
  const seen = offer.quoteId === quoteId && offer.amount === amount && now - step.since >= settleTime;
  if (!seen || now >= offer.expiresAt) return stay(state);
  // Counted on, so that a price still under way finds nobody waiting.
  return {
    state: { ...state, asked: state.asked + 1, step: { at: 'confirming', offer, tries: 1 } },
    effects: [{ type: 'confirm', offer, when: 'now' }],
  };
}

type Answer = Extract<CashOutEvent, { type: 'booked' | 'repriced' | 'denied' | 'confirm-failed' }>;

function answered(state: CashOutState, event: Answer): Turn {
  const { step } = state;
  if ((step.at !== 'confirming' && step.at !== 'unanswered') || step.offer.quoteId !== event.quoteId)
    return stay(state);
  const { offer } = step;
  switch (event.type) {
    case 'booked':
      return { state: { ...state, step: { at: 'done', offer } }, effects: [{ type: 'booked', offer }] };
    case 'denied':
      return stay({ ...state, step: { at: 'unavailable', reason: event.reason, since: event.now } });
    case 'repriced':
      if (event.offer === null) return ask(state, { at: 'asking', last: offer });
      return stay({ ...state, step: { at: 'changed', old: offer, offer: event.offer, since: event.now } });
    case 'confirm-failed':
      if (step.at === 'unanswered') return stay(state);
      if (step.tries >= confirmTries) return stay({ ...state, step: { at: 'unanswered', offer } });
      return {
        state: { ...state, step: { ...step, tries: step.tries + 1 } },
        effects: [{ type: 'confirm', offer, when: 'later' }],
      };
  }
}

function retry(state: CashOutState): Turn {
  const { step } = state;
  if (step.at === 'unavailable' || step.at === 'unreachable') return ask(state, { at: 'asking', last: null });
  if (step.at !== 'unanswered') return stay(state);
  return {
    state: { ...state, step: { at: 'confirming', offer: step.offer, tries: 1 } },
    effects: [{ type: 'confirm', offer: step.offer, when: 'now' }],
  };
}
