import { currentPageAtom, onlineAtom } from '@kvota/shell';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';

import { startOfferRefresh } from './offer-refresh.ts';

function startOn(name: 'betting' | 'liveBetting' | 'casino') {
  const store = createStore();
  store.set(currentPageAtom, { id: undefined, path: '/', name });
  const refreshed: string[] = [];
  const handlers = new Map<string, () => void>();
  let focus = (): void => {};
  let checks = 0;
  const stop = startOfferRefresh({
    store,
    queryClient: {
      invalidateQueries: async ({ queryKey } = {}) => void refreshed.push(`invalidate ${queryKey?.join('/')}`),
      resetQueries: async ({ queryKey } = {}) => void refreshed.push(`reset ${queryKey?.join('/')}`),
    },
    realtime: {
      on: (event, handler) => {
        handlers.set(event, handler);
        return () => handlers.delete(event);
      },
    },
    onFocus: (run) => {
      focus = run;
      return () => (focus = () => {});
    },
    checkSelections: () => (checks += 1),
  });
  return {
    store,
    refreshed,
    stop,
    checks: () => checks,
    emit: (event: string) => handlers.get(event)?.(),
    focus: () => focus(),
  };
}

describe('the offer is refreshed', () => {
  test('[NET-04] [NET-05] when the window gains focus: the live table and match on the live page', () => {
    const { refreshed, focus } = startOn('liveBetting');
    focus();
    expect(refreshed).toEqual(['invalidate liveOffer', 'invalidate allSports/live', 'invalidate match']);
  });

  test('[NET-04] [NET-05] when the connection returns: the prematch table and match on the prematch page', () => {
    const { refreshed, store } = startOn('betting');
    store.set(onlineAtom, false);
    expect(refreshed).toEqual([]);
    store.set(onlineAtom, true);
    expect(refreshed).toEqual(['invalidate bettingOffer', 'invalidate allSports/prematch', 'invalidate match']);
  });

  test('[NET-04] not on another page', () => {
    const { refreshed, focus } = startOn('casino');
    focus();
    expect(refreshed).toEqual([]);
  });

  test('[NET-06] the selections of the slip are checked on every page when focus or the connection returns', () => {
    const { checks, focus, store } = startOn('casino');
    focus();
    expect(checks()).toBe(1);
    store.set(onlineAtom, false);
    expect(checks()).toBe(1);
    store.set(onlineAtom, true);
    expect(checks()).toBe(2);
  });

  test('[NET-11] reload_page resets the columns and the tables, prematch and live', () => {
    const { refreshed, emit } = startOn('betting');
    emit('reload_page');
    expect(refreshed).toEqual(['reset marketFilters', 'reset bettingOffer', 'reset liveOffer']);
  });

  test('[NET-19] reload_favorite_live fetches the live favourite competitions again', () => {
    const { refreshed, emit } = startOn('liveBetting');
    emit('reload_favorite_live');
    expect(refreshed).toEqual(['invalidate liveFavorites']);
  });

  test('nothing is refreshed after the stop', () => {
    const { refreshed, emit, stop, focus, store } = startOn('betting');
    stop();
    emit('reload_page');
    focus();
    store.set(onlineAtom, false);
    store.set(onlineAtom, true);
    expect(refreshed).toEqual([]);
  });
});
