import { IconMail } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { narrow } from '../../../fixtures/narrow.tsx';
import { sayIn } from '../../../fixtures/say.ts';
import { Sheet } from '../../../fixtures/Sheet.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Kit/Fields/Text field',
  component: TextField,
  args: { label: 'Username', onValueChange: fn() },
  argTypes: { prefix: { control: false }, suffix: { control: false } },
  decorators: [narrow],
  parameters: {
    docs: { description: { component: 'A line of text with its label, a hint, and what is wrong with it.' } },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  args: { hint: 'As it stands on the ticket' },
  play: async ({ canvasElement, args, globals }) => {
    const say = sayIn(globals['language']);
    const field = within(canvasElement).getByRole('textbox', { name: say('Username') });
    await expect(field).toHaveAccessibleDescription(say('As it stands on the ticket'));
    await userEvent.click(within(canvasElement).getByText(say('Username')));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ana');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ana');
  },
};

export const WithError: Story = {
  args: { error: 'This username is taken.', defaultValue: 'marko' },
  play: async ({ canvasElement, globals }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(sayIn(globals['language'])('This username is taken.'));
  },
};

export const States: Story = {
  render: (_args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <Sheet>
        <TextField label={say('Username')} placeholder={say('Your username')} />
        <TextField label={say('Username')} defaultValue="marko" hint={say('As it stands on the ticket')} />
        <TextField label={say('Username')} defaultValue="marko" error={say('This username is taken.')} />
        <TextField
          label={say('Email')}
          type="email"
          defaultValue="ana@example.org"
          prefix={<IconMail size={20} aria-hidden="true" />}
        />
        <TextField label={say('Amount')} defaultValue="250,00" suffix="RSD" inputMode="decimal" size="sm" />
        <TextField label={say('Currency')} defaultValue="RSD" readOnly hint={say('Set by your agent')} />
        <TextField label={say('Currency')} defaultValue="RSD" disabled />
      </Sheet>
    );
  },
};
