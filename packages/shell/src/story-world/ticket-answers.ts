import {
  creditOf,
  minorToMoney,
  moneyToMinor,
  type BookedSelection,
  type BookingRequest,
  type CashOutQuote,
  type CashOutReason,
  type HistoryTicket,
  type Match,
} from '@kvota/contracts';

import type { Answers } from './answers.ts';
import type { StoryOffer } from './story-offer.ts';
import type { StoryPerson } from './story-people.ts';

interface Tickets {
  readonly book: StoryOffer;
  readonly now: () => number;
  readonly person: StoryPerson | undefined;
  readonly history: readonly HistoryTicket[];
}

const ok = { ErrorText: 'ok', error: null };
const refused = (error: string) => ({ ErrorText: 'error', error });
const historyPage = 5;
const quoteMilliseconds = 5000;
const keptMilliseconds = 30 * 86_400_000;
const wholeRatio = 10_000n;
/** The share code of every slip in a story. Before a slip is stored, it loads the first matches on offer. */
const bookingCode = 'K7QF-3M2P';

const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** Returns the answers about paid tickets and shared slips. If a story cashes a ticket out, its history shows it. */
export function ticketAnswers({ book, now, person, history }: Tickets): Answers {
  const serverTime = (): string => new Date(now()).toISOString();
  let tickets = [...history];
  let slip: BookingRequest | undefined;
  const quotes = new Map<string, CashOutQuote>();
  const [first] = person?.wallets ?? [];
  let credit = first ? moneyToMinor(creditOf(first)) : 0n;
  const find = (ticketId: string) => tickets.find((ticket) => ticket.ticketId === ticketId);
  const quoteOf = (ticket: HistoryTicket, ratio: bigint): CashOutQuote => {
    const open = moneyToMinor(ticket.openStake);
    const stake = (open * ratio * 2n + wholeRatio) / (wholeRatio * 2n);
    const quote = {
      quoteId: `quote-${quotes.size + 1}`,
      amount: minorToMoney((moneyToMinor(ticket.cashOut ?? '0') * stake) / open),
      stake: minorToMoney(stake),
      currency: ticket.currency,
      expiresAt: new Date(now() + quoteMilliseconds).toISOString(),
    };
    quotes.set(quote.quoteId, quote);
    return quote;
  };
  const keep = (kept: BookingRequest) => {
    slip = kept;
    return { ...ok, code: bookingCode, expiresAt: new Date(now() + keptMilliseconds).toISOString() };
  };

  return {
    ticketHistory: ({ body: { status, page } }) => {
      const wanted = tickets.filter((ticket) => !status || ticket.status === status);
      const result = wanted.slice((page - 1) * historyPage, page * historyPage);
      return { result, totalPages: Math.ceil(wanted.length / historyPage) };
    },

    cashOut: ({ body: { ticketId, ratio = '1' } }) => {
      const ticket = find(ticketId);
      if (!ticket) return { ...refused('ticketUnknown'), serverTime: serverTime() };
      const reason = notForSale(ticket);
      if (reason) return { ...refused('cashOutUnavailable'), reason, serverTime: serverTime() };
      return { ...ok, ...quoteOf(ticket, tenThousandths(ratio)), serverTime: serverTime() };
    },

    confirmCashOut: ({ body: { ticketId, quoteId, amount } }) => {
      const ticket = find(ticketId);
      const quote = quotes.get(quoteId);
      if (!ticket) return { ...refused('ticketUnknown'), serverTime: serverTime() };
      const reason = notForSale(ticket);
      if (reason) return { ...refused('cashOutUnavailable'), reason, serverTime: serverTime() };
      const inTime = quote !== undefined && Date.parse(quote.expiresAt) > now();
      if (!inTime || moneyToMinor(quote.amount) !== moneyToMinor(amount)) {
        return { ...refused('cashOutChanged'), quote: quoteOf(ticket, wholeRatio), serverTime: serverTime() };
      }
      tickets = tickets.map((one) => (one === ticket ? soldPart(one, quote, serverTime()) : one));
      credit += moneyToMinor(amount);
      return { ...ok, newCredit: minorToMoney(credit), serverTime: serverTime() };
    },

    bookSlip: ({ body }) => keep(body),

    bookTicket: ({ body: { ticketId } }) => {
      const ticket = find(ticketId);
      return ticket ? keep(slipOfTicket(ticket)) : refused('ticketUnknown');
    },

    loadBooking: ({ body: { code } }) => {
      if (plain(code) !== plain(bookingCode)) return refused('bookingUnknown');
      const { selections, systemGroups } = slip ?? firstMatches(book);
      const loaded = selections.flatMap((selection) => bookedNow(book, selection) ?? []);
      return { ...ok, selections: loaded, systemGroups, missing: selections.length - loaded.length };
    },
  };
}

function notForSale({ status, cashOut }: HistoryTicket): CashOutReason | undefined {
  if (status === 'pending') return 'pending';
  if (status !== 'accepted') return 'settled';
  return cashOut === null ? 'suspended' : undefined;
}

function soldPart(ticket: HistoryTicket, { stake, amount }: CashOutQuote, at: string): HistoryTicket {
  const open = moneyToMinor(ticket.openStake) - moneyToMinor(stake);
  const cashedOut = [...ticket.cashedOut, { stake, amount, at }];
  if (open === 0n) {
    const ended = { openStake: '0.00', cashOut: null, payout: '0.00', settledAt: at };
    return { ...ticket, ...ended, status: 'cashed_out', cashedOut };
  }
  const left = (money: string): string => minorToMoney((moneyToMinor(money) * open) / moneyToMinor(ticket.openStake));
  const [cashOut, possiblePayout] = [left(ticket.cashOut ?? '0'), left(ticket.possiblePayout)];
  return { ...ticket, openStake: minorToMoney(open), cashOut, possiblePayout, cashedOut };
}

function slipOfTicket({ legs, systemGroups }: HistoryTicket): BookingRequest {
  const selections = legs.map(({ eventId, type, marketCode, selectionCode, usedOdds, sport, systemGroup }) => {
    return { eventId, type, marketCode, selectionCode, odds: usedOdds, original_odds: usedOdds, sport, systemGroup };
  });
  return { selections, systemGroups };
}

/** Returns a slip with the favourites of the first three matches on offer, one of them in play. */
function firstMatches(book: StoryOffer): BookingRequest {
  const selections = [...book.table(true).slice(0, 1), ...book.table(false).slice(0, 2)].flatMap((match) => {
    const [marketCode = ''] = Object.keys(match.markets);
    const odds = book.odds(match.eventId, marketCode, '1');
    const { eventId, sport, inPlay } = match;
    const type = inPlay ? ('live' as const) : ('prematch' as const);
    return odds === undefined
      ? []
      : [{ eventId, type, marketCode, selectionCode: '1', odds, original_odds: odds, sport, systemGroup: null }];
  });
  return { selections, systemGroups: [] };
}

function bookedNow(book: StoryOffer, booked: BookingRequest['selections'][number]): BookedSelection | undefined {
  const match: Match | undefined = book.whole(booked.eventId);
  const market = match?.markets[booked.marketCode];
  if (!match || !market) return undefined;
  const odd = market.MS === 'OPEN' ? book.odds(booked.eventId, booked.marketCode, booked.selectionCode) : undefined;
  return {
    id: booked.player ? `${booked.eventId}_${booked.player}` : booked.eventId,
    type: match.inPlay ? 'live' : 'prematch',
    sfid: match.sfId,
    sport: match.sport,
    pair: `${match.hostName} - ${match.awayName}`,
    timeStart: match.timeStart,
    marketCode: booked.marketCode,
    selectionCode: booked.selectionCode,
    odd: odd ?? '0',
    suspended: odd === undefined,
    bookedOdds: booked.odds,
    systemGroup: booked.systemGroup,
  };
}

/** Converts a ratio of the contract, which is 1, or 0 with up to four decimals. */
function tenThousandths(ratio: string): bigint {
  const [whole = '0', places = ''] = ratio.split('.');
  return BigInt(whole + places.padEnd(4, '0'));
}
