import type { CallBody, Calls, InboxMessage } from '@kvota/contracts';
import { unreadAtom, useHost } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { inboxKey, withMessage, type InboxPages } from './messages-query.ts';

type Mark = CallBody<Calls['markMessages']>['mark'];

const failedNotice = 'markFailed';

/** Changes messages on screen at once, then on the server. If that fails, the server's state is restored. */
export function useMarks() {
  const { t } = useLingui();
  const { api, store, notify } = useHost();
  const client = useQueryClient();
  const change = (id: string, next: (message: InboxMessage) => InboxMessage | undefined): void =>
    void client.setQueriesData<InboxPages>({ queryKey: inboxKey }, (pages) => withMessage(pages, id, next));
  const ask = async (id: string, mark: Mark): Promise<boolean> => {
    try {
      // Cancels a page that is being fetched, because it would undo the change.
      await client.cancelQueries({ queryKey: inboxKey });
      const { unread } = await api.markMessages({ body: { ids: [id], mark } });
      store.set(unreadAtom, unread);
      return true;
    } catch {
      const text = t({ id: 'messages.markFailed', message: 'That could not be saved. Try again.' });
      notify({ id: failedNotice, tone: 'error', timeout: 6000, text });
      void client.invalidateQueries({ queryKey: inboxKey });
      return false;
    }
  };
  return {
    read(id: string): void {
      change(id, (message) => ({ ...message, read: true }));
      void ask(id, 'read');
    },
    unread(id: string): void {
      change(id, (message) => ({ ...message, read: false }));
      void ask(id, 'unread');
    },
    async remove({ id, title }: InboxMessage): Promise<void> {
      change(id, () => undefined);
      if (!(await ask(id, 'deleted'))) return;
      notify({
        id: `deleted ${id}`,
        tone: 'blue-grey',
        timeout: 8000,
        text: t({ id: 'messages.deleted', message: `“${title}” was deleted.` }),
        action: {
          label: t({ id: 'messages.undo', message: 'Undo' }),
          onPress: () => {
            void ask(id, 'restored').then(() => client.invalidateQueries({ queryKey: inboxKey }));
          },
        },
      });
    },
  };
}
