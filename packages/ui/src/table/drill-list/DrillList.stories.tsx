import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { DrillLine, DrillList } from './DrillList.tsx';

const open = fn();

const meta = {
  title: 'Kit/Tables/Drill list',
  component: DrillList,
  tags: ['phone'],
  args: { label: 'Users' },
  parameters: { docs: { description: { component: 'One level of a tree on a phone. A line leads a level down.' } } },
  render: (args) => (
    <DrillList {...args}>
      <DrillLine name="agencija-detelinara" note="Agent · 24 below" value="20.000,00" onClick={open} />
      <DrillLine name="jovana.petrović" note="Player" value="350,00" onClick={open} />
      <DrillLine
        name="a-rather-long-name-that-does-not-fit-into-one-line-of-a-phone"
        note={<Badge tone="danger">Blocked</Badge>}
        value="1.250.000,00"
        onClick={open}
      />
    </DrillList>
  ),
} satisfies Meta<typeof DrillList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  tags: ['both'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /jovana/ }));
    await expect(open).toHaveBeenCalled();
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
