import { minorToMoney, moneyToMinor, type CashOutQuote } from '@kvota/contracts';
import type { Clock } from '@kvota/server';

import type { CashOuts, NotSold, Quote } from './cash-outs.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { refused } from '../kernel/refused.ts';

/** Serves the calls that quote a cash-out and confirm it (CALL-54, CALL-55). */
export function cashOutHandlers({ cashOuts, clock }: { cashOuts: CashOuts; clock: Clock }) {
  return {
    async cashOut({ body: { ticketId, ratio = '1' } }, { caller }) {
      const asked = await cashOuts.quote(caller.id, { ticketId, ratio: tenThousandths(ratio) });
      const serverTime = isoTime(clock.now());
      if (asked.kind !== 'quoted') return { ...refusal(asked), serverTime };
      return { ErrorText: 'ok', error: null, ...wireQuote(asked.quote), serverTime };
    },

    async confirmCashOut({ body: { ticketId, quoteId, amount } }, { caller }) {
      const sale = await cashOuts.confirm(caller.id, { ticketId, quoteId, amount: moneyToMinor(amount) });
      const serverTime = isoTime(clock.now());
      if (sale.kind === 'sold')
        return { ErrorText: 'ok', error: null, newCredit: minorToMoney(sale.credit), serverTime };
      if (sale.kind !== 'changed') return { ...refusal(sale), serverTime };
      const quote = sale.quote ? wireQuote(sale.quote) : null;
      return { ...refused('cashOutChanged', 'error'), quote, serverTime };
    },
  } satisfies Handlers;
}

function refusal(notSold: NotSold) {
  if (notSold.kind === 'unknown') return refused('ticketUnknown', 'error');
  if (notSold.kind === 'limited') return { ...refused('limitReached', 'error'), limit: notSold.limit };
  return { ...refused('cashOutUnavailable', 'error'), reason: notSold.reason };
}

function wireQuote({ quoteId, stake, amount, currency, expiresAt }: Quote): CashOutQuote {
  return {
    quoteId,
    amount: minorToMoney(amount),
    stake: minorToMoney(stake),
    currency,
    expiresAt: isoTime(expiresAt),
  };
}

/** Converts a ratio of the contract: 1, or 0 with up to four places. */
function tenThousandths(ratio: string): bigint {
  const [whole = '0', places = ''] = ratio.split('.');
  return BigInt(whole + places.padEnd(4, '0'));
}
