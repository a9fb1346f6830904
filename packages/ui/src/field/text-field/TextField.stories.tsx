import { IconMail } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { narrow } from '../../../fixtures/layout/narrow.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { TextField } from './TextField.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Fields/Text field',
  component: TextField,
  args: { label: 'Username', onValueChange: fn() },
  argTypes: { prefix: { control: false }, suffix: { control: false } },
  decorators: [narrow],
  parameters: {
    docs: { description: { component: 'A line of text with a label, a hint and an error.' } },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  args: { hint: 'As it stands on the ticket' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Username' });
    await expect(field).toHaveAccessibleDescription('As it stands on the ticket');
    await userEvent.click(within(canvasElement).getByText('Username'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ana');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ana');
  },
};

export const WithError: Story = {
  args: { error: 'This username is taken.', defaultValue: 'marko' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This username is taken.');
  },
};

export const States: Story = {
  render: () => {
    return (
      <StoryGrid>
        <TextField label="Username" placeholder="Your username" />
        <TextField label="Username" defaultValue="marko" hint="As it stands on the ticket" />
        <TextField label="Username" defaultValue="marko" error="This username is taken." />
        <TextField
          label={productText('Email')}
          type="email"
          defaultValue="ana@example.org"
          prefix={<IconMail size={20} aria-hidden="true" />}
        />
        <TextField label={productText('Amount')} defaultValue="250,00" suffix="RSD" inputMode="decimal" size="sm" />
        <TextField label={productText('Currency')} defaultValue="RSD" readOnly hint="Set by your agent" />
        <TextField label={productText('Currency')} defaultValue="RSD" disabled />
      </StoryGrid>
    );
  },
};
