import { contentOf } from './building.ts';
import type { SlipEnv, SlipWallet } from './env.ts';
import { groupsInForce } from './limits.ts';
import type { SentTicket, SlipContent } from './payment.ts';
import type { SlipState } from './state.ts';
import type { Handler, Step } from './step.ts';

/** What makes two payments the same ticket: everything that is sent, and nothing else. */
export function fingerprint(source: SlipState | SentTicket, wallet?: SlipWallet): string {
  const content = 'content' in source ? source.content : source;
  return JSON.stringify([
    content.selections.map(({ suspended: _s, time: _t, timeStart: _u, ...sent }) => sent),
    groupsInForce(content),
    content.stake,
    source.originalStake,
    source.autoOddsChange,
    'wallet' in source ? source.wallet : wallet,
  ]);
}

/** Whether two slips are the same bet, whatever odds they show: outcomes, groups and stake. */
export function sameBet(a: SlipContent, b: SlipContent): boolean {
  const bet = (content: SlipContent): string =>
    JSON.stringify([
      content.selections.map(({ id, marketName, oddName }) => [id, marketName, oddName]),
      groupsInForce(content),
      content.stake,
    ]);
  return bet(a) === bet(b);
}

/** OP-40: one live selection makes it a live ticket. */
function timeoutOf({ selections, config }: SlipState, { limits }: SlipEnv): number {
  const live = selections.some(({ desc }) => desc === 'live');
  if (!limits) return live ? config.liveTimeoutMs : config.prematchTimeoutMs;
  return 1000 * (live ? limits.timeoutLiveTicket + limits.liveTicketDelay : limits.timeoutPrematchTicket);
}

/** PAY-01 to PAY-04: a visitor is told to log in; a player's ticket goes out, once, under one id. */
export const pay: Handler<'pay'> = (state, _event, env) => {
  if (!env.loggedIn || !env.wallet) return mustLogIn(state);
  const same = state.unheard !== null && fingerprint(state, env.wallet) === fingerprint(state.unheard);
  const ticket: SentTicket = {
    ticketId: same && state.unheard ? state.unheard.ticketId : env.newId,
    content: contentOf(state),
    originalStake: state.originalStake,
    autoOddsChange: state.autoOddsChange,
    wallet: env.wallet,
    sentAt: env.now,
    timeoutMs: timeoutOf(state, env),
    answered: [],
    emptied: false,
  };
  return [
    { ...state, payment: { status: 'submitting', ticket }, unheard: same ? null : state.unheard, restorable: null },
    [{ type: 'send-ticket', ticketId: ticket.ticketId, ticket }],
  ];
};

function mustLogIn(state: SlipState): Step {
  const key = 'snackbarMustLogin';
  const payment = { status: 'rejected', ticketId: null, key, surface: 'overlay' } as const;
  return [{ ...state, payment }, [{ type: 'notify', key, tone: 'error', surface: 'overlay', sticky: true }]];
}
