import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { narrow } from '../../../fixtures/layout/narrow.tsx';
import { SportIcon } from '../../icon/sport-icon/SportIcon.tsx';
import { fits, flatItems, isGrouped } from '../combobox/combobox-item.ts';
import { SuggestField, type SuggestFieldProps } from './SuggestField.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Fields/Search with suggestions',
  component: SuggestField,
  args: {
    label: 'Find a team or league',
    value: '',
    onValueChange: fn(),
    onPick: fn(),
    onSubmit: fn(),
    shortcut: '/',
    emptyText: 'Nothing of this name',
    suggestions: [
      {
        label: 'Matches',
        items: [
          { value: 'm1', label: 'Crvena zvezda – Partizan', icon: <SportIcon code="F" size={18} />, detail: '18:45' },
          { value: 'm2', label: 'Crvena zvezda – Olympiacos', icon: <SportIcon code="B" size={18} />, detail: '20:00' },
        ],
      },
      { label: 'Leagues', items: [{ value: 'l1', label: 'Superliga', icon: <SportIcon code="F" size={18} /> }] },
    ],
  },
  argTypes: { suggestions: { control: false } },
  decorators: [narrow],
  parameters: {
    docs: {
      description: {
        component: 'A search field with suggestions. Any text may be typed; a suggestion is a shortcut.',
      },
    },
  },
} satisfies Meta<typeof SuggestField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces a server: searches the suggestions of the story. */
function Live(props: SuggestFieldProps<string>): ReactElement {
  const [value, setValue] = useState(props.value);
  const all = props.suggestions;
  const found =
    value === ''
      ? []
      : isGrouped(all)
        ? all.flatMap((group) => {
            const items = group.items.filter((item) => fits(item, value));
            return items.length === 0 ? [] : [{ ...group, items }];
          })
        : flatItems(all).filter((item) => fits(item, value));
  return (
    <SuggestField
      {...props}
      suggestions={found}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

export const Grouped: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: productText('Find a team or league') });
    await userEvent.type(field, 'zvezda');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('zvezda');
    await userEvent.type(field, ' ol');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('m2');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Open: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'r');
    await screen.findAllByRole('option');
  },
};

export const NothingFound: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'xyz');
    const message = await screen.findByText('Nothing of this name');
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Nothing of this name')).toBeNull());
  },
};
