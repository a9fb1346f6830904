import { lowestOdds, moneyToMinor, oddsToThousandths, subcodes } from '@kvota/contracts';
import type { ForcedOutcome } from '@kvota/contracts/operator';

import type { OfferPrice } from '../../offer/offer.ts';
import type { PaidRequest, TicketOffer } from '../../database/schema/index.ts';
import { needsConsent, oddsPolicyOf } from '../terms/odds-policy.ts';
import type { Terms } from '../terms/terms.ts';

/** The acceptor's decision about a ticket whose form is right. */
export type Verdict =
  | { readonly kind: 'accepted'; readonly terms: Terms }
  | { readonly kind: 'offer'; readonly offer: TicketOffer }
  | {
      readonly kind: 'denied';
      readonly subcode: number;
      /** Current odds in thousandths by leg, and which legs are unavailable. */
      readonly odds: readonly number[];
      readonly blocked: readonly boolean[];
    };

/** Everything that a verdict depends on. */
export interface VerdictInput {
  readonly request: PaidRequest;
  /** The terms that the player agreed to: as requested, or as offered and accepted. */
  readonly agreed: Terms;
  /** Current prices, by leg. */
  readonly prices: readonly OfferPrice[];
  /** False once an offer was answered, because no second offer follows. */
  readonly mayOffer: boolean;
  /** False if the player could not take an offer, because play was stopped meanwhile. Default: true. */
  readonly mayTake?: boolean;
  readonly force: ForcedOutcome | null;
  /** True if the limits allow other terms. */
  readonly allowed: (terms: Terms) => boolean;
  /** The highest stake that the trader accepts on this ticket, in minor units; null for any. */
  readonly traderLimit: bigint | null;
}

/** Decides by the operator's forced outcome if there is one, otherwise by price, policy and limit. */
export function verdictOf(input: VerdictInput): Verdict {
  const verdict = forcedVerdict(input) ?? verdictByPrice(input);
  if (verdict.kind !== 'offer' || input.mayTake !== false) return verdict;
  const subcode = verdict.offer.kind === 'oddchange' ? subcodes.oddsChanged : subcodes.rejected;
  return {
    kind: 'denied',
    subcode,
    odds: input.prices.map(({ odds }) => odds),
    blocked: input.prices.map(() => false),
  };
}

function verdictByPrice({ request, agreed, prices, mayOffer, allowed, traderLimit }: VerdictInput): Verdict {
  const blocked = prices.map((price, i) => isBlocked(price, request.selections[i]?.type, agreed.odds[i] ?? 0));
  const odds = prices.map((price) => price.odds);
  const deny = (subcode: number): Verdict => ({ kind: 'denied', subcode, odds, blocked });
  if (blocked.includes(true)) {
    return deny(prices.some(({ cms }, i) => cms && blocked[i]) ? subcodes.oddsBlockedCms : subcodes.oddsBlocked);
  }
  const moved = odds.some((price, i) => price !== agreed.odds[i]);
  const policy = oddsPolicyOf(request);
  const unagreed = odds.map((price, i) => needsConsent(policy, agreed.odds[i], price));
  const against = unagreed.includes(true);
  if (prices.some(({ cms }, i) => cms && unagreed[i])) return deny(subcodes.oddsChangedCms);
  const stake = traderLimit === null || traderLimit >= agreed.stake ? agreed.stake : traderLimit;
  const terms = { odds, stake };
  if (moved && !allowed({ odds, stake: agreed.stake })) return deny(subcodes.oddsChanged);
  if (!against && stake === agreed.stake) return { kind: 'accepted', terms };
  if (!mayOffer) return deny(against ? subcodes.oddsChanged : subcodes.rejected);
  if (!allowed(terms)) return deny(subcodes.rejected);
  return { kind: 'offer', offer: offerOf(stake < agreed.stake ? 'reoffer' : 'oddchange', terms, false) };
}

/** True if a leg is not open, below 1.01, or in play while the ticket names it prematch (OP-91, MATCH-18). */
function isBlocked(price: OfferPrice, type: 'prematch' | 'live' | undefined, agreed: number): boolean {
  const started = type === 'prematch' && price.live;
  return price.status !== 'open' || price.odds < lowestOdds || agreed < lowestOdds || started;
}

function forcedVerdict({ agreed, force, prices }: VerdictInput): Verdict | undefined {
  if (!force) return undefined;
  const denied = (subcode: number): Verdict => {
    return { kind: 'denied', subcode, odds: prices.map(({ odds }) => odds), blocked: prices.map(() => false) };
  };
  const offer = (kind: TicketOffer['kind'], terms: Terms): Verdict =>
    terms.stake > 0n && terms.odds.every((price) => price >= lowestOdds)
      ? { kind: 'offer', offer: offerOf(kind, terms, true) }
      : denied(subcodes.rejected);
  switch (force.outcome) {
    case 'accepted':
      return agreed.odds.every((price) => price >= lowestOdds)
        ? { kind: 'accepted', terms: agreed }
        : denied(subcodes.oddsBlocked);
    case 'denied':
      return denied(force.subcode);
    case 'oddchange':
      return offer('oddchange', { ...agreed, odds: [oddsToThousandths(force.odds), ...agreed.odds.slice(1)] });
    case 'reoffer': {
      const stake = moneyToMinor(force.stake);
      return offer('reoffer', { ...agreed, stake: stake < agreed.stake ? stake : agreed.stake });
    }
    case 'confirm':
      return offer('confirm', agreed);
    case 'busy':
    case 'error':
    case 'silent':
    case 'cut':
      break;
  }
  return undefined;
}

function offerOf(kind: TicketOffer['kind'], { odds, stake }: Terms, forced: boolean): TicketOffer {
  return { kind, odds, stake: String(stake), forced, accepted: false };
}
