import {
  isBonusCurrency,
  payoutCurrency,
  type ReachedLimit,
  type TicketRequest,
  type TicketSettings,
} from '@kvota/contracts';

import type { Db } from '../../database/database.ts';
import type { Funds } from '../../ledger/ledger.ts';
import { readLimits } from '../../limits/path-limits.ts';
import { noRates, readRates } from '../../limits/rates.ts';
import { limitOfTerms, limitOfTicket, needsRate, type Limited } from '../../limits/reached-limit.ts';
import type { TicketRow } from '../store/ticket-store.ts';
import { priceOf, requestedTerms, type Terms } from '../terms/terms.ts';

/** Limits of a user, as they are when a ticket of a wallet is decided. */
interface UserLimits extends Omit<Limited, 'currency'> {
  readonly funds: Pick<Funds, 'currency' | 'currencyId'>;
}

export interface LimitedBy {
  /** The limit that the ticket breaks as it was requested. */
  readonly limit: ReachedLimit | undefined;
  /** True if other terms of the ticket break none. */
  readonly withinLimits: (terms: Terms) => boolean;
}

const unlimited: LimitedBy = { limit: undefined, withinLimits: () => true };

/** Applies the limits of a user to a ticket. The currency is that of the wallet, whatever the request names. */
export function limitedBy(request: TicketRequest, settings: TicketSettings, user: UserLimits | undefined): LimitedBy {
  if (user === undefined || user.limits.length === 0) return unlimited;
  const { funds, ...rest } = user;
  const limited = { ...rest, currency: payoutCurrency(funds.currency) };
  const rates = rest.sums?.rates ?? noRates;
  const amounts = (terms: Terms) => amountsOf(request, terms, settings, funds.currencyId);
  return {
    limit: limitOfTicket(
      { ...amounts(requestedTerms(request)), types: request.selections.map(({ type }) => type) },
      limited,
    ),
    withinLimits: (terms) => limitOfTerms(amounts(terms), { ...limited, rates }) === undefined,
  };
}

/**
 * Applies the limits of a user to other terms of a ticket that was paid before. Its stake is counted already, and its
 * products were checked.
 */
export async function limitedLater(
  db: Db,
  { userId, request, currency, currencyId }: Pick<TicketRow, 'userId' | 'request' | 'currency' | 'currencyId'>,
  settings: TicketSettings,
  now: number,
): Promise<LimitedBy['withinLimits']> {
  const limits = await readLimits(db, userId);
  const own = payoutCurrency(currency);
  const rates = limits.some((limit) => needsRate(limit, own)) ? await readRates(db, now) : noRates;
  const limited = { limits, currency: own, rates };
  return (terms) => limitOfTerms(amountsOf(request, terms, settings, currencyId), limited) === undefined;
}

function amountsOf(request: TicketRequest, terms: Terms, settings: TicketSettings, currencyId: number) {
  const { stake, possiblePayout } = priceOf(request, terms, settings);
  return { stake, possiblePayout, free: isBonusCurrency(currencyId) };
}
