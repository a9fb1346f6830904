import type { Handlers } from '../kernel/handlers.ts';
import type { TextStore } from './text-store.ts';

/** The operator's own texts, for the client to show in place of its own (CALL-34, OP-94). */
export function textHandlers({ texts }: { texts: Pick<TextStore, 'list'> }) {
  return {
    translations: ({ query: { lang, group } }) => texts.list(lang, group),
  } satisfies Handlers;
}
