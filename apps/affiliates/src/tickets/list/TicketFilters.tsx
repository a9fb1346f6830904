import { useFormats, useHost, useMedia } from '@kvota/shell';
import { Button, Chip, media, noonOf } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import {
  flagGroups,
  flagsIn,
  isNarrowed,
  withFilters,
  withFlag,
  withoutFilters,
  type TicketsSearch,
} from '../../data/tickets-search.ts';
import { nodeQuery } from '../../data/tree-queries.ts';
import { DayFilter } from '../../frame/find/DayFilter.tsx';
import { FindUser } from '../../frame/find/FindUser.tsx';
import { TermSearch } from '../../frame/find/TermSearch.tsx';
import { useCurrencies } from '../../frame/use-currency.ts';
import * as css from '../tickets.css.ts';
import { MoreFilters } from './MoreFilters.tsx';
import { useFlagName } from './use-flag-name.ts';

interface TicketFiltersProps {
  readonly search: TicketsSearch;
  readonly onSearch: (search: TicketsSearch) => void;
  readonly busy: boolean;
}

/**
 * The filters of the list, all of which are in the address (AFF-03). Number, days, user and states are at hand; the others
 * are in a dialog, and show as chips that remove them.
 */
export function TicketFilters({ search, onSearch, busy }: TicketFiltersProps): ReactElement {
  const { t } = useLingui();
  const flagName = useFlagName();
  const [open, setOpen] = useState(false);
  // There, the search for a user is among the further filters, so that the list begins in the first window.
  const phone = useMedia(media.phone);
  const change = (next: Parameters<typeof withFilters>[1]): void => onSearch(withFilters(search, next));
  const flags = flagsIn(search);
  return (
    <search className={css.stack}>
      <div className={css.line}>
        <div className={css.search}>
          <TermSearch
            label={t({ id: 'agency.tickets.search', message: 'Ticket number or name' })}
            term={search.q}
            onTerm={(q) => change({ q })}
            busy={busy}
          />
        </div>
        {phone ? null : <FindUser compact className={css.field} onFound={({ id }) => change({ user: id })} />}
        <TicketDays search={search} onChange={change} />
        <Button size="sm" icon={<IconFilter size={18} />} onClick={() => setOpen(true)}>
          {t({ id: 'agency.tickets.moreFilters', message: 'More filters' })}
        </Button>
      </div>
      <div className={css.states} role="group" aria-label={t({ id: 'agency.state', message: 'State' })}>
        {flagGroups.status.map((flag) => {
          const on = flags.includes(flag);
          return (
            <Chip key={flag} selected={on} onClick={() => onSearch(withFlag(search, flag, !on))}>
              {flagName(flag)}
            </Chip>
          );
        })}
      </div>
      {isNarrowed(search) ? <Active search={search} onSearch={onSearch} onChange={change} /> : null}
      {open ? (
        <MoreFilters search={search} withUser={phone} onSearch={onSearch} onClose={() => setOpen(false)} />
      ) : null}
    </search>
  );
}

type Change = (next: Parameters<typeof withFilters>[1]) => void;

function TicketDays({ search, onChange }: { readonly search: TicketsSearch; readonly onChange: Change }): ReactElement {
  const { t } = useLingui();
  return (
    <DayFilter
      className={css.days}
      days={search}
      spans={['today', 'yesterday', 'last30', 'thisMonth', 'lastMonth']}
      placeholder={t({ id: 'agency.period.last7', message: 'Last 7 days' })}
      onDays={(span) => onChange({ from: span?.from, to: span?.to })}
    />
  );
}

/** The active filters beside the states, each with a cross. */
function Active(props: {
  readonly search: TicketsSearch;
  readonly onSearch: (search: TicketsSearch) => void;
  readonly onChange: Change;
}): ReactElement {
  const { search, onSearch, onChange } = props;
  const { t } = useLingui();
  const { api } = useHost();
  const formats = useFormats();
  const flagName = useFlagName();
  const currencies = useCurrencies();
  const { user, currency, from, to, stake, win, match, open } = search;
  const username = useQuery({ ...nodeQuery(api, user ?? ''), enabled: user !== undefined }).data?.username;
  const others = flagsIn(search).filter((flag) => !flagGroups.status.some((state) => state === flag));
  const code = currencies.find(({ id }) => id === currency)?.code;
  const [stakeText, winText] = [stake, win].map((amount) => (amount === undefined ? '' : formats.money(amount, code)));
  return (
    <div className={css.group}>
      {user === undefined ? null : <Chip onRemove={() => onChange({ user: undefined })}>{username ?? user}</Chip>}
      {others.map((flag) => (
        <Chip key={flag} onRemove={() => onSearch(withFlag(search, flag, false))}>
          {flagName(flag)}
        </Chip>
      ))}
      {from === undefined || to === undefined ? null : (
        <Chip onRemove={() => onChange({ from: undefined, to: undefined })}>
          {formats.dateRange(noonOf(from), noonOf(to))}
        </Chip>
      )}
      {currency === undefined ? null : (
        <Chip onRemove={() => onChange({ currency: undefined })}>{code ?? String(currency)}</Chip>
      )}
      {stake === undefined ? null : (
        <Chip onRemove={() => onChange({ stake: undefined })}>
          {t({ id: 'agency.tickets.stakeFrom', message: `Stake from ${stakeText}` })}
        </Chip>
      )}
      {win === undefined ? null : (
        <Chip onRemove={() => onChange({ win: undefined })}>
          {t({ id: 'agency.tickets.winFrom', message: `Payout from ${winText}` })}
        </Chip>
      )}
      {match === undefined ? null : (
        <Chip onRemove={() => onChange({ match: undefined })}>
          {t({ id: 'agency.tickets.matchIs', message: `Match ${match}` })}
        </Chip>
      )}
      {open === undefined ? null : (
        <Chip onRemove={() => onChange({ open: undefined })}>
          {t({ id: 'agency.tickets.openIs', message: `Waiting for ${open} or fewer` })}
        </Chip>
      )}
      <Button size="sm" variant="ghost" onClick={() => onSearch(withoutFilters(search))}>
        {t({ id: 'agency.clear', message: 'Clear the filters' })}
      </Button>
    </div>
  );
}
