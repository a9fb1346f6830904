import type { MarketFilter } from '@kvota/contracts';
import type { OfferMatch } from '@kvota/offer';
import { EmptyState, IconButton, OddsGroup, SearchField, Tabs } from '@kvota/ui';
import { IconChartLine, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

import { favoritesFirst } from '../favorites/favorites.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { useSearchKey } from '../keys/use-search-key.ts';
import { familyOf, groupName, marketName, outcomeName } from '../markets/market-name.ts';
import { marketTitle, playerOf } from '../markets/market-title.ts';
import type { Services } from '../offer/services.ts';
import { OddsCell } from '../table/OddsCell.tsx';
import { foldText } from './fold-text.ts';
import { blocksOf, type MarketBlock } from './market-blocks.ts';
import { MarketHistory } from './MarketHistory.tsx';

/** Returns the title of a block: its market, or the bet offered on each of several players. */
function titleOf(i18n: I18n, match: OfferMatch, { code, ofPlayers }: MarketBlock): string {
  return ofPlayers ? marketName(i18n, match.sport, code) : marketTitle(i18n, match, code);
}

/** Returns the caption of a cell: its outcome, or its player. */
function captionOf(
  i18n: I18n,
  match: OfferMatch,
  { ofPlayers }: MarketBlock,
  { market, selection }: MarketBlock['cells'][number],
): string {
  const player = ofPlayers ? playerOf(match, market) : undefined;
  return player ?? outcomeName(i18n, selection);
}

/** Returns a block narrowed to a search; of many players only the matching ones remain. */
function found(i18n: I18n, match: OfferMatch, block: MarketBlock, query: string): MarketBlock[] {
  const fits = (text: string): boolean => foldText(text).includes(query);
  if (fits(titleOf(i18n, match, block))) return [block];
  const cells = block.cells.filter((cell) => fits(captionOf(i18n, match, block, cell)));
  if (cells.length === 0) return [];
  return [block.ofPlayers ? { ...block, cells } : block];
}

/** All markets of a match by groups, favourites first, with a search (FAV-01, FAV-03). */
export function MatchMarkets(props: { services: Services; match: OfferMatch; filters: readonly MarketFilter[] }) {
  const { services, match, filters } = props;
  const { t, i18n } = useLingui();
  const [group, setGroup] = useState('all');
  const [search, setSearch] = useState('');
  const [history, setHistory] = useState<string | null>(null);
  const historyId = useId();
  const key = useSearchKey();
  const favorites = useFavorites(services, match.inPlay ? 'live_betting' : 'betting', 'favorite_markets');
  const starred = favorites.of(match.sport);
  const family = ({ code }: MarketBlock): string => familyOf(match.sport, code).family;
  const blocks = favoritesFirst(blocksOf(match, filters), starred, family);
  const groups = [...new Set(blocks.map((block) => block.group))];
  const chosen = group === 'starred' || groups.includes(group) ? group : 'all';
  const query = foldText(search.trim());
  const isChosen = (block: MarketBlock): boolean =>
    chosen === 'starred' ? starred.includes(family(block)) : chosen === 'all' || block.group === chosen;
  const shown = query === '' ? blocks.filter(isChosen) : blocks.flatMap((block) => found(i18n, match, block, query));
  if (blocks.length === 0)
    return (
      <EmptyState art="matches" title={t({ id: 'match.noMarkets', message: 'No market is open for this match' })} />
    );
  return (
    <>
      <SearchField
        label={t({ id: 'match.search', message: 'Find a market' })}
        value={search}
        onValueChange={setSearch}
        clearLabel={t({ id: 'offer.searchClear', message: 'Clear the search' })}
        {...(key !== undefined && { shortcut: key })}
      />
      {query === '' ? (
        <Tabs
          label={t({ id: 'match.groups', message: 'Kinds of markets' })}
          value={chosen}
          onValueChange={setGroup}
          items={[
            { value: 'all', label: t({ id: 'group.all', message: 'All' }) },
            ...(starred.length > 0
              ? [{ value: 'starred', label: t({ id: 'special.favorites', message: 'Favourites' }) }]
              : []),
            ...groups.map((code) => ({ value: code, label: groupName(i18n, code) })),
          ]}
        />
      ) : null}
      {shown.length === 0 ? (
        <EmptyState art="search" title={t({ id: 'match.noneFound', message: 'No market fits' })} headingLevel={2} />
      ) : null}
      {shown.map((block) => {
        const title = titleOf(i18n, match, block);
        const favorite = starred.includes(family(block));
        const open = history === block.code;
        return (
          <OddsGroup
            key={block.code}
            headingLevel={2}
            title={title}
            columns={block.ofPlayers || block.cells.length === 2 ? 2 : 3}
            actions={
              <>
                {block.ofPlayers ? null : (
                  <IconButton
                    label={`${t({ id: 'prices.history', message: 'Odds history' })}: ${title}`}
                    icon={<IconChartLine size={18} />}
                    size="sm"
                    aria-expanded={open}
                    aria-controls={open ? historyId : undefined}
                    onClick={() => setHistory(open ? null : block.code)}
                  />
                )}
                <IconButton
                  label={`${t({ id: 'favorites.market', message: 'Favourite market' })}: ${title}`}
                  icon={favorite ? <IconStarFilled size={18} /> : <IconStar size={18} />}
                  size="sm"
                  pressed={favorite}
                  onClick={() => favorites.toggle(match.sport, family(block))}
                />
              </>
            }
          >
            {block.cells.map((cell) => (
              <OddsCell
                key={`${cell.market}|${cell.selection}`}
                services={services}
                match={match}
                market={cell.market}
                selection={cell.selection}
                layout="wide"
                caption={captionOf(i18n, match, block, cell)}
              />
            ))}
            {open ? <MarketHistory id={historyId} services={services} match={match} block={block} /> : null}
          </OddsGroup>
        );
      })}
    </>
  );
}
