import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../signal/badge/Badge.tsx';
import { DataList } from './data-list/DataList.tsx';

const meta: Meta = { title: 'Table/DataList' };
export default meta;

const tickets = [
  { id: '4021-8873', time: '21.11. 18:02', stake: '200,00', payout: '1.128,50', state: 'won' },
  { id: '4021-8870', time: '21.11. 17:40', stake: '50,00', payout: '0,00', state: 'lost' },
  { id: '4021-8862', time: '21.11. 16:11', stake: '1.000,00', payout: '—', state: 'open' },
] as const;
const tones = { won: 'success', lost: 'danger', open: 'info' } as const;
const words = { won: 'Dobitan', lost: 'Gubitan', open: 'Otvoren' } as const;

export const Tickets: StoryObj = {
  render: () => (
    <DataList
      caption="Tiketi"
      rows={tickets}
      rowKey={(ticket) => ticket.id}
      expandRow={(ticket) => `Parovi tiketa ${ticket.id}`}
      columns={[
        { id: 'id', header: 'Tiket', cell: (ticket) => ticket.id, primary: true, footer: 'Ukupno' },
        { id: 'time', header: 'Vreme', cell: (ticket) => ticket.time },
        {
          id: 'state',
          header: 'Stanje',
          cell: (ticket) => <Badge tone={tones[ticket.state]}>{words[ticket.state]}</Badge>,
        },
        { id: 'stake', header: 'Ulog', align: 'end', cell: (ticket) => ticket.stake, footer: '1.250,00' },
        { id: 'payout', header: 'Isplata', align: 'end', cell: (ticket) => ticket.payout, footer: '1.128,50' },
      ]}
    />
  ),
};
