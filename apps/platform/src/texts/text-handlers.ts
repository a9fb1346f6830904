import type { Handlers } from '../kernel/handlers.ts';
import type { TextStore } from './text-store.ts';

/** Serves the operator's own texts, which a client shows in place of built-in ones (CALL-34, OP-94). */
export function textHandlers({ texts }: { texts: Pick<TextStore, 'list'> }) {
  return {
    translations: ({ query: { lang, group } }) => texts.list(lang, group),
  } satisfies Handlers;
}
