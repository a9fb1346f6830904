import { Button, Chip, ChipSelect } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { UserOrder, UserState } from '../../data/users-filters.ts';
import { isNarrowed, withFilters, withoutFilters, type UsersSearch } from '../../data/users-search.ts';
import { TermSearch } from '../../frame/find/TermSearch.tsx';
import * as css from '../users.css.ts';

interface UsersFiltersProps {
  readonly search: UsersSearch;
  readonly onSearch: (search: UsersSearch) => void;
  readonly busy: boolean;
}

const all = 'all';

/** Filters of the list of users, all of which are in the address. */
export function UsersFilters({ search, onSearch, busy }: UsersFiltersProps): ReactElement {
  const { t } = useLingui();
  const { kind, state, credit, order = 'name' } = search;
  const change = (next: Parameters<typeof withFilters>[1]): void => onSearch(withFilters(search, next));
  return (
    <search className={css.filters}>
      <div className={css.search}>
        <TermSearch
          label={t({ id: 'agency.search', message: 'Name' })}
          term={search.q}
          onTerm={(q) => change({ q })}
          busy={busy}
        />
      </div>
      <ChipSelect<'agent' | 'player' | typeof all>
        label={t({ id: 'agency.filter.kind', message: 'Kind' })}
        value={kind ?? all}
        onValueChange={(next) => change({ kind: next === all ? undefined : next })}
        items={[
          { value: all, label: t({ id: 'agency.filter.kinds', message: 'Agents and players' }) },
          { value: 'agent', label: t({ id: 'agency.filter.agents', message: 'Agents' }) },
          { value: 'player', label: t({ id: 'agency.filter.players', message: 'Players' }) },
        ]}
      />
      <ChipSelect<UserState | typeof all>
        label={t({ id: 'agency.filter.state', message: 'State' })}
        value={state ?? all}
        onValueChange={(next) => change({ state: next === all ? undefined : next })}
        items={[
          { value: all, label: t({ id: 'agency.filter.states', message: 'All states' }) },
          { value: 'active', label: t({ id: 'agency.state.active', message: 'Active' }) },
          { value: 'blocked', label: t({ id: 'agency.state.blocked', message: 'Blocked' }) },
          { value: 'closed', label: t({ id: 'agency.state.closed', message: 'Closed' }) },
        ]}
      />
      <Chip selected={credit !== undefined} onClick={() => change({ credit: credit ? undefined : '1' })}>
        {t({ id: 'agency.filter.credit', message: 'With credit' })}
      </Chip>
      <ChipSelect<UserOrder>
        label={t({ id: 'agency.order', message: 'Order' })}
        value={order}
        onValueChange={(next) => change({ order: next === 'name' ? undefined : next })}
        items={[
          { value: 'name', label: t({ id: 'agency.order.name', message: 'By name' }) },
          { value: 'balance', label: t({ id: 'agency.order.credit', message: 'Highest credit first' }) },
          { value: 'created', label: t({ id: 'agency.order.created', message: 'Newest first' }) },
        ]}
      />
      {isNarrowed(search) ? (
        <Button variant="ghost" size="sm" onClick={() => onSearch(withoutFilters(search))}>
          {t({ id: 'agency.clear', message: 'Clear the filters' })}
        </Button>
      ) : null}
    </search>
  );
}
