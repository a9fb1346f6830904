import { currentPageAtom, onlineAtom } from '@kvota/shell';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';

import { followOffer } from './follow-offer.ts';

function following(name: 'betting' | 'liveBetting' | 'casino') {
  const store = createStore();
  store.set(currentPageAtom, { id: undefined, path: '/', name });
  const asked: string[] = [];
  const said = new Map<string, () => void>();
  let focus = (): void => {};
  let checks = 0;
  const stop = followOffer(
    {
      store,
      queryClient: {
        invalidateQueries: async ({ queryKey } = {}) => void asked.push(`again ${queryKey?.join('/')}`),
        resetQueries: async ({ queryKey } = {}) => void asked.push(`anew ${queryKey?.join('/')}`),
      },
      realtime: {
        on: (event, handler) => {
          said.set(event, handler);
          return () => said.delete(event);
        },
      },
    },
    {
      onFocus: (run) => {
        focus = run;
        return () => (focus = () => {});
      },
      checkSelections: () => (checks += 1),
    },
  );
  return {
    store,
    asked,
    stop,
    checks: () => checks,
    say: (event: string) => said.get(event)?.(),
    focus: () => focus(),
  };
}

describe('the offer is asked for again', () => {
  test('[NET-04] [NET-05] when the player is back: the live table and match on the live page', () => {
    const { asked, focus } = following('liveBetting');
    focus();
    expect(asked).toEqual(['again liveOffer', 'again allSports/live', 'again match/live']);
  });

  test('[NET-04] [NET-05] when the line is back: the prematch table and match on the prematch page', () => {
    const { asked, store } = following('betting');
    store.set(onlineAtom, false);
    expect(asked).toEqual([]);
    store.set(onlineAtom, true);
    expect(asked).toEqual(['again bettingOffer', 'again allSports/prematch', 'again match/prematch']);
  });

  test('[NET-04] not on another page', () => {
    const { asked, focus } = following('casino');
    focus();
    expect(asked).toEqual([]);
  });

  test('[NET-06] the selections of the slip are checked on every page, when the player or the line is back', () => {
    const { checks, focus, store } = following('casino');
    focus();
    expect(checks()).toBe(1);
    store.set(onlineAtom, false);
    expect(checks()).toBe(1);
    store.set(onlineAtom, true);
    expect(checks()).toBe(2);
  });

  test('[NET-11] reload_page fetches the columns again and begins the tables anew, for prematch and live', () => {
    const { asked, say } = following('betting');
    say('reload_page');
    expect(asked).toEqual(['anew marketFilters', 'anew bettingOffer', 'anew liveOffer']);
  });

  test('[NET-19] reload_favorite_live fetches the live favourite competitions again', () => {
    const { asked, say } = following('liveBetting');
    say('reload_favorite_live');
    expect(asked).toEqual(['again liveFavorites']);
  });

  test('and not after the stop', () => {
    const { asked, say, stop, focus, store } = following('betting');
    stop();
    say('reload_page');
    focus();
    store.set(onlineAtom, false);
    store.set(onlineAtom, true);
    expect(asked).toEqual([]);
  });
});
