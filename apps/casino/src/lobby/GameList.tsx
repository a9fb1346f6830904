import type { Game } from '@kvota/contracts';
import { activeWalletAtom, useFormats, useHost } from '@kvota/shell';
import { Button, Chip, Dimmed, EmptyState, ErrorState, GameGrid, SearchField, Select, Switch, Text } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useDeferredValue, type ReactElement, type ReactNode } from 'react';

import { useGamesOff } from '../data/enabled-games.ts';
import { gameSorts, isFiltered, type GameSort } from '../data/game-filters.ts';
import { gamesQuery, isLoadingGames, type GameScope } from '../data/game-queries.ts';
import { useGameFilters } from '../data/use-game-filters.ts';
import type { PlayerGames } from '../data/use-player-games.ts';
import { GameCard } from '../tile/GameCard.tsx';
import { Bones } from './Bones.tsx';
import * as css from './LobbyPage.css.ts';

export interface GameListProps {
  readonly scope: GameScope;
  /** The facet whose values are chips above the grid. */
  readonly chips?: 'provider' | 'tag';
  readonly player: PlayerGames;
  readonly onInfo: (code: string) => void;
  /** Shown if the scope has no games at all. */
  readonly empty: ReactNode;
}

/** Games as a grid with search, filters and order. */
export function GameList({ scope, chips, player, onInfo, empty }: GameListProps): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const [filters, change] = useGameFilters();
  const currencyId = useAtomValue(activeWalletAtom)?.currency_id;
  const asked = useDeferredValue(filters);
  const list = useInfiniteQuery(gamesQuery(api, scope, asked, currencyId));
  const pages = list.data?.pages;
  const games = pages?.flatMap(({ result }) => result);
  const [first] = pages ?? [];
  const isLoading = isLoadingGames(list);
  if (games === undefined && !isLoading)
    return (
      <ErrorState
        headingLevel={2}
        title={t({ id: 'casino.failed', message: 'The games could not be loaded' })}
        onRetry={() => void list.refetch()}
        retryLabel={t({ id: 'casino.retry', message: 'Try again' })}
        busy={list.isFetching}
      >
        {t({ id: 'casino.failedWhy', message: 'The server did not answer. Your credit is safe.' })}
      </ErrorState>
    );
  if (games?.length === 0 && !isFiltered(filters) && !list.isPlaceholderData) return <>{empty}</>;
  return (
    <>
      <Toolbar facets={first?.facets} chips={chips} count={first?.rowCount} />
      {games === undefined ? (
        <Bones />
      ) : games.length === 0 ? (
        <EmptyState
          art="search"
          headingLevel={2}
          title={t({ id: 'casino.noGameFits', message: 'No game fits' })}
          actions={
            <Button
              variant="brand"
              onClick={() => change({ search: '', provider: null, tag: null, volatility: null, oneOfEach: false })}
            >
              {t({ id: 'casino.clearFilters', message: 'Clear the filters' })}
            </Button>
          }
        >
          {t({ id: 'casino.noGameFitsWhy', message: 'Try fewer filters, or a part of the name.' })}
        </EmptyState>
      ) : (
        <Dimmed stale={list.isPlaceholderData}>
          <Games games={games} player={player} onInfo={onInfo} />
        </Dimmed>
      )}
      {list.hasNextPage ? (
        <div className={css.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t({ id: 'casino.more', message: 'More games' })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Games({
  games,
  player,
  onInfo,
}: Pick<GameListProps, 'player' | 'onInfo'> & { readonly games: readonly Game[] }) {
  const { t } = useLingui();
  const isOff = useGamesOff();
  return (
    <GameGrid label={t({ id: 'casino.games', message: 'Games' })}>
      {games.map((game) => (
        <GameCard key={game.code} game={game} player={player} onInfo={onInfo} isOff={isOff(game.code)} />
      ))}
    </GameGrid>
  );
}

interface Facets {
  readonly provider: readonly { readonly code: string; readonly name: string; readonly games: number }[];
  readonly tag: readonly { readonly code: string; readonly name: string; readonly games: number }[];
  readonly volatility: readonly { readonly value: number; readonly games: number }[];
}

interface ToolbarProps {
  readonly facets: Facets | undefined;
  readonly chips: 'provider' | 'tag' | undefined;
  readonly count: number | undefined;
}

function Toolbar({ facets, chips, count }: ToolbarProps): ReactElement {
  const { t } = useLingui();
  const [filters, change] = useGameFilters();
  const sorts: Readonly<Record<GameSort, string>> = {
    popular: t({ id: 'casino.sort.popular', message: 'Most played' }),
    new: t({ id: 'casino.sort.new', message: 'Newest' }),
    name: t({ id: 'casino.sort.name', message: 'By name' }),
    rtp: t({ id: 'casino.sort.rtp', message: 'Highest return' }),
  };
  return (
    <search className={css.toolbar}>
      {chips === undefined ? null : <FacetChips name={chips} values={facets?.[chips] ?? []} />}
      <div className={css.fields}>
        <div className={css.find}>
          <SearchField
            label={t({ id: 'casino.find', message: 'Find a game' })}
            value={filters.search}
            onValueChange={(search) => change({ search }, { replace: true })}
            clearLabel={t({ id: 'casino.findClear', message: 'Clear the search' })}
            placeholder={t({ id: 'casino.findFor', message: 'Game, studio, theme' })}
          />
        </div>
        {chips === 'provider' ? null : (
          <FacetSelect
            label={t({ id: 'casino.studio', message: 'Studio' })}
            all={t({ id: 'casino.allStudios', message: 'All studios' })}
            values={facets?.provider ?? []}
            value={filters.provider}
            onChange={(provider) => change({ provider })}
          />
        )}
        <RiskSelect values={facets?.volatility ?? []} />
        <Select<GameSort>
          label={t({ id: 'casino.order', message: 'Order' })}
          hideLabel
          size="sm"
          value={filters.sort}
          onValueChange={(sort) => change({ sort })}
          items={gameSorts.map((value) => ({ value, label: sorts[value] }))}
        />
        <Switch
          label={t({ id: 'casino.oneOfEach', message: 'One of each maths' })}
          checked={filters.oneOfEach}
          onCheckedChange={(oneOfEach) => change({ oneOfEach })}
        />
      </div>
      <div className={css.count} role="status">
        <Text size="sm" tone="secondary">
          {count === undefined
            ? null
            : t({ id: 'casino.count', message: plural(count, { one: '# game', other: '# games' }) })}
        </Text>
      </div>
    </search>
  );
}

function FacetChips({ name, values }: { readonly name: 'provider' | 'tag'; readonly values: Facets['provider'] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const [filters, change] = useGameFilters();
  const all =
    name === 'provider'
      ? t({ id: 'casino.allStudios', message: 'All studios' })
      : t({ id: 'casino.allThemes', message: 'All themes' });
  return (
    <div className={css.rail}>
      <Chip selected={filters[name] === null} onClick={() => change({ [name]: null })}>
        {all}
      </Chip>
      {values.map((value) => (
        <Chip
          key={value.code}
          selected={filters[name] === value.code}
          count={formats.number(value.games)}
          onClick={() => change({ [name]: value.code })}
        >
          {value.name}
        </Chip>
      ))}
    </div>
  );
}

function FacetSelect(props: {
  readonly label: string;
  readonly all: string;
  readonly values: Facets['provider'];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}) {
  const { label, all, values, value, onChange } = props;
  const everything = '*';
  return (
    <Select
      label={label}
      hideLabel
      size="sm"
      value={value ?? everything}
      onValueChange={(next) => onChange(next === everything ? null : next)}
      items={[
        { value: everything, label: all },
        ...values.map(({ code, name, games }) => ({ value: code, label: `${name} (${games})` })),
      ]}
    />
  );
}

function RiskSelect({ values }: { readonly values: Facets['volatility'] }) {
  const { t } = useLingui();
  const [filters, change] = useGameFilters();
  const names = [
    t({ id: 'casino.risk.1', message: 'Very calm' }),
    t({ id: 'casino.risk.2', message: 'Calm' }),
    t({ id: 'casino.risk.3', message: 'Medium' }),
    t({ id: 'casino.risk.4', message: 'Wild' }),
    t({ id: 'casino.risk.5', message: 'Very wild' }),
  ];
  return (
    <FacetSelect
      label={t({ id: 'casino.risk', message: 'Risk' })}
      all={t({ id: 'casino.anyRisk', message: 'Any risk' })}
      values={values
        .filter(({ games }) => games > 0)
        .map(({ value, games }) => ({ code: String(value), name: names[value - 1] ?? '', games }))}
      value={filters.volatility === null ? null : String(filters.volatility)}
      onChange={(value) => change({ volatility: value === null ? null : Number(value) })}
    />
  );
}
