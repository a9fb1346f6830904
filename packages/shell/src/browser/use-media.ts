import { useCallback, useSyncExternalStore } from 'react';

/** The last answer of each query on screen. */
const onScreen = new Map<string, boolean>();

/** Evaluates a query on screen. Paper has another width, but its content is that of the screen (PRE-22). */
function matches(query: string): boolean {
  const before = onScreen.get(query);
  if (before !== undefined && matchMedia('print').matches) return before;
  const now = matchMedia(query).matches;
  onScreen.set(query, now);
  return now;
}

/** Answers queries where there is no screen, on the site's server. */
let answerOnServer: (query: string) => boolean = () => false;

/** Sets how media queries are answered while a screen is rendered on the server. */
export function answerMediaOnServer(answer: (query: string) => boolean): void {
  answerOnServer = answer;
}

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matches(query),
    () => answerOnServer(query),
  );
}
