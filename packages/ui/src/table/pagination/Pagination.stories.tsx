import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Turning(props: PaginationProps): ReactElement {
  const [page, setPage] = useState(props.page);
  const [pageSize, setPageSize] = useState(props.pageSize);
  return (
    <Pagination
      {...props}
      page={page}
      pageSize={pageSize}
      onPageChange={(next) => {
        props.onPageChange(next);
        setPage(next);
      }}
      onPageSizeChange={(next) => {
        props.onPageSizeChange?.(next);
        setPageSize(next);
        setPage(1);
      }}
    />
  );
}

const meta = {
  title: 'Kit/Tables/Pagination',
  component: Pagination,
  args: {
    page: 1,
    pageSize: 20,
    rowCount: 143,
    pageSizes: [10, 20, 50],
    onPageChange: fn(),
    onPageSizeChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: 'The navigation between the pages of a list; "Page 3 of 12" if there is little room.',
      },
    },
  },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the first page the button for the previous one stays reachable and gives the reason why it is disabled. */
export const FirstPage: Story = {
  play: async ({ canvasElement, args }) => {
    const nav = within(within(canvasElement).getByRole('navigation'));
    const [first, previous] = nav.getAllByRole('button');
    const [next, last] = nav.getAllByRole('button').slice(-2);
    if (!first || !previous || !next || !last) throw new Error('A step is missing');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();

    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(previous).not.toHaveAttribute('aria-disabled');
    await userEvent.click(last);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(8);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(first);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

/** With many pages there are always seven places, so that nothing moves from under the pointer. */
export const ManyPages: Story = {
  args: { page: 31, rowCount: 1243 },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelector('[aria-current="page"]');
    await expect(current).toHaveTextContent('31');
    await expect(canvasElement.querySelectorAll('ol > li')).toHaveLength(7);
  },
};

export const OnePage: Story = { args: { rowCount: 7 } };

export const Nothing: Story = { args: { rowCount: 0 } };

/** The size is fixed if no others are offered. */
export const FixedSize: Story = {
  args: { page: 3 },
  render: ({ pageSizes: _sizes, onPageSizeChange: _change, ...args }) => (
    <StoryGrid>
      <Pagination {...args} />
    </StoryGrid>
  ),
};

/** On a phone: four buttons, and the page as text. */
export const Phone: Story = {
  args: { page: 4 },
  decorators: [(Story) => <div style={{ maxWidth: 328 }}>{Story()}</div>],
};
