import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { narrow } from '../../../fixtures/layout/narrow.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { SportIcon } from '../../icon/sport-icon/SportIcon.tsx';
import { Select } from './Select.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Fields/Select',
  component: Select,
  args: {
    label: 'Status',
    value: 'all',
    onValueChange: fn(),
    items: [
      { value: 'all', label: 'All tickets', detail: '214' },
      { value: 'pending', label: 'Waiting', detail: '3' },
      { value: 'won', label: 'Won', detail: '58' },
      { value: 'lost', label: 'Lost', detail: '151' },
      { value: 'rejected', label: 'Rejected', detail: '2' },
    ],
  },
  decorators: [narrow],
  parameters: {
    docs: {
      description: {
        component: 'One of many choices in a popup. Typing letters moves to a matching choice.',
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(Select<string>, 'value', 'onValueChange');

export const Plain: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: productText('Status') });
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    const all = await screen.findByRole('option', { name: /^All tickets/ });
    await expect(all).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(productText('Rejected').slice(0, 3).toLowerCase());
    const rejected = screen.getByRole('option', { name: new RegExp(`^${productText('Rejected')}`) });
    // It is highlighted before it has the focus, and Enter chooses what has the focus.
    await waitFor(() => expect(rejected).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rejected');
    await expect(field).toHaveFocus();
    await expect(field).toHaveTextContent(productText('Rejected'));
  },
};

export const Open: Story = {
  name: 'Open, without a style element [SEC-18]',
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.click(field);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.click(field);
    await screen.findByRole('listbox');
    await expect(document.querySelector('style[data-precedence]')).toBeNull();
  },
};

export const StoppedWithAReason: Story = {
  args: { disabledReason: 'Set by your agent' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Set by your agent');
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const States: Story = {
  render: (args) => {
    const sports = [
      { value: 'F', label: productText('Football'), icon: <SportIcon code="F" size={18} /> },
      { value: 'B', label: productText('Basketball'), icon: <SportIcon code="B" size={18} /> },
    ];
    return (
      <StoryGrid>
        <Live {...args} />
        <Live {...args} value={null} placeholder="Choose a status" />
        <Live {...args} label="Sport" value="F" items={sports} />
        <Live {...args} size="sm" />
        <Live {...args} error="Choose one of them." />
        <Live {...args} disabledReason="Set by your agent" />
        <Live {...args} disabled />
      </StoryGrid>
    );
  },
};
