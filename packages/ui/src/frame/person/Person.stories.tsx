import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Person } from './Person.tsx';

const meta = {
  title: 'Kit/Frame/Person',
  component: Person,
  args: { name: 'marko.petrovic', detail: '12.480,50' },
  argTypes: { detail: { control: 'text' } },
  parameters: {
    docs: { description: { component: 'The signed-in person, with a detail such as the credit below the name.' } },
  },
} satisfies Meta<typeof Person>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCredit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('marko.petrovic')).toBeVisible();
    await expect(canvas.getByText('12.480,50')).toBeVisible();
  },
};

export const NameAlone: Story = {
  args: { detail: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('marko.petrovic')).toBeVisible();
    await expect(canvas.queryByText('12.480,50')).toBeNull();
  },
};

/** The initials of a name in another script. */
export const Greek: Story = {
  args: { name: 'Γιώργος Παπαδόπουλος' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-letters]')).toHaveAttribute('data-letters', 'ΓΠ');
  },
};
