import { toContent } from '../build/building.ts';
import { notify } from '../state/effect.ts';
import type { SlipEnv, SlipWallet } from '../state/env.ts';
import { groupsInForce } from '../ticket/limits.ts';
import { selectProblems } from '../ticket/problems.ts';
import { selectBusy } from '../state/progress.ts';
import type { SentTicket, SlipContent } from '../state/payment.ts';
import type { SlipSelection } from '../state/selection.ts';
import type { SlipState } from '../state/state.ts';
import type { Handler } from '../state/step.ts';

const written = (content: SlipContent, fieldsOf: (selection: SlipSelection) => unknown, ...terms: unknown[]): string =>
  JSON.stringify([content.selections.map(fieldsOf), groupsInForce(content), content.stake, ...terms]);

/** Everything that is sent, and nothing else. */
const payload = (
  content: SlipContent,
  { originalStake, autoOddsChange }: SlipState | SentTicket,
  wallet: SlipWallet,
): string =>
  written(
    content,
    ({ suspended: _s, time: _t, timeStart: _u, ...sent }) => sent,
    originalStake,
    autoOddsChange,
    wallet,
  );

/** Whether what stands on the slip would be that very ticket, were it paid now. */
export const isSameTicket = (state: SlipState, ticket: SentTicket, wallet = ticket.wallet): boolean =>
  payload(state, state, wallet) === payload(ticket.content, ticket, ticket.wallet);

/** Whether two slips are the same bet, whatever odds they show: outcomes, groups and stake. */
export function isSameBet(a: SlipContent, b: SlipContent): boolean {
  const bet = (content: SlipContent): string =>
    written(content, ({ id, marketName, outcome }) => [id, marketName, outcome]);
  return bet(a) === bet(b);
}

/** OP-40: one live selection makes it a live ticket. */
function timeoutOf({ selections, config }: SlipState, { limits }: SlipEnv): number {
  const live = selections.some(({ desc }) => desc === 'live');
  if (!limits) return live ? config.liveTimeoutMs : config.prematchTimeoutMs;
  return 1000 * (live ? limits.timeoutLiveTicket + limits.liveTicketDelay : limits.timeoutPrematchTicket);
}

/**
 * PAY-01 to PAY-04: a visitor may always press Pay on a filled slip, and is then told to log in (OP-29); a player's ticket
 * goes out, once, under one id.
 */
export const pay: Handler<'pay'> = (state, _event, env) => {
  const { originalStake, autoOddsChange, unconfirmed } = state;
  const { loggedIn, wallet, newId, now } = env;
  if (selectBusy(state)) return 'paymentInProgress';
  if (state.selections.length === 0) return 'emptyTicket';
  const [problem] = loggedIn ? selectProblems(state, env) : [];
  if (problem) return problem;
  if (!loggedIn || !wallet) {
    const key = 'snackbarMustLogin';
    const surface = 'overlay';
    return [{ ...state, payment: { status: 'rejected', ticketId: null, key, surface } }, notify(key, 'error', surface)];
  }
  // OP-25: the same content of which nothing was heard goes out under the same id.
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
