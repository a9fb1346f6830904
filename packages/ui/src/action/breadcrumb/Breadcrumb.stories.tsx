import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb, BreadcrumbStep } from './Breadcrumb.tsx';

const meta = {
  title: 'Kit/Actions/Breadcrumb',
  component: Breadcrumb,
  tags: ['phone'],
  args: { label: 'Path' },
  parameters: { docs: { description: { component: 'The way down to what the page shows.' } } },
  render: (args) => (
    <Breadcrumb {...args}>
      <BreadcrumbStep label="agencija-centar" href="#centar" />
      <BreadcrumbStep label="agencija-detelinara" href="#detelinara" />
      <BreadcrumbStep label="jovana" current />
    </Breadcrumb>
  ),
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  tags: ['both'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('jovana')).toHaveAttribute('aria-current', 'true');
  },
};
