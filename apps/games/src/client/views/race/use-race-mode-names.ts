import { useLingui } from '@lingui/react/macro';

/** Names of the kinds of bets on a race. */
export function useRaceModeNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    win: t({ id: 'games.race.win', message: 'Winner' }),
    'first-two': t({ id: 'games.race.firstTwo', message: 'First two' }),
    forecast: t({ id: 'games.race.forecast', message: 'Forecast' }),
  };
}
