import { moneyToMinor, type TicketRequest } from '@kvota/contracts';

import { readCashOutTerms } from '../cash-out/cash-out-terms.ts';
import type { CashOuts, Quote, Sale } from '../cash-out/cash-outs.ts';
import { createCashOuts } from '../cash-out/create-cash-outs.ts';
import type { TicketDeps } from '../tickets/ticket-deps.ts';
import type { Player } from '../tickets/tickets.ts';
import type { TestDatabase } from './databases.ts';
import { paidLeg, paidTicket } from './paid-ticket.ts';
import { createTicketBench, type TicketBench } from './ticket-bench.ts';

/** A paid ticket over new matches. */
export interface PaidTicket {
  readonly player: Player;
  readonly ticketId: string;
  readonly events: readonly string[];
}

/** Tickets and their cash-out over one database. */
export interface CashOutBench extends TicketBench {
  readonly cashOuts: CashOuts;
  /** Returns an accepted ticket of a new player. Fair chances are 48 % unless the offer is changed. */
  paid(odds: readonly string[], more?: Partial<TicketRequest> & { stake?: string }): Promise<PaidTicket>;
  /** Returns a quote and fails without one. The ratio is in ten-thousandths. Default: the whole. */
  quote(ticket: PaidTicket, ratio?: bigint): Promise<Quote>;
  /** Confirms a quote at its own amount, or at another one given as decimal text. */
  take(ticket: PaidTicket, quote: Quote, amount?: string): Promise<Sale>;
}

/** Creates the bench. `setting` is the operator's general setting `cashOut`. */
export async function createCashOutBench(
  kind: TestDatabase,
  setting?: unknown,
  more: Partial<TicketDeps> = {},
): Promise<CashOutBench> {
  const terms = () => Promise.resolve(readCashOutTerms(setting));
  const bench = await createTicketBench(kind, more, terms);
  const { offer, clock, ledger } = bench;
  const ids = (): string => bench.id();
  const cashOuts = createCashOuts({ db: bench.open.db, clock, ids, offer, ledger, terms });
  return {
    ...bench,
    cashOuts,
    async paid(odds, more = {}) {
      const player = await bench.player({ rsd: 50_000n, freeBet: 50_000n });
      const events = odds.map(() => bench.id());
      const legs = odds.map((price, at) => {
        const eventId = events[at] ?? '';
        offer.set(eventId, { odds: Math.round(Number(price) * 1000) });
        return paidLeg(eventId, { odds: price, original_odds: price, systemGroup: more.systemGroups ? 0 : null });
      });
      const request = paidTicket(bench.id(), legs, more);
      const answer = await bench.pay(player, request);
      if (answer.error) throw new Error(`The ticket was refused: ${answer.error}`);
      return { player, ticketId: request.ticket_id, events };
    },
    async quote({ player, ticketId }, ratio = 10_000n) {
      const asked = await cashOuts.quote(player.id, { ticketId, ratio });
      if (asked.kind !== 'quoted') throw new Error(`No quote: ${JSON.stringify(asked)}`);
      return asked.quote;
    },
    take({ player, ticketId }, { quoteId, ...quote }, amount) {
      const minor = amount === undefined ? quote.amount : moneyToMinor(amount);
      return cashOuts.confirm(player.id, { ticketId, quoteId, amount: minor });
    },
  };
}
