import type { Handlers } from '../kernel/handlers.ts';
import type { Messages } from './messages.ts';

export interface MessageHandlerDeps {
  readonly messages: Pick<Messages, 'list' | 'mark' | 'unread'>;
}

/** Serves the inbox of the signed-in user (OP-87). */
export function messageHandlers({ messages }: MessageHandlerDeps) {
  return {
    messages: ({ query }, { caller }) => messages.list(caller.id, query),
    async markMessages({ body: { ids, mark } }, { caller }) {
      await messages.mark(caller.id, ids, mark);
      return { ErrorText: 'ok', unread: await messages.unread(caller.id) };
    },
  } satisfies Handlers;
}
