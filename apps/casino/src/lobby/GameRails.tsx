import type { Game, GameArea } from '@kvota/contracts';
import { activeWalletAtom, PageLink, useFormats, useHost } from '@kvota/shell';
import { ErrorState, Heading, linkProps, VisuallyHidden } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactElement, ReactNode } from 'react';

import { useSectionName } from '../data/code-names.ts';
import { useGamesOff } from '../data/enabled-games.ts';
import { gamesByCodeQuery, isLoadingGames, lobbyQuery } from '../data/game-queries.ts';
import type { PlayerGames } from '../data/use-player-games.ts';
import { GameCard } from '../tile/GameCard.tsx';
import { RailBones } from './Bones.tsx';
import * as css from './LobbyPage.css.ts';

interface RailsProps {
  readonly area: GameArea;
  readonly player: PlayerGames;
  readonly onInfo: (code: string) => void;
  /** Shown if there are no games. */
  readonly empty: ReactNode;
}

/** The sections of a lobby as rails, after the games that the player chose and played last. */
export function GameRails({ area, player, onInfo, empty }: RailsProps): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const nameOf = useSectionName();
  const formats = useFormats();
  const currencyId = useAtomValue(activeWalletAtom)?.currency_id;
  const lobby = useQuery(lobbyQuery(api, area, currencyId));
  const unfinished = useQuery(gamesByCodeQuery(api, player.unfinished, currencyId));
  const played = useQuery(gamesByCodeQuery(api, player.lastPlayed(area), currencyId));
  const favorites = useQuery(gamesByCodeQuery(api, player.favorites, currencyId));
  if (isLoadingGames(lobby)) return <RailBones />;
  if (lobby.data === undefined)
    return (
      <ErrorState
        headingLevel={2}
        title={t({ id: 'casino.failed', message: 'The games could not be loaded' })}
        onRetry={() => void lobby.refetch()}
        retryLabel={t({ id: 'casino.retry', message: 'Try again' })}
        busy={lobby.isFetching}
      >
        {t({ id: 'casino.failedWhy', message: 'The server did not answer. Your credit is safe.' })}
      </ErrorState>
    );
  if (lobby.data.length === 0) return <>{empty}</>;
  const tiles = { player, onInfo };
  return (
    <div className={css.rails}>
      <Rail
        name={t({ id: 'casino.unfinished', message: 'Unfinished rounds' })}
        games={player.unfinished.length === 0 ? [] : (unfinished.data ?? [])}
        {...tiles}
      />
      <Rail name={t({ id: 'casino.lastPlayed', message: 'Played last' })} games={played.data ?? []} {...tiles} />
      <Rail name={t({ id: 'casino.favorites', message: 'Your favourites' })} games={favorites.data ?? []} {...tiles} />
      {lobby.data.map((section) => {
        const name = nameOf(section);
        const count = formats.number(section.games);
        return (
          <Rail
            key={section.code}
            name={name}
            games={section.result}
            {...tiles}
            all={
              section.games > section.result.length ? (
                <span className={css.all}>
                  <PageLink page="casinoSection" search={{ code: section.code }} {...linkProps()}>
                    {t({ id: 'casino.all', message: `All ${count}` })}
                    <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                  </PageLink>
                </span>
              ) : undefined
            }
          />
        );
      })}
    </div>
  );
}

interface RailProps extends Pick<RailsProps, 'player' | 'onInfo'> {
  readonly name: string;
  readonly games: readonly Game[];
  readonly all?: ReactNode;
}

function Rail({ name, games, all, player, onInfo }: RailProps): ReactElement | null {
  const isOff = useGamesOff();
  if (games.length === 0) return null;
  return (
    <section aria-label={name}>
      <div className={css.railHead}>
        <Heading level={2}>{name}</Heading>
        {all}
      </div>
      <ul className={css.tiles}>
        {games.map((game) => (
          <li key={game.code}>
            <GameCard game={game} player={player} onInfo={onInfo} isOff={isOff(game.code)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
