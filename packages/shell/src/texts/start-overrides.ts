import type { Locale } from '@kvota/contracts';
import { onMessagesLoaded, type MessageGroup } from '@kvota/i18n';
import { CancelledError } from '@tanstack/react-query';

import { warn } from '../browser/report.ts';
import type { Host } from '../host/host.ts';
import type { Stop } from '../browser/stop.ts';
import { fetchFresh, invalidate } from '../host/fetch-fresh.ts';

type OverridesHost = Pick<Host, 'api' | 'queryClient' | 'settingsChanged'>;

/**
 * Replaces built-in texts with the operator's own (OP-94, CALL-34), for every loaded group, and again when they may have
 * changed. It runs after the first paint. A failure leaves the built-in texts and is only reported.
 */
export function startOverrides({ api, queryClient, settingsChanged }: OverridesHost): Stop {
  const merged = new Set<string>();
  const groups = new Map<string, readonly [Locale, MessageGroup]>();
  let stopped = false;

  const merge = async (lang: Locale, group: MessageGroup): Promise<void> => {
    const key = `${lang}/${group}`;
    try {
      const texts = await fetchFresh(queryClient, {
        queryKey: ['translations', lang, group],
        queryFn: ({ signal }) => api.translations({ query: { lang, group }, signal }),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      });
      // Most operators have none. Then the code that merges texts is never fetched.
      if (stopped || (Object.keys(texts).length === 0 && !merged.has(key))) return;
      const { mergeOverrides } = await import('@kvota/i18n/messages');
      if (stopped) return;
      const refused = await mergeOverrides(lang, group, texts);
      merged.add(key);
      if (refused.size > 0) warn(`Texts of the operator do not fit (${key})`, Object.fromEntries(refused));
    } catch (error) {
      // The page has stopped, or a change of the settings has cancelled this request and started another.
      if (stopped || error instanceof CancelledError) return;
      warn(`The operator's texts could not be loaded (${key})`, error);
    }
  };
  const mergeAgain = async (): Promise<void> => {
    await invalidate(queryClient, ['translations']);
    await Promise.all([...groups.values()].map(([lang, group]) => merge(lang, group)));
  };
  const stops = [
    onMessagesLoaded((lang, group) => {
      groups.set(`${lang}/${group}`, [lang, group]);
      void merge(lang, group);
    }),
    settingsChanged.subscribe(() => void mergeAgain()),
  ];
  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
}
