import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { narrow } from '../../../fixtures/layout/narrow.tsx';

import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';

const meta = {
  title: 'Kit/Fields/Combobox for many',
  component: MultiCombobox,
  args: {
    label: 'Providers',
    placeholder: 'Type a name',
    value: [],
    onValueChange: fn(),
    items: ['Amusnet', 'Evolution', 'Fazi', 'Gamomat', 'Playson', 'Pragmatic Play', 'Spribe', 'Wazdan'].map(
      (label) => ({
        value: label.toLowerCase(),
        label,
      }),
    ),
  },
  argTypes: { items: { control: false } },
  decorators: [narrow],
  parameters: {
    docs: {
      description: {
        component:
          'Several of many choices, each a chip in the field. The list stays open while choosing. Backspace removes the last chip; arrow keys reach the others.',
      },
    },
  },
} satisfies Meta<typeof MultiCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(MultiCombobox<string>, 'value', 'onValueChange');

export const PickAndTakeAway: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Providers' });
    await userEvent.type(field, 'spr');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['spribe']);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'evo');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['spribe', 'evolution']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.clear(field);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['spribe']);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Spribe$/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const States: Story = {
  render: (args) => {
    const many = ['amusnet', 'evolution', 'pragmatic play', 'spribe', 'wazdan'];
    return (
      <StoryGrid>
        <Live {...args} />
        <Live {...args} value={['evolution']} />
        <Live {...args} value={many} />
        <Live {...args} value={many} error="Three at most." />
        <Live {...args} value={['evolution', 'fazi']} disabled />
      </StoryGrid>
    );
  },
};
