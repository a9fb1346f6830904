import { useMedia, usePageMetadata, usePageTitle, useRequiredMessages } from '@kvota/shell';
import { Heading, media, SegmentedControl } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { IconActivity, IconGavel, IconList } from '@tabler/icons-react';
import type { ReactElement } from 'react';

import { ticketsSearch, type TicketsSearch } from '../data/tickets-search.ts';
import { AgencyTickets } from './AgencyTickets.tsx';
import { TicketList } from './list/TicketList.tsx';
import { LiveTickets } from './live/LiveTickets.tsx';
import { VoidRequests } from './requests/VoidRequests.tsx';
import * as css from './tickets.css.ts';

/** The names of markets, and the words of tickets. */
const groups = ['betting', 'tickets'] as const;

/** Tickets of the branch: a list with filters, those that are being placed, and requests to void one (AFF-01). */
export function TicketsPage(): ReactElement {
  useRequiredMessages(groups);
  const { t } = useLingui();
  const title = usePageTitle(usePageMetadata()?.id);
  const navigate = useNavigate();
  // Three names just fit a phone, in every language only without icons.
  const phone = useMedia(media.phone);
  const search = ticketsSearch(useSearch({ strict: false }));
  const show = (next: TicketsSearch): void =>
    void navigate({ to: '.', search: () => ({ ...next }), replace: true, resetScroll: false });
  const { view = 'list' } = search;
  return (
    <AgencyTickets>
      <div className={css.page}>
        <div className={css.head}>
          <Heading level={1} size="lg">
            {title}
          </Heading>
          <div className={css.views}>
            <SegmentedControl<'list' | 'live' | 'requests'>
              size="sm"
              label={t({ id: 'agency.view', message: 'View' })}
              value={view}
              onValueChange={(next) => {
                const { view: _view, ...rest } = search;
                show(next === 'list' ? rest : { ...rest, view: next });
              }}
              items={[
                {
                  value: 'list',
                  label: t({ id: 'agency.view.list', message: 'List' }),
                  icon: phone ? undefined : <IconList size={18} />,
                },
                {
                  value: 'live',
                  label: t({ id: 'agency.tickets.live', message: 'Happening now' }),
                  icon: phone ? undefined : <IconActivity size={18} />,
                },
                {
                  value: 'requests',
                  label: t({ id: 'agency.void.requests', message: 'Void requests' }),
                  icon: phone ? undefined : <IconGavel size={18} />,
                },
              ]}
            />
          </div>
        </div>
        {view === 'list' ? (
          <TicketList search={search} onSearch={show} />
        ) : view === 'live' ? (
          <LiveTickets />
        ) : (
          <VoidRequests />
        )}
      </div>
    </AgencyTickets>
  );
}
