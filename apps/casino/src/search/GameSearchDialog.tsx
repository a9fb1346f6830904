import { activeWalletAtom, personalPrefix, useFormats, useHost } from '@kvota/shell';
import { Chip, Dialog, SuggestField, Text, type ComboboxGroup } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { useGamesOff } from '../data/enabled-games.ts';
import { searchQuery, shortestSearch } from '../data/game-queries.ts';
import { readSearches, withSearch, type LastSearch } from './last-searches.ts';
import * as css from './search.css.ts';
import { hitOf, keyOf, namedLike } from './search-hits.ts';

interface GameSearchDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Searches games, studios and themes from three letters on. A hit opens with Enter or a press (DLG-15). */
export function GameSearchDialog({ open, onOpenChange }: GameSearchDialogProps): ReactElement {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t({ id: 'casino.find', message: 'Find a game' })}>
      {open ? <Search close={() => onOpenChange(false)} /> : null}
    </Dialog>
  );
}

const storageKey = `${personalPrefix}gameSearches`;

function Search({ close }: { readonly close: () => void }): ReactElement {
  const { t } = useLingui();
  const { tabStorage, navigate } = useHost();
  const [text, setText] = useState('');
  const [last] = useState(() => readSearches(tabStorage.getItem(storageKey)));
  const { hits, busy, settled } = useHits(text);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    field.current?.querySelector('input')?.focus();
  }, []);
  const open = (search: LastSearch | undefined): void => {
    const hit = search && hitOf(search.key);
    if (search === undefined || hit === undefined) return;
    tabStorage.setItem(storageKey, JSON.stringify(withSearch(last, search)));
    close();
    if (hit.kind === 'game') {
      navigate('games', { params: { provider: hit.provider, game: hit.code }, search: { gc: hit.code } });
    } else navigate(hit.kind === 'provider' ? 'casino2' : 'casino3', { search: { [hit.kind]: hit.code } });
  };
  const choices = hits.flatMap(({ items }) => items).filter(({ disabled }) => disabled !== true);
  const openChoice = (choice: (typeof choices)[number] | undefined): void =>
    open(choice && { key: choice.value, label: choice.label });
  return (
    <div ref={field} className={css.search}>
      <SuggestField
        label={t({ id: 'casino.findFor', message: 'Game, studio, theme' })}
        value={text}
        onValueChange={setText}
        suggestions={hits}
        onPick={(key) => openChoice(choices.find(({ value }) => value === key))}
        onSubmit={() => openChoice(choices[0])}
        busy={busy}
        emptyText={settled ? t({ id: 'casino.noGameFits', message: 'No game fits' }) : undefined}
      />
      {last.length === 0 ? (
        <Text tone="secondary" size="sm">
          {t({ id: 'casino.search.hint', message: 'Three letters are enough.' })}
        </Text>
      ) : (
        <section className={css.last} aria-label={t({ id: 'casino.search.last', message: 'Your last searches' })}>
          <Text tone="secondary" size="sm">
            {t({ id: 'casino.search.last', message: 'Your last searches' })}
          </Text>
          <div className={css.chips}>
            {last.map((search) => (
              <Chip key={search.key} onClick={() => open(search)}>
                {search.label}
              </Chip>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

/** Returns the hits of a text in groups, games first. A text of fewer than three letters has none. */
function useHits(text: string) {
  const { t } = useLingui();
  const { api } = useHost();
  const formats = useFormats();
  const isOff = useGamesOff();
  const currencyId = useAtomValue(activeWalletAtom)?.currency_id;
  const long = text.trim().length >= shortestSearch;
  const { data, isFetching, isPlaceholderData } = useQuery(searchQuery(api, text, currencyId));
  const settled = long && data !== undefined && !isPlaceholderData;
  const none: readonly ComboboxGroup<string>[] = [];
  if (!long || data === undefined) return { hits: none, busy: long && isFetching, settled };
  const { provider, tag } = namedLike(text, data.facets);
  const off = t({ id: 'casino.off', message: 'Not available now' });
  const games = data.result.map((game) => {
    const disabled = !game.enabled || isOff(game.code);
    const value = keyOf({ kind: 'game', code: game.code, provider: game.provider });
    return { value, label: game.name, disabled, ...(disabled && { detail: off }) };
  });
  const facet = (kind: 'provider' | 'tag', values: typeof provider) =>
    values.map(({ code, name, games: count }) => ({
      value: keyOf({ kind, code }),
      label: name,
      detail: formats.number(count),
    }));
  const groups: readonly ComboboxGroup<string>[] = [
    { label: t({ id: 'casino.games', message: 'Games' }), items: games },
    { label: t({ id: 'casino.studio', message: 'Studio' }), items: facet('provider', provider) },
    { label: t({ id: 'casino.search.themes', message: 'Themes' }), items: facet('tag', tag) },
  ];
  return { hits: groups.filter(({ items }) => items.length > 0), busy: isFetching, settled };
}
