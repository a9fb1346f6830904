import type { Meta, StoryObj } from '@storybook/react-vite';
import { Person } from './Person.tsx';

const meta = {
  title: 'Kit/Frame/Person',
  component: Person,
  args: { name: 'marko.petrovic', detail: '12.480,50' },
  argTypes: { detail: { control: 'text' } },
  parameters: {
    docs: { description: { component: 'Who is signed in, with a line below the name such as the credit.' } },
  },
} satisfies Meta<typeof Person>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCredit: Story = {};
export const NameAlone: Story = { args: { detail: undefined } };
export const Greek: Story = { args: { name: 'Γιώργος Παπαδόπουλος' } };
