import { useCallback, useSyncExternalStore } from 'react';

interface Watched {
  matches: boolean;
  readonly listeners: Set<() => void>;
}

/** The queries asked so far. Reading a list makes the browser update its styles, so a query is read when it changes. */
const watched = new Map<string, Watched>();

function watch(query: string): Watched {
  const known = watched.get(query);
  if (known) return known;
  const list = matchMedia(query);
  const added: Watched = { matches: list.matches, listeners: new Set() };
  list.addEventListener('change', () => {
    // Paper has another width, but its content is that of the screen (PRE-22).
    if (matchMedia('print').matches) return;
    added.matches = list.matches;
    for (const listener of added.listeners) listener();
  });
  watched.set(query, added);
  return added;
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
      const { listeners } = watch(query);
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => watch(query).matches,
    () => answerOnServer(query),
  );
}
