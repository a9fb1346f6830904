import type { ApiClient } from '@kvota/api-client';
import type { CallAnswer, Calls, InboxMessage, Locale } from '@kvota/contracts';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';

export type InboxPages = InfiniteData<CallAnswer<Calls['messages']>, number>;

/** The key of the inbox in every language. */
export const inboxKey = ['messages'] as const;

/** The inbox, page by page, newest first, in the language of the page if the operator wrote in it. */
export function inboxQuery(api: Pick<ApiClient, 'messages'>, lang: Locale) {
  return infiniteQueryOptions({
    queryKey: [...inboxKey, lang],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => api.messages({ signal, query: { page: pageParam, lang } }),
    getNextPageParam: (last, _all, at) => (at < last.totalPages ? at + 1 : undefined),
  });
}

/** Returns the inbox with one message changed, or without it if there is no replacement. */
export function withMessage(
  pages: InboxPages | undefined,
  id: string,
  change: (message: InboxMessage) => InboxMessage | undefined,
): InboxPages | undefined {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        result: page.result.flatMap((message) => (message.id === id ? (change(message) ?? []) : message)),
      })),
    }
  );
}
