import { quote } from '../math/quote.ts';
import type { DecimalString, Quote } from '../math/types.ts';
import type { SlipEnv } from '../slip/state/env.ts';
import { openOffer } from '../slip/state/progress.ts';
import { refreshed } from '../slip/build/refreshing.ts';
import type { SlipSelection } from '../slip/state/selection.ts';
import type { SlipState } from '../slip/state/state.ts';
import { selectRules, selectTicket } from '../slip/ticket/limits.ts';

/** Stake, odds and greatest payout of a ticket, cap included. For a system, `odds` is payout divided by stake. */
export interface OfferFigures {
  readonly stake: DecimalString;
  readonly odds: DecimalString;
  readonly payout: DecimalString;
  readonly capped: boolean;
}

/** The figures of an offer: the ticket as it was sent, and as it would be (OP-90). */
export interface OfferTerms {
  readonly from: OfferFigures;
  readonly to: OfferFigures;
  /** Selections that change, as sent and as offered. */
  readonly changes: readonly {
    readonly from: SlipSelection;
    readonly to: SlipSelection;
    readonly blocked: boolean;
  }[];
}

const quoteAt = (state: SlipState, env: SlipEnv): Quote => quote(selectTicket(state, env), selectRules(state, env));

/**
 * Returns old and new stake, odds and payout of the open offer, or null without one. All figures are zero if the ticket cannot be priced.
 *
 * @example
 * ```ts
 * import { selectOfferTerms } from '@kvota/bet-slip/figures';
 * import { fromPing } from '@kvota/bet-slip/wire';
 * import { after, env, slip } from './filled-slip.js';
 *
 * const payment = { stake: '50', originalStake: '100' };
 * const offer = { ticketId: env.newId, code: 101, mtcResponse: { status: 'reoffer', payment } };
 * const paid = after(slip, { type: 'pay' });
 * const info = fromPing(offer);
 * const terms = info && selectOfferTerms(after(paid, { type: 'ticket-info', info }), env);
 * terms?.from; // { stake: '100', odds: '3.885', payout: '388.50', capped: false }
 * terms?.to; // { stake: '50', odds: '3.885', payout: '194.25', capped: false }
 * ```
 */
export function selectOfferTerms(state: SlipState, env: SlipEnv): OfferTerms | null {
  const open = openOffer(state.payment);
  if (!open) return null;
  const { ticket, offer } = open;
  const sent = { ...state, ...ticket.content };
  const offered = refreshed({ ...sent, stake: offer.stake?.to ?? sent.stake }, offer.changes);
  const figures = (at: SlipState): OfferFigures => {
    const { effectiveOdds, payout, capped } = quoteAt(at, { ...env, wallet: ticket.wallet });
    return { stake: at.stake, odds: effectiveOdds.max, payout: payout.max, capped: capped.max };
  };
  return {
    from: figures({ ...sent, stake: offer.stake?.from ?? sent.stake }),
    to: figures(offered),
    changes: sent.selections.flatMap((from, i) => {
      const to = offered.selections[i] ?? from;
      const blocked = offer.changes.some((change) => change.id === from.id && change.blocked === true);
      return to === from && !blocked ? [] : [{ from, to, blocked }];
    }),
  };
}
