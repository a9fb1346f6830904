import { ApiError } from '@kvota/api-client';
import { expect, test } from 'vitest';

import { isLoadingGames, lobbyQuery } from './game-queries.ts';

const error = (code: string) => new ApiError('server', 'GET /games/v1/lobby', { status: 503, code });

test('[CAS-59] games that are not known yet are loading, for a while; another failure is none, and known games are shown', () => {
  const loading = (more: object) => isLoadingGames({ data: undefined, error: null, errorUpdateCount: 0, ...more });
  expect(loading({})).toBe(true);
  expect(loading({ error: error('gamesNotKnown'), errorUpdateCount: 3 })).toBe(true);
  expect(loading({ error: error('gamesNotKnown'), errorUpdateCount: 10 })).toBe(false);
  expect(loading({ error: error('unavailable'), errorUpdateCount: 1 })).toBe(false);
  expect(loading({ data: [], error: error('gamesNotKnown'), errorUpdateCount: 1 })).toBe(false);
});

test('[CAS-59] the lobby is asked again by itself until the games are known', () => {
  const { refetchInterval } = lobbyQuery({ casinoLobby: () => Promise.reject(error('gamesNotKnown')) }, 'casino', 941);
  const after = (failure: ApiError | null) =>
    typeof refetchInterval === 'function' && refetchInterval({ state: { error: failure } } as never);
  expect([after(error('gamesNotKnown')), after(error('unavailable')), after(null)]).toEqual([1500, false, false]);
});
