import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { narrow } from '../../../fixtures/layout/narrow.tsx';

import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Kit/Fields/Password field',
  component: PasswordField,
  args: { label: 'Password' },
  decorators: [narrow],
  parameters: { docs: { description: { component: 'A password, with a button that shows it.' } } },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'Tajna123');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Tajna123');
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const States: Story = {
  render: () => {
    return (
      <StoryGrid>
        <PasswordField label="Password" defaultValue="Tajna123" />
        <PasswordField label="New password" autoComplete="new-password" hint="At least 8 characters" />
        <PasswordField label="Password" defaultValue="abc" error="A password has at least 8 characters." />
        <PasswordField label="Password" defaultValue="Tajna123" disabled />
      </StoryGrid>
    );
  },
};
