import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { narrow } from '../../../fixtures/layout/narrow.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Flag } from '../../icon/flag/Flag.tsx';
import { Combobox } from './Combobox.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const teams = [
  { value: 'zeljeznicar', label: 'Željezničar', detail: '12', keywords: 'ZEL' },
  { value: 'partizan', label: 'Partizan', detail: '9' },
  { value: 'cukaricki', label: 'Čukarički', detail: '4' },
  { value: 'derdap', label: 'Đerdap Kladovo', detail: '2' },
  { value: 'aris', label: 'Άρης Θεσσαλονίκης', detail: '6' },
  { value: 'fuerth', label: 'Greuther Fürth', detail: '3' },
];

const meta = {
  title: 'Kit/Fields/Combobox',
  component: Combobox,
  args: { label: 'Team', placeholder: 'Type a name', value: null, onValueChange: fn(), items: teams },
  argTypes: { items: { control: false } },
  decorators: [narrow],
  parameters: {
    docs: {
      description: {
        component:
          'One of many choices, found by typing. Diacritics, case and the order of words do not matter: "zeljeznicar" finds "Željezničar".',
      },
    },
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(Combobox<string>, 'value', 'onValueChange');

const shut = (): Promise<void> => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const TypeAndEnter: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Team' });
    await userEvent.type(field, 'zeljeznicar');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await shut();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('zeljeznicar');
    await expect(field).toHaveValue('Željezničar');
    await userEvent.clear(field);
    await userEvent.type(field, 'derd');
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Đerdap Kladovo'));
    await userEvent.keyboard('{Escape}');
    await shut();
  },
};

export const ArrowsAndCross: Story = {
  args: { value: 'partizan' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findAllByRole('option')).toHaveLength(6);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await shut();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cukaricki');
    const [cross] = canvas.getAllByRole('button');
    if (cross) await userEvent.click(cross);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue('');
  },
};

export const NothingFound: Story = {
  args: { emptyText: 'No team of this name' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xyz');
    const message = await screen.findByText('No team of this name');
    await waitFor(() => expect(message).toBeVisible());
  },
};

export const InGroups: Story = {
  args: {
    label: 'League',
    items: [
      {
        label: 'Serbia',
        items: [
          { value: 'superliga', label: 'Superliga', icon: <Flag code="RS" />, detail: '8' },
          { value: 'prva', label: 'Prva liga', icon: <Flag code="RS" />, detail: '7' },
        ],
      },
      {
        label: 'Greece',
        items: [{ value: 'sl', label: 'Super League', icon: <Flag code="GR" />, detail: '7' }],
      },
      {
        label: 'Germany',
        items: [
          { value: 'bundesliga', label: 'Bundesliga', icon: <Flag code="DE" />, detail: '9' },
          { value: 'zweite', label: '2. Bundesliga', icon: <Flag code="DE" />, detail: '9' },
          { value: 'pokal', label: 'DFB-Pokal', icon: <Flag code="DE" />, detail: '4', disabled: true },
        ],
      },
    ],
  },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    const group = within(await screen.findByRole('group', { name: productText('Germany') }));
    await expect(group.getAllByRole('option')).toHaveLength(3);
  },
};

export const Loading: Story = {
  args: { items: [], loading: true, onQueryChange: fn() },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zve');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('zve');
    await waitFor(() => expect(screen.getAllByRole('status')[0]).not.toBeEmptyDOMElement());
  },
};

export const States: Story = {
  render: (args) => {
    return (
      <StoryGrid>
        <Live {...args} />
        <Live {...args} value="partizan" />
        <Live {...args} value="partizan" size="sm" />
        <Live {...args} error="Choose one of them." />
        <Live {...args} value="partizan" disabled />
      </StoryGrid>
    );
  },
};
