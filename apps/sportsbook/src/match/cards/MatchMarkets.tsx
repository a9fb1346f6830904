import type { MarketFilter } from '@kvota/contracts';
import { searchable } from '@kvota/match';
import type { OfferMatch } from '@kvota/offer';
import { useMedia } from '@kvota/shell';
import { groupName } from '@kvota/tickets/names';
import { EmptyState, SearchField, Tabs } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { favoritesFirst } from '../../favorites/favorites.ts';
import { useFavorites } from '../../favorites/use-favorites.ts';
import { useSearchKey } from '../../keys/use-search-key.ts';
import type { Services } from '../../offer/services.ts';
import { placeCards, type CardPlaces } from './card-columns.ts';
import { fitsLine, foundIn } from './card-texts.ts';
import { cardsOf, type MarketCard } from './market-cards.ts';
import { MatchCard } from './MatchCard.tsx';
import * as styles from './cards.css.ts';

const familyOf = ({ family }: MarketCard): string => family;

/** All markets of a match by groups, favourites first, with a search (FAV-01, FAV-03, MATCH-19). */
export function MatchMarkets(props: { services: Services; match: OfferMatch; filters: readonly MarketFilter[] }) {
  const { services, match, filters } = props;
  const { t, i18n } = useLingui();
  const [group, setGroup] = useState('all');
  const [search, setSearch] = useState('');
  const key = useSearchKey();
  const favorites = useFavorites(services, match.inPlay ? 'live_betting' : 'betting', 'favorite_markets');
  const starred = favorites.of(match.sport);
  const offered = cardsOf(match, filters);
  // The tabs keep the platform's order, whatever the player's favourites are.
  const groups = [...new Set(offered.map((card) => card.group))];
  const cards = favoritesFirst(offered, starred, familyOf);
  const chosen = group === 'starred' || groups.includes(group) ? group : 'all';
  const query = searchable(search.trim());
  const isChosen = (card: MarketCard): boolean =>
    chosen === 'starred' ? starred.includes(card.family) : chosen === 'all' || card.group === chosen;
  const shown = query === '' ? cards.filter(isChosen) : cards.flatMap((card) => foundIn(i18n, match, card, query));
  if (cards.length === 0)
    return (
      <EmptyState art="matches" title={t({ id: 'match.noMarkets', message: 'No market is open for this match' })} />
    );
  return (
    <>
      <search className={styles.finder}>
        {query === '' ? (
          <div className={styles.groups}>
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
          </div>
        ) : null}
        <div key="search" className={styles.search}>
          <SearchField
            label={t({ id: 'match.search', message: 'Find a market' })}
            value={search}
            onValueChange={setSearch}
            clearLabel={t({ id: 'offer.searchClear', message: 'Clear the search' })}
            {...(key !== undefined && { shortcut: key })}
          />
        </div>
      </search>
      {shown.length === 0 ? (
        <EmptyState art="search" title={t({ id: 'match.noneFound', message: 'No market fits' })} headingLevel={2} />
      ) : null}
      <Cards
        key={`${chosen} ${query} ${starred.join(' ')}`}
        services={services}
        match={match}
        cards={shown}
        starred={starred}
        onStar={(family) => favorites.toggle(match.sport, family)}
        wholeCards={query !== ''}
        openCards={query === '' && chosen === 'all' ? openAtFirst : undefined}
        isOrdered={filters.length > 0}
      />
    </>
  );
}

/** Cards of all groups that a phone opens at first. The others show their heads (MATCH-33). */
const openAtFirst = 8;

/** Returns the keys of the cards after the first ones; none if `first` is undefined. */
const keysAfter = (cards: readonly MarketCard[], first: number | undefined): Set<string> =>
  new Set(first === undefined ? [] : cards.slice(first).map(({ key }) => key));

const samePlaces = (a: CardPlaces, b: CardPlaces): boolean =>
  a.size === b.size && [...a].every(([key, column]) => b.get(key) === column);

/** The centre of the page has room for three columns beside the slip, or beside sidebar and slip. */
const threeColumns = '(min-width: 1500px) and (max-width: 1700px), (min-width: 1860px)';

/** Cards in two or three columns where the page is wide enough. A card keeps its column while it is shown. */
function Cards(props: {
  services: Services;
  match: OfferMatch;
  cards: readonly MarketCard[];
  starred: readonly string[];
  onStar: (family: string) => void;
  /** True for the hits of a search, which are not shortened. */
  wholeCards: boolean;
  /** The number of cards that a single column opens at first, if it does not open all of them. */
  openCards: number | undefined;
  /** True once the cards are in the platform's order, which comes with its filters. */
  isOrdered: boolean;
}): ReactElement {
  const { services, match, cards, starred, onStar, wholeCards, openCards, isOrdered } = props;
  const [two, three] = [useMedia('(min-width: 720px)'), useMedia(threeColumns)];
  const columns = three ? 3 : two ? 2 : 1;
  const [places, setPlaces] = useState<CardPlaces>(new Map());
  const [history, setHistory] = useState<string | null>(null);
  // Cards that appear later are open, and those that are open stay open when others come and go.
  const [late, setLate] = useState(() => keysAfter(cards, openCards));
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [wasOrdered, setWasOrdered] = useState(isOrdered);
  if (wasOrdered !== isOrdered) {
    // Other cards are the first now. What the player turned or reads stays as it is.
    const now = keysAfter(cards, openCards);
    if (history !== null) now.delete(history);
    setWasOrdered(isOrdered);
    setLate(now);
    setTurned(new Set([...turned].filter((key) => late.has(key) === now.has(key))));
  }
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const { i18n } = useLingui();
  const isLine = (card: MarketCard): boolean => columns > 1 && fitsLine(i18n, card);
  const next = placeCards(cards, columns, places, isLine);
  if (columns > 1 && !samePlaces(next, places)) setPlaces(next);
  return (
    // Lower rows for a mouse. On touch screens prices keep their height.
    <div className={styles.columns} data-density="dense">
      {Array.from({ length: columns }, (_, column) => (
        <div key={column} className={styles.stack}>
          {cards
            .filter(({ key }) => next.get(key) === column)
            .map((card) => (
              <MatchCard
                key={card.key}
                services={services}
                match={match}
                card={card}
                starred={starred.includes(card.family)}
                onStar={() => onStar(card.family)}
                history={history === card.key}
                onHistory={() => setHistory(history === card.key ? null : card.key)}
                folded={turned.has(card.key) !== (columns === 1 && late.has(card.key))}
                onFold={() => setTurned(turned.symmetricDifference(new Set([card.key])))}
                whole={wholeCards || whole.has(card.key)}
                inLine={isLine(card)}
                onWhole={() => setWhole(whole.symmetricDifference(new Set([card.key])))}
              />
            ))}
        </div>
      ))}
    </div>
  );
}
