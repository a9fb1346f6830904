import { toContent } from '../build/building.ts';
import { inCurrency } from '../build/staking.ts';
import { notify } from '../state/effect.ts';
import type { SlipEnv, SlipWallet } from '../state/env.ts';
import { groupsInForce } from '../ticket/limits.ts';
import { selectProblems } from '../ticket/problems.ts';
import { selectBusy } from '../state/progress.ts';
import type { SentTicket, SlipContent } from '../state/payment.ts';
import type { SlipSelection } from '../state/selection.ts';
import type { SlipState } from '../state/state.ts';
import type { Handler } from '../state/step.ts';

const serialized = (
  content: SlipContent,
  fieldsOf: (selection: SlipSelection) => unknown,
  ...terms: unknown[]
): string => JSON.stringify([content.selections.map(fieldsOf), groupsInForce(content), content.stake, ...terms]);

/** Serializes the fields that are sent, and no others. */
const payload = (
  content: SlipContent,
  { originalStake, autoOddsChange }: SlipState | SentTicket,
  wallet: SlipWallet,
): string =>
  serialized(
    content,
    ({ suspended: _s, time: _t, timeStart: _u, ...sent }) => sent,
    originalStake,
    autoOddsChange,
    wallet,
  );

/** True if paying the slip now would send exactly this ticket. */
export const isSameTicket = (state: SlipState, ticket: SentTicket, wallet = ticket.wallet): boolean =>
  payload(state, state, wallet) === payload(ticket.content, ticket, ticket.wallet);

/** True if two slips have the same outcomes, groups and stake. Their odds may differ. */
export function isSameBet(a: SlipContent, b: SlipContent): boolean {
  const bet = (content: SlipContent): string =>
    serialized(content, ({ id, marketName, outcome }) => [id, marketName, outcome]);
  return bet(a) === bet(b);
}

/** Returns the milliseconds until the answer is due. One live selection makes it a live ticket (OP-40). */
function timeoutOf({ selections, config }: SlipState, { limits }: SlipEnv): number {
  const live = selections.some(({ desc }) => desc === 'live');
  if (!limits) return live ? config.liveTimeoutMs : config.prematchTimeoutMs;
  return 1000 * (live ? limits.timeoutLiveTicket + limits.liveTicketDelay : limits.timeoutPrematchTicket);
}

/**
 * Sends the ticket, once, under one id (PAY-01 to PAY-04). A visitor may press Pay on a filled slip and is asked to log
 * in (OP-29).
 */
export const pay: Handler<'pay'> = (state, _event, env) => {
  const { originalStake, autoOddsChange, unconfirmed } = state;
  const { loggedIn, wallet, newId, now } = env;
  if (selectBusy(state)) return 'paymentInProgress';
  if (state.selections.length === 0) return 'emptyTicket';
  const [problem] = loggedIn ? selectProblems(state, env) : [];
  if (problem) return problem;
  // The wallet has changed since the stake was shown (STAKE-19).
  if (state.currency && inCurrency(state, env) !== state) return 'buttonChanged';
  if (!loggedIn || !wallet) {
    const key = 'snackbarMustLogin';
    const surface = 'overlay';
    return [{ ...state, payment: { status: 'rejected', ticketId: null, key, surface } }, notify(key, 'error', surface)];
  }
  // The same content keeps its id if no answer came for it (OP-25).
  const again = unconfirmed && isSameTicket(state, unconfirmed, wallet) ? unconfirmed.ticketId : undefined;
  const ticketId = again ?? newId;
  const ticket: SentTicket = {
    ticketId,
    content: toContent(state),
    originalStake,
    autoOddsChange,
    wallet,
    sentAt: now,
    timeoutMs: timeoutOf(state, env),
    answered: [],
    emptied: false,
  };
  return [
    { ...state, payment: { status: 'submitting', ticket }, unconfirmed: again ? null : unconfirmed, restorable: null },
    { type: 'send-ticket', ticketId, ticket },
  ];
};
