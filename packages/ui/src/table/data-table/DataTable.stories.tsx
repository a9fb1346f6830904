import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { sampleTickets, type SampleTicket } from '../../../fixtures/table/tickets.ts';
import { ticketColumns } from '../../../fixtures/table/ticket-columns.tsx';
import { EmptyState } from '../../feedback/state/EmptyState.tsx';
import { TicketLeg } from '../../slip/ticket/TicketLeg.tsx';
import { TicketLegs } from '../../slip/ticket/Ticket.tsx';
import { sumDecimals } from '../../text/decimal/decimal-text.ts';
import type { DataTableProps } from './data-table-props.ts';
import { DataTable } from './DataTable.tsx';
import { firstView, type TableView } from './table-view.ts';
import { money, productText } from '../../../fixtures/story-language.ts';

type Props = DataTableProps<SampleTicket>;

function Legs(): ReactElement {
  return (
    <TicketLegs label={productText('Selections')}>
      <TicketLeg pick="1" market={productText('Full-time result')} pair="Crvena zvezda – Partizan" odds="1.85" />
      <TicketLeg pick="X" market={productText('Full-time result')} pair="Vojvodina – TSC Bačka Topola" odds="3.05" />
    </TicketLegs>
  );
}

/** Room of a fixed width, whatever the size of the window. */
function AtWidth({ width, children }: { readonly width: number; readonly children: ReactNode }): ReactElement {
  return (
    <div style={{ overflowX: 'auto' }}>
      <div style={{ width }}>{children}</div>
    </div>
  );
}

/** The tickets of a shop in the language of the toolbar. */
function draw(props: Partial<Props>): ReactElement {
  return (
    <DataTable
      caption={productText('Tickets')}
      rows={sampleTickets}
      rowKey={(ticket) => ticket.id}
      columns={ticketColumns()}
      {...props}
    />
  );
}

const meta = {
  title: 'Kit/Tables/Data table',
  component: DataTable<SampleTicket>,
  args: {
    caption: 'Tickets',
    rows: sampleTickets,
    rowKey: (ticket) => ticket.id,
    columns: [],
    pageSizes: [10, 20, 50],
    densityToggle: true,
    onViewChange: fn(),
  },
  argTypes: {
    rows: { control: false },
    columns: { control: false },
    rowKey: { control: false },
    expandRow: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Rows to sort, filter, expand and page through. Below 600 pixels of its own width every row is a card.',
      },
    },
  },
  render: ({ columns: _none, ...args }) => draw(args),
} satisfies Meta<typeof DataTable<SampleTicket>>;
export default meta;
type Story = StoryObj<typeof meta>;

const textOf = (element: Element): string => element.textContent.trim();
const firstCells = (table: HTMLElement): string[] => within(table).getAllByRole('rowheader').slice(0, -1).map(textOf);

/** The table of agents with everything that it can do. */
export const Tickets: Story = {
  render: ({ columns: _none, ...args }) => {
    return draw({
      ...args,
      expandRow: () => <Legs />,
      expandLabel: (ticket) => `Show selections ${ticket.id}`,
      tools: (
        <Button size="sm" icon={<IconDownload size={18} aria-hidden="true" />}>
          CSV
        </Button>
      ),
    });
  },
};

/** Ascending, descending, unsorted: by pointer and by keyboard. Wide enough for captions at every window size. */
export const Sorting: Story = {
  args: { pageSizes: [50] },
  decorators: [(Story) => <AtWidth width={900}>{Story()}</AtWidth>],
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const header = within(table).getByRole('columnheader', { name: productText('Stake') });
    const stakes = (): string[] =>
      within(table)
        .getAllByRole('row')
        .slice(1, -1)
        .map((row) => textOf(within(row).getAllByRole('cell')[4] ?? row));
    await expect(header).toHaveAttribute('aria-sort', 'none');

    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(stakes()[0]).toBe(money('20.00'));
    // Sorted by value: as text, 5000 would come before 75.25.
    await expect(stakes().at(-1)).toBe(money('5000.00'));

    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(stakes()[0]).toBe(money('5000.00'));

    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(stakes()[0]).toBe(money('200.00'));

    // A column without an order cannot be pressed.
    await expect(within(within(table).getByRole('columnheader', { name: 'Paid in' })).queryByRole('button')).toBeNull();
  },
};

/** A text and a choice filter the rows. Chips show the active filters and remove them. */
export const Filters: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const disclose = canvas
      .queryAllByRole('button', { expanded: false })
      .find((button) => button.hasAttribute('aria-controls'));
    if (disclose) await userEvent.click(disclose);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Player' }), 'petrovic');
    const table = canvas.getByRole('table');
    await waitFor(() => expect(within(table).queryByText('Jelena Đurić')).toBeNull());
    await expect(within(table).getAllByText('Marko Petrović')).toHaveLength(7);
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ page: 1, filters: { player: 'petrovic' } }),
    );

    const chips = canvas.getByText('Player: petrovic');
    await userEvent.click(within(chips.parentElement ?? canvasElement).getByRole('button'));
    await expect(canvas.getByRole('searchbox', { name: 'Player' })).toHaveValue('');
    await expect(within(table).getAllByText('Jelena Đurić')).not.toHaveLength(0);
    // The cross is gone, so the focus moves to the filters and not to the top of the page.
    await expect(document.activeElement).toContainElement(canvas.getByRole('searchbox', { name: 'Player' }));
  },
};

/** If nothing fits the filters, a message offers to reset them. */
export const NothingFits: Story = {
  args: { defaultView: { filters: { player: 'zzz' } } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const back = within(table).getAllByRole('button').at(-1);
    if (!back) throw new Error('There is no way back');
    await userEvent.click(back);
    await expect(firstCells(table)).toHaveLength(10);
  },
};

/** A row expands below itself. */
export const Expanding: Story = {
  args: { pageSizes: [5] },
  render: ({ columns: _none, ...args }) => {
    return draw({
      ...args,
      expandRow: () => <Legs />,
      expandLabel: (ticket) => `Show selections ${ticket.id}`,
    });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Show selections 4021-8870' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const detail = document.querySelector(`#${CSS.escape(button.getAttribute('aria-controls') ?? '')}`);
    await expect(detail).toHaveTextContent('Crvena zvezda – Partizan');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Crvena zvezda – Partizan')).toBeNull();
  },
};

/** Totals include all rows that fit the filters, not only those on the page. */
export const Totals: Story = {
  args: { defaultView: { filters: { status: 'won' } } },
  play: async ({ canvasElement }) => {
    const won = sampleTickets.filter((ticket) => ticket.status === 'won');
    const sum = money(sumDecimals(won.map((ticket) => ticket.payout)));
    const totals = within(canvasElement).getAllByRole('row').at(-1);
    await expect(won.length).toBeGreaterThan(10);
    await expect(totals).toHaveTextContent(sum);
  },
};

/** One page at a time. */
export const Paging: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table');
    const [, , ...steps] = within(canvas.getByRole('navigation')).getAllByRole('button');
    const next = steps.at(-2);
    if (!next) throw new Error('There is no way to the next page');
    await expect(firstCells(table)[0]).toBe('4021-8873');
    await userEvent.click(next);
    await expect(firstCells(table)[0]).toBe('4021-8843');
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(firstCells(table)).toHaveLength(3);
    // On the last page the button for the next one is disabled, keeps its place and gives the reason.
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 5 }));
  },
};

function Served({ args }: { readonly args: Partial<Props> }): ReactElement {
  const [view, setView] = useState<TableView>(firstView([10, 20]));
  const rows = sampleTickets.filter((ticket) => (view.filters['status'] ?? ticket.status) === ticket.status);
  if (view.sort?.column === 'stake')
    rows.sort((a, b) => Number(a.stake.replace('.', '')) - Number(b.stake.replace('.', '')));
  if (view.sort?.descending) rows.reverse();
  const from = (view.page - 1) * view.pageSize;
  return draw({
    ...args,
    pageSizes: [10, 20],
    view,
    onViewChange: (next) => {
      args.onViewChange?.(next);
      setView(next);
    },
    rows: rows.slice(from, from + view.pageSize),
    rowCount: rows.length,
  });
}

/** A server sorts, filters and pages: the table only requests and shows rows. */
export const ByServer: Story = {
  render: (args) => <Served args={{ onViewChange: args.onViewChange ?? fn() }} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const last = within(canvas.getByRole('navigation')).getAllByRole('button').at(-1);
    if (!last) throw new Error('There is no way to the last page');
    await userEvent.click(last);
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 5, pageSize: 10 }));
    await expect(firstCells(canvas.getByRole('table'))).toHaveLength(3);
  },
};

/** On a phone every row is a card, with the captions beside its values. */
export const Cards: Story = {
  args: { pageSizes: [5, 10] },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const [card] = within(table).getAllByRole('rowheader');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    await expect(card?.parentElement && getComputedStyle(card.parentElement).display).toBe('grid');
    // The captions are invisible, but are still the headers of the cells.
    const header = within(table).getByRole('columnheader', { name: productText('Stake') });
    await expect(header.getBoundingClientRect().width).toBeLessThanOrEqual(120);
    await expect(within(header).queryByRole('button')).toBeNull();
  },
};

/** If the columns need more room, the rows scroll inside and are reachable by keyboard. */
export const Wide: Story = {
  decorators: [(Story) => <AtWidth width={620}>{Story()}</AtWidth>],
  render: ({ columns: _none, ...args }) => {
    const columns = ticketColumns();
    const more = ['A', 'B', 'C'].map((name) => ({
      id: name,
      header: `Note ${name}`,
      cell: (ticket: SampleTicket) => ticket.time,
      align: 'end' as const,
    }));
    return draw({ ...args, columns: [...columns, ...more] });
  },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: productText('Tickets') });
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.focus();
    await expect(region).toHaveFocus();
  },
};

/** Inside a fixed height the captions and the totals stay visible. */
export const OwnHeight: Story = { args: { pageSizes: [50], maxHeight: 420 } };

export const Compact: Story = {
  args: { density: 'compact' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getAllByRole('row')[1];
    const height = row?.clientHeight ?? 0;
    const toggle = canvas.queryAllByRole('button', { pressed: true })[0];
    // Cards have one density, and no toggle.
    if (!toggle) return;
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(row?.clientHeight).toBeGreaterThan(height);
  },
};

/** While nothing is loaded, placeholders have the final size. */
export const Loading: Story = { args: { loading: true, rows: [], pageSizes: [5] } };

/** While the next set is loading, the current rows stay and lose their colour. */
export const Reloading: Story = { args: { loading: true, pageSizes: [5] } };

export const Empty: Story = {
  args: { rows: [] },
  render: ({ columns: _none, ...args }) => {
    return draw({
      ...args,
      empty: (
        <EmptyState
          art="history"
          title={productText('No tickets yet')}
          actions={<Button>{productText('See all bets')}</Button>}
        >
          Tickets that you pay in are listed here.
        </EmptyState>
      ),
    });
  },
};

const retry = fn();

/** An error gives its cause and offers a retry. */
export const Failed: Story = {
  args: {
    rows: [],
    failure: { title: 'The tickets could not be loaded', text: 'The server does not answer.', onRetry: retry },
  },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await userEvent.click(within(alert).getByRole('button'));
    await expect(retry).toHaveBeenCalled();
  },
};
