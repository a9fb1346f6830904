import type { AgencyClient } from '@kvota/api-client/agency';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Api = Pick<
  AgencyClient,
  'agencyTickets' | 'agencyTicketInfo' | 'agencyVoidRequests' | 'agencyVoidRequest' | 'agencyVoidDecision'
>;

/** Filters, order and page of the list of tickets, as the call takes them. */
export type TicketsFilter = NonNullable<Parameters<Api['agencyTickets']>[0]>['body'];

/** The state of requests to void a ticket that a list is narrowed to. */
export type VoidState = NonNullable<
  NonNullable<NonNullable<Parameters<Api['agencyVoidRequests']>[0]>['query']>['state']
>;

/** A page of the tickets that fit, with the sums of all pages (CALL-49). */
export const ticketsQuery = (api: Api, body: TicketsFilter) =>
  queryOptions({
    queryKey: ['agency', 'agencyTickets', body],
    queryFn: ({ signal }) => api.agencyTickets({ signal, body }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

/** A ticket with its path and its requests (CALL-50). */
export const ticketInfoQuery = (api: Api, ticketId: string) =>
  queryOptions({
    queryKey: ['agency', 'agencyTicketInfo', { ticketId }],
    queryFn: ({ signal }) => api.agencyTicketInfo({ signal, query: { ticketId } }),
    staleTime: 5000,
  });

/** Requests to void tickets of the branch, newest first. */
export const voidRequestsQuery = (api: Api, query: { readonly state?: VoidState; readonly page: number }) =>
  queryOptions({
    queryKey: ['agency', 'agencyVoidRequests', query],
    queryFn: ({ signal }) => api.agencyVoidRequests({ signal, query }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
