import { Button, Chip, Dialog, Select, TextField } from '@kvota/ui';
import { useHost } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import {
  amountOf,
  flagGroups,
  flagsIn,
  withFilters,
  withFlag,
  type TicketFlag,
  type TicketsSearch,
} from '../../data/tickets-search.ts';
import { nodeQuery } from '../../data/tree-queries.ts';
import { FindUser } from '../../frame/find/FindUser.tsx';
import { useCurrencies } from '../../frame/use-currency.ts';
import * as css from '../tickets.css.ts';
import { useFlagName } from './use-flag-name.ts';

interface MoreFiltersProps {
  readonly search: TicketsSearch;
  readonly onSearch: (search: TicketsSearch) => void;
  readonly onClose: () => void;
  /** True if the search for a user is here and not on the page. */
  readonly withUser: boolean;
}

/** The filters that are needed less often. They hold once they are confirmed, together. */
export function MoreFilters({ search, onSearch, onClose, withUser }: MoreFiltersProps): ReactElement {
  const { t } = useLingui();
  const currencies = useCurrencies();
  const [draft, setDraft] = useState(search);
  const [stake, setStake] = useState(search.stake ?? '');
  const [win, setWin] = useState(search.win ?? '');
  const [match, setMatch] = useState(search.match ?? '');
  const [open, setOpen] = useState(search.open === undefined ? '' : String(search.open));
  const wrong = t({ id: 'agency.tickets.noAmount', message: 'An amount, such as 100 or 99,50' });
  const isWrong = (text: string): boolean => text.trim() !== '' && amountOf(text) === undefined;
  const apply = (): void => {
    if (isWrong(stake) || isWrong(win)) return;
    onSearch(
      withFilters(draft, {
        stake: amountOf(stake),
        win: amountOf(win),
        match: match.trim() === '' ? undefined : match,
        open: open === '' ? undefined : Number(open),
      }),
    );
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t({ id: 'agency.tickets.moreFilters', message: 'More filters' })}
      actions={
        <>
          <Button onClick={onClose}>{t({ id: 'agency.cancel', message: 'Cancel' })}</Button>
          <Button variant="brand" onClick={apply}>
            {t({ id: 'agency.tickets.apply', message: 'Show tickets' })}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        {withUser ? <FindUser onFound={({ id }) => setDraft(withFilters(draft, { user: id }))} /> : null}
        {withUser && draft.user !== undefined ? (
          <ChosenUser id={draft.user} onRemove={() => setDraft(withFilters(draft, { user: undefined }))} />
        ) : null}
        <Flags
          label={t({ id: 'agency.tickets.kind', message: 'Ticket' })}
          flags={flagGroups.type}
          search={draft}
          onSearch={setDraft}
        />
        <Flags
          label={t({ id: 'agency.tickets.marks', message: 'Marks' })}
          flags={flagGroups.extra}
          search={draft}
          onSearch={setDraft}
        />
        <div className={css.pair}>
          <TextField
            label={t({ id: 'agency.tickets.minStake', message: 'Stake from' })}
            inputMode="decimal"
            maxLength={15}
            value={stake}
            onValueChange={setStake}
            error={isWrong(stake) ? wrong : undefined}
          />
          <TextField
            label={t({ id: 'agency.tickets.minWin', message: 'Payout from' })}
            inputMode="decimal"
            maxLength={15}
            value={win}
            onValueChange={setWin}
            error={isWrong(win) ? wrong : undefined}
            hint={t({ id: 'agency.tickets.minWinHint', message: 'Of open tickets, the possible one' })}
          />
          <TextField
            label={t({ id: 'agency.tickets.match', message: 'Match code' })}
            maxLength={80}
            value={match}
            onValueChange={setMatch}
          />
          <Select
            label={t({ id: 'agency.tickets.waiting', message: 'Waiting for matches' })}
            value={open === '' ? 'all' : open}
            onValueChange={(next) => setOpen(next === 'all' ? '' : next)}
            items={[
              { value: 'all', label: t({ id: 'agency.tickets.anyNumber', message: 'Any number' }) },
              ...[1, 2, 3, 5, 10].map((most) => ({
                value: String(most),
                label: t({ id: 'agency.tickets.atMost', message: `${most} or fewer` }),
              })),
            ]}
          />
          <Select
            label={t({ id: 'agency.currency', message: 'Currency' })}
            value={draft.currency === undefined ? 'all' : String(draft.currency)}
            onValueChange={(next) =>
              setDraft(withFilters(draft, { currency: next === 'all' ? undefined : Number(next) }))
            }
            items={[
              { value: 'all', label: t({ id: 'agency.transfers.allCurrencies', message: 'All currencies' }) },
              ...currencies.map(({ id, code }) => ({ value: String(id), label: code })),
            ]}
          />
        </div>
      </div>
    </Dialog>
  );
}

function ChosenUser({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }): ReactElement {
  const { api } = useHost();
  const { data } = useQuery(nodeQuery(api, id));
  return (
    <div className={css.group}>
      <Chip onRemove={onRemove}>{data?.username ?? id}</Chip>
    </div>
  );
}

function Flags(props: {
  readonly label: string;
  readonly flags: readonly TicketFlag[];
  readonly search: TicketsSearch;
  readonly onSearch: (search: TicketsSearch) => void;
}): ReactElement {
  const { label, flags, search, onSearch } = props;
  const flagName = useFlagName();
  const chosen = flagsIn(search);
  return (
    <div className={css.group} role="group" aria-label={label}>
      {flags.map((flag) => {
        const on = chosen.includes(flag);
        return (
          <Chip key={flag} selected={on} onClick={() => onSearch(withFlag(search, flag, !on))}>
            {flagName(flag)}
          </Chip>
        );
      })}
    </div>
  );
}
