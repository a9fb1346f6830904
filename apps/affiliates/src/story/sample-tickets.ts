import {
  minorToMoney,
  moneyToMinor,
  type AgencyTicket,
  type AgencyTicketLine,
  type HistoryTicket,
  type TicketKind,
  type VoidRequest,
} from '@kvota/contracts';
import { at, Failure, storyTickets, type Answers } from '@kvota/shell/story-world';

import { sampleTree } from './sample-tree.ts';

const { centar, detelinara, jovana } = sampleTree;

const kindOf = ({ legs, systemGroups }: HistoryTicket): TicketKind =>
  systemGroups.length > 0 ? 'system' : legs.length === 1 ? 'single' : 'standard';

/** A ticket of the history as the agent sees it. */
export const agencyTicket = (ticket: HistoryTicket, index = 0): AgencyTicket => ({
  ...ticket,
  cashOut: null,
  userId: jovana.id,
  username: jovana.username,
  agentId: detelinara.id,
  agent: detelinara.username,
  kind: kindOf(ticket),
  freeBet: ticket.currency_id === 1000,
  cashback: index % 7 === 3,
});

/** Tickets of every state, newest first. */
export const sampleTickets: readonly AgencyTicket[] = Object.values(storyTickets)
  .map(agencyTicket)
  .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));

/** A request that waits for a decision of the caller. */
export const openRequest: VoidRequest = {
  id: 'v1',
  ticketId: sampleTickets.find(({ status }) => status === 'accepted')?.ticketId ?? '',
  userId: jovana.id,
  username: jovana.username,
  stake: '500.00',
  currency: 'RSD',
  currencyId: 941,
  createdAt: at(-4),
  reason: 'Pogrešan ulog',
  requestedBy: detelinara.username,
  state: 'open',
  decidedAt: null,
  decision: null,
  mayDecide: true,
};

/** Requests of every state. */
export const sampleRequests: readonly VoidRequest[] = [
  openRequest,
  {
    ...openRequest,
    id: 'v2',
    createdAt: at(-50),
    state: 'approved',
    decidedAt: at(-45),
    decision: 'U redu',
    mayDecide: false,
  },
  {
    ...openRequest,
    id: 'v3',
    createdAt: at(-90),
    state: 'refused',
    decidedAt: at(-85),
    decision: 'Meč je počeo',
    mayDecide: false,
  },
  { ...openRequest, id: 'v4', createdAt: at(-140), state: 'lapsed', decidedAt: at(-120), mayDecide: false },
];

/** A line of the monitor about a ticket. */
export const newsLine = (ticket: AgencyTicket, what: AgencyTicketLine['what']): AgencyTicketLine => ({
  what,
  at: at(0),
  ticketId: ticket.ticketId,
  userId: ticket.userId,
  username: ticket.username,
  agentId: ticket.agentId,
  status: ticket.status,
  kind: ticket.kind,
  live: ticket.live,
  freeBet: ticket.freeBet,
  sports: [...new Set(ticket.legs.map(({ sport }) => sport))],
  legs: ticket.legs.length,
  currency: ticket.currency,
  currencyId: ticket.currency_id,
  stake: ticket.stake,
  totalOdds: ticket.totalOdds,
  possiblePayout: ticket.possiblePayout,
  payout: ticket.payout,
});

const isInState = (
  ticket: AgencyTicket,
  on: (flag: 'in_play' | 'won' | 'lost' | 'cashout' | 'voided') => boolean,
): boolean =>
  (on('in_play') && ticket.status === 'accepted') ||
  (on('won') && ticket.status === 'won') ||
  (on('lost') && ticket.status === 'lost') ||
  (on('cashout') && ticket.cashedOut.length > 0) ||
  (on('voided') && ticket.status === 'void');

const flags = ['in_play', 'won', 'lost', 'cashout', 'voided'] as const;

/** Answers the calls for tickets: the list by state and term, one ticket, and requests to void one. */
export function ticketAnswers(tickets: readonly AgencyTicket[] = sampleTickets): Answers {
  let requests = [...sampleRequests];
  return {
    agencyTickets: ({ body }) => {
      const chosen = flags.filter((flag) => body[flag]);
      const found = tickets
        .filter((ticket) => chosen.length === 0 || isInState(ticket, (flag) => chosen.includes(flag)))
        .filter((ticket) => {
          const term = body.searchTerm ?? '';
          return ticket.ticketId.startsWith(term) || ticket.username.startsWith(term);
        });
      const sums = Map.groupBy(found, ({ currency_id: id }) => id);
      return {
        result: found.slice((body.page - 1) * body.pageSize, body.page * body.pageSize),
        next: null,
        totalPages: Math.ceil(found.length / body.pageSize),
        rowCount: found.length,
        more: false,
        totals: [...sums].map(([currencyId, own]) => ({
          currency: own[0]?.currency ?? '',
          currencyId,
          tickets: own.length,
          stake: sumOf(own.map(({ stake }) => stake)),
          payout: sumOf(own.map(({ payout }) => payout ?? '0.00')),
          openStake: sumOf(own.filter(({ status }) => status === 'accepted').map(({ openStake }) => openStake)),
        })),
        asOf: at(0),
      };
    },
    agencyTicketInfo: ({ query: { ticketId } }) => {
      const ticket = tickets.find((one) => one.ticketId === ticketId);
      if (!ticket) return new Failure(404, 'ticketUnknown');
      const own = requests.filter((request) => request.ticketId === ticketId && request.state === 'open');
      return {
        ...ticket,
        path: [centar, detelinara, jovana].map(({ id, username }) => ({ id, username })),
        voidRequests: own,
        mayRequestVoid: ticket.status === 'accepted' && own.length === 0,
        voidUntil: ticket.status === 'accepted' ? at(10) : null,
      };
    },
    agencyVoidRequests: ({ query: { state } }) => {
      const result = requests.filter((request) => state === undefined || request.state === state);
      return { result, totalPages: 1, rowCount: result.length };
    },
    agencyVoidRequest: { ErrorText: 'ok', id: 'v9' },
    agencyVoidDecision: ({ body: { id, approve, reason } }) => {
      requests = requests.map((request) =>
        request.id === id
          ? {
              ...request,
              state: approve ? 'approved' : 'refused',
              decision: reason,
              decidedAt: at(0),
              mayDecide: false,
            }
          : request,
      );
      return { ErrorText: 'ok' };
    },
  };
}

const sumOf = (amounts: readonly string[]): string =>
  minorToMoney(amounts.reduce((sum, amount) => sum + moneyToMinor(amount), 0n));
