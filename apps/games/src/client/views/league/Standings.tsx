import type { LeagueModel, Standing } from '@kvota/games';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../../themes/league.css.ts';
import { Crest } from './Crest.tsx';

export interface StandingsProps {
  readonly model: LeagueModel;
  readonly standings: readonly Standing[];
}

/** The standings of a season. */
export function Standings({ model, standings }: StandingsProps): ReactElement {
  const { t } = useLingui();
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t({ id: 'games.league.standings', message: 'Standings' })}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <Trans id="games.league.club">Club</Trans>
          </th>
          <th scope="col">
            <Trans id="games.league.played">Played</Trans>
          </th>
          <th scope="col">
            <Trans id="games.league.goals">Goals</Trans>
          </th>
          <th scope="col">
            <Trans id="games.league.points">Points</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ club, played, scored, conceded, points }, at) => (
          <tr key={club}>
            <td>{at + 1}</td>
            <th scope="row">
              <span className={css.club}>
                <Crest model={model.code} club={club} />
                <span className={css.clubName}>{model.clubs[club]?.name}</span>
              </span>
            </th>
            <td>{played}</td>
            <td>
              {scored}:{conceded}
            </td>
            <td>
              <b>{points}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
