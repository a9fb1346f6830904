import { localeAtom, PageLink, useFormats, useHost, unreadAtom } from '@kvota/shell';
import { Button, Dimmed, EmptyState, ErrorState, Inbox, InboxItem, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, type ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { AsOf, useStale } from '../frame/AsOf.tsx';
import { inboxQuery } from './messages-query.ts';
import { OpenMessage } from './OpenMessage.tsx';
import { useMarks } from './use-marks.ts';

/** Messages of the operator to the player: the list, and the message in the address, `?message=<id>` (ROUTE-17). */
export function MessagesPage(): ReactElement {
  const { t } = useLingui();
  const { api, serverNow } = useHost();
  const formats = useFormats();
  const query = useInfiniteQuery(inboxQuery(api, useAtomValue(localeAtom)));
  const { refetch } = query;
  const stale = useStale(query);
  const marks = useMarks();
  const navigate = useNavigate();
  const wanted = messageOf(useSearch({ strict: false }));
  const messages = query.data?.pages.flatMap(({ result }) => result) ?? [];
  const open = messages.find(({ id }) => id === wanted);
  const known = query.data?.pages[0]?.unread;
  const unread = useAtomValue(unreadAtom);
  const lastUnread = useRef(unread);
  useEffect(() => {
    // If ping reports more messages than before, a new one has arrived.
    if (unread > lastUnread.current && unread !== known) void refetch();
    lastUnread.current = unread;
  }, [unread, known, refetch]);
  const close = (): void => void navigate({ to: '.', search: () => ({}), replace: true });

  if (query.isPending) return <AccountFrame>{<Waiting />}</AccountFrame>;
  if (query.isError && messages.length === 0) {
    return (
      <AccountFrame>
        <ErrorState
          headingLevel={2}
          title={t({ id: 'messages.failed', message: 'Your messages could not be loaded' })}
          onRetry={() => void refetch()}
          busy={query.isFetching}
        />
      </AccountFrame>
    );
  }
  if (messages.length === 0) {
    return (
      <AccountFrame>
        <EmptyState art="history" headingLevel={2} title={t({ id: 'messages.none', message: 'No messages' })}>
          {t({ id: 'messages.noneHint', message: 'Messages from us appear here.' })}
        </EmptyState>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      <AsOf fetched={query} />
      <Dimmed stale={stale}>
        <div className={css.split}>
          <div className={open ? `${css.stays} ${css.yields}` : css.stays}>
            <Inbox label={t({ id: 'messages.title', message: 'Messages' })}>
              {messages.map(({ id, title, text, createdAt, read }) => (
                <InboxItem
                  key={id}
                  title={title}
                  preview={text.replaceAll(/\s+/g, ' ').slice(0, 160)}
                  when={formats.kickoff(createdAt, serverNow())}
                  unread={read ? undefined : t({ id: 'messages.isUnread', message: 'Unread' })}
                  current={id === open?.id}
                  render={(link) => <PageLink page="messages" search={{ message: id }} {...link} />}
                />
              ))}
            </Inbox>
            {query.hasNextPage ? (
              <Button fullWidth busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t({ id: 'messages.more', message: 'Show older messages' })}
              </Button>
            ) : null}
          </div>
          {open ? (
            <OpenMessage key={open.id} message={open} marks={marks} onClose={close} />
          ) : (
            <div className={css.yields}>
              <EmptyState
                art="history"
                headingLevel={2}
                title={t({ id: 'messages.choose', message: 'Choose a message to read it' })}
              />
            </div>
          )}
        </div>
      </Dimmed>
    </AccountFrame>
  );
}

function Waiting(): ReactElement {
  return (
    <div className={css.list} aria-busy="true">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} width="100%" height="62px" />
      ))}
    </div>
  );
}

function messageOf(search: Readonly<Record<string, unknown>>): string | undefined {
  const { message } = search;
  return typeof message === 'string' || typeof message === 'number' ? String(message) : undefined;
}
