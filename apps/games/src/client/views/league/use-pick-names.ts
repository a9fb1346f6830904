import { isLocale } from '@kvota/contracts';
import { formatsOf } from '@kvota/i18n';
import { useLingui } from '@lingui/react/macro';

export interface PickNames {
  /** The few characters on a button, below the heading of its kind. */
  readonly short: (pick: string) => string;
  /** The few characters without a heading. */
  readonly brief: (pick: string) => string;
  /** The bet in words, for a match of two clubs. */
  readonly name: (pick: string, home: string, away: string) => string;
  /** Headings of the kinds of bets. */
  readonly markets: Readonly<Record<'result' | 'total' | 'both' | 'score', string>>;
}

/** A score as it is written, such as `2:1`. */
const scoreText = (pick: string): string => pick.replace('-', ':');

/** Names of the bets on a match. */
export function usePickNames(): PickNames {
  const { t, i18n } = useLingui();
  const { number } = formatsOf(isLocale(i18n.locale) ? i18n.locale : 'en');
  const line = number('2.5');
  const over = t({ id: 'games.league.over', message: `Over ${line}` });
  const under = t({ id: 'games.league.under', message: `Under ${line}` });
  const draw = t({ id: 'games.league.draw', message: 'Draw' });
  const both = t({ id: 'games.league.both', message: 'Both score' });
  const yes = t({ id: 'games.league.yes', message: 'Yes' });
  const no = t({ id: 'games.league.no', message: 'No' });
  const shorts: Readonly<Record<string, string>> = { '1': '1', x: 'X', '2': '2', over, under, yes, no };
  const winner = (club: string): string => t({ id: 'games.league.win', message: `${club} wins` });
  return {
    short: (pick) => shorts[pick] ?? scoreText(pick),
    brief: (pick) =>
      pick === 'yes' || pick === 'no' ? `${both}: ${shorts[pick] ?? ''}` : (shorts[pick] ?? scoreText(pick)),
    name(pick, home, away) {
      const names: Readonly<Record<string, string>> = {
        '1': winner(home),
        x: draw,
        '2': winner(away),
        over,
        under,
        yes: `${both}: ${yes}`,
        no: `${both}: ${no}`,
      };
      return names[pick] ?? scoreText(pick);
    },
    markets: {
      result: '1X2',
      total: t({ id: 'games.league.total', message: `Goals ${line}` }),
      both,
      score: t({ id: 'games.league.score', message: 'Correct score' }),
    },
  };
}
